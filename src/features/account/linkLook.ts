/** A link among words on the account pages: underlined, and tall enough for a thumb. */
export const linkLook = 'inline-flex min-h-11 items-center font-semibold text-leaf-dark underline underline-offset-4 hover:text-pine'

/** Class names of a text link on the account pages. */
export const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-leaf-dark underline underline-offset-4 hover:text-pine'

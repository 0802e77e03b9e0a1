/** Class names of a link inside a text. */
export const textLink = 'font-semibold text-leaf-dark underline underline-offset-4'

/** Class names of a link with a line of its own, tall enough for a finger. */
export const tallLink = 'inline-flex min-h-11 items-center'

/** Class names of a link that leads from a section or a card to another page. */
export const boldLink = `${tallLink} font-bold text-leaf-dark hover:underline`

/** Class names of a link between account pages. */
export const accountLink = `${tallLink} ${textLink} hover:text-pine`

/** Class names of a link whose surface is its whole card. The card shows the focus. */
export const cardLink = 'after:absolute after:inset-0 focus-visible:outline-none'

/** The prefix of public pages in Uzbek. */
const prefix = '/uz'

/** The prefix of public pages in a language: `/uz` or empty. */
export const prefixOf = (language: string) => (language === 'uz' ? prefix : '')

/** Splits a pathname into its language prefix and the path of the page, without a trailing slash; `/uz` alone is the home page. */
export function splitAddress(pathname: string): { prefix: string; plain: string } {
  const isUzbek = pathname === prefix || pathname.startsWith(`${prefix}/`)
  const plain = (isUzbek ? pathname.slice(prefix.length) : pathname).replace(/^\/+/, '/').replace(/(?<!\/)\/+$/, '')
  return { prefix: isUzbek ? prefix : '', plain: plain === '' ? '/' : plain }
}

/** The path of a public page in a language, with its prefix. */
export const addressIn = (language: string, plain: string) =>
  plain === '/' ? prefixOf(language) || '/' : prefixOf(language) + plain

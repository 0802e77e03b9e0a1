/** What the address of every public page that is read in Uzbek begins with. */
const prefix = '/uz'

/** What the addresses of public pages in a language begin with: `/uz`, or nothing. */
export const prefixOf = (language: string) => (language === 'uz' ? prefix : '')

/** The prefix of an address, and the rest of it; a path of `/uz` alone is that of the home page. */
export function splitAddress(pathname: string): { prefix: string; plain: string } {
  const isUzbek = pathname === prefix || pathname.startsWith(`${prefix}/`)
  const plain = (isUzbek ? pathname.slice(prefix.length) : pathname).replace(/^\/+/, '/').replace(/\/+$/, '')
  return { prefix: isUzbek ? prefix : '', plain: plain === '' ? '/' : plain }
}

/** The address of a public page in a language. */
export const addressIn = (language: string, plain: string) => (plain === '/' ? prefixOf(language) || '/' : prefixOf(language) + plain)

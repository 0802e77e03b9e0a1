import { cleanEmail } from './emailText.ts'
import { isOneEditApart } from './isOneEditApart.ts'

/** Common email providers of families in the USA and Uzbekistan. */
const usual = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'aol.com', 'mail.ru', 'yandex.ru']
/** Real domains that are one letter away from a common provider. */
const alsoReal = ['mail.com', 'email.com', 'ymail.com', 'aim.com', 'ail.com', 'mail.uz', 'yandex.com', 'yandex.uz']

/** The probable address if its domain is one typo away from a common provider; null otherwise, and while the domain is still being typed. */
export function suggestEmail(typed: string): string | null {
  const address = cleanEmail(typed)
  const [, name, domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(address.toLowerCase()) ?? []
  if (!name || alsoReal.includes(domain) || usual.some((known) => known.startsWith(domain))) return null
  const meant = usual.find((known) => isOneEditApart(domain, known))
  return meant === undefined ? null : address.replace(/@.*$/, `@${meant}`)
}

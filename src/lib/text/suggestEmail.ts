import { cleanEmail } from './emailText.ts'
import { isOneEditApart } from './isOneEditApart.ts'

/** Where families in the USA and Uzbekistan have their mail. */
const usual = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'aol.com', 'mail.ru', 'yandex.ru']
/** Real ones that are one letter away from those. */
const alsoReal = ['mail.com', 'email.com', 'ymail.com', 'aim.com', 'ail.com', 'mail.uz', 'yandex.com', 'yandex.uz']

/** The address that was probably meant, where its domain is one typo away from a well-known one; null otherwise, and while that is still being typed. */
export function suggestEmail(typed: string): string | null {
  const address = cleanEmail(typed)
  const [, name, domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(address.toLowerCase()) ?? []
  if (!name || alsoReal.includes(domain) || usual.some((known) => known.startsWith(domain))) return null
  const meant = usual.find((known) => isOneEditApart(domain, known))
  return meant === undefined ? null : address.replace(/@.*$/, `@${meant}`)
}

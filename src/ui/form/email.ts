import * as v from 'valibot'
import { isOneEditApart } from '@/lib/text/isOneEditApart.ts'

const opening = /^(?!"[^"@]*"@)[\s<([{"'“”„‟«‘’‚]+/
// Greedy from the start: a pattern for only the end would be tried at every character.
const upToClosing = /^.*[^\s>)\]}"'“”„»‘’.,;:!?]/s

/**
 * A pasted email address without its surroundings: invisible characters, `mailto:` with its query, a name before `<…>`, quotes, brackets, and
 * closing marks.
 */
export function cleanEmail(text: string): string {
  const opened = text
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, '')
    .replace(/^[^<>]*<([^<>]*)>[^<>]*$/, '$1')
    .replace(opening, '')
    .replace(/^mailto:([^?]*).*$/is, '$1')
  return upToClosing.exec(opened)?.[0] ?? ''
}

const label = /[^\s@.,;:<>()[\]\\]+/
const dotted = (least: '*' | '+') => `${label.source}(\\.${label.source})${least}`
const address = new RegExp(`^$|^${dotted('*')}@${dotted('+')}$`)

/** An email address, cleaned, and checked loosely so that no valid address is rejected: a name, an @, and a domain, without empty parts. */
export const emailText = v.pipe(
  v.string(),
  // Comes first: after a failed check valibot skips later transforms, and with them the checks of the whole form.
  v.transform(cleanEmail),
  v.nonEmpty('empty'),
  // Also matches the empty string, which is reported once, as empty.
  v.regex(address, 'email'),
)

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

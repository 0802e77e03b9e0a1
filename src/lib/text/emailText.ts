import * as v from 'valibot'

// Separate from fieldSchemas.ts, so that the login page does not load the phone number check. Messages are keys of messages.json.

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

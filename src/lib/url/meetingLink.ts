import { webLink } from './webLink.ts'

/** Adds https:// to a web address copied from a chat, `meet.google.com/abc`; any other text unchanged. */
export const withScheme = (text: string): string =>
  /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text.trim()) ? `https://${text.trim()}` : text

/** Format characters (zero-width, soft hyphen, byte order mark, direction) and fillers; a copied link may hold some, escaped at its end. */
const invisible = /[\p{Cf}\u034f\u115f\u1160\u2800\u3164]|(?:%E2%80%8[B-F]|%E2%81%A0|%C2%AD|%C2%A0|%EF%BB%BF)+$/giu
const meetingHost = String.raw`(?:[\w-]+\.)*(?:zoom\.us|meet\.google\.com|teams\.microsoft\.com|teams\.live\.com)`
/** The link of an invitation that joins the meeting, not its links for phone numbers or help. */
const joins = new RegExp(`^https?://${meetingHost}/(?:[jsw]/|wc/|my/|[a-z]{3}-[a-z]{4}-|l/meetup|meet/)`, 'i')
const bareLink = new RegExp(String.raw`(?<=^|\s)${meetingHost}/[^\s<>"«»“”]+`, 'i')
const link = /(?<=^|[\s<([{"'«“‘:])https?:\/\/[^\s<>"«»“”]+/gi

/** Removes closing marks from the end of a link, and a closing parenthesis only if none opens. */
function withoutMarks(text: string): string {
  let end = text.length
  while ('>]}.,;:!|"\'’”»…'.includes(text[end - 1] ?? ' ') || (text[end - 1] === ')' && !text.includes('('))) end -= 1
  return text.slice(0, end)
}

/** Cuts text attached to a link: a second copy, a labeled passcode, and anything after the number of a Zoom or Google Meet meeting. */
const withoutTail = (text: string) =>
  text
    .replace(/([a-z\d])https?:\/\/.*$/i, '$1')
    .replace(/(?:pass-?code|password|meeting[_-]?id|parol|kod|пароль|код)[:：].*$/iu, '')
    .replace(/(zoom\.us\/(?:[jsw]|wc\/join)\/\d{9,11})(?![\d?/#]).*$/i, '$1')
    .replace(/(meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3})(?![?/#]).*$/i, '$1')

function tidyOnce(text: string): string {
  const plain = text
    .replace(invisible, '')
    .trim()
    .replace(/(?:https?:?\/\/)+(https?):?\/\//gi, '$1://')
    .replace(/(\/[jsw]\/)(\d{3,4}(?:[ \u00a0]\d{3,4}){2})(?!\d)/gi, (_, path: string, number: string) =>
      path.concat(number.replace(/\D/g, '')),
    )
  const links = plain.match(link) ?? []
  const found = links.find((one) => joins.test(one)) ?? links[0]
  if (found !== undefined) return withoutMarks(withoutTail(found))
  const bare = bareLink.exec(plain)?.[0]
  return withScheme(bare === undefined ? plain : withoutMarks(withoutTail(bare)))
}

/**
 * The meeting link in pasted text: without invisible characters, closing marks, a doubled scheme, spaces in a Zoom number, or a passcode after
 * it; from a whole invitation, the link that joins. Text without a link is only trimmed.
 */
export function tidyMeetingLink(text: string): string {
  let tidy = text.slice(0, 20_000)
  // A removed part may have hidden another part.
  for (let steps = 0; steps < 9; steps += 1) {
    const next = tidyOnce(tidy)
    if (next === tidy) break
    tidy = next
  }
  return tidy
}

/** A stored meeting link as a URL that can be opened (see webLink); tidied, since it may have been stored as pasted. */
export const meetingLink = (stored: string): URL | null => webLink(tidyMeetingLink(stored))

/** Zoom's numbers are read in groups: 3-3-3, 3-3-4, or 3-4-4 digits. */
const zoomGroups: Record<number, RegExp> = {
  9: /(\d{3})(\d{3})(\d{3})/,
  10: /(\d{3})(\d{3})(\d{4})/,
  11: /(\d{3})(\d{4})(\d{4})/,
}

/** The number to type into the app of Zoom or Google Meet instead of opening a link: `812 3456 7890`, `abc-defg-hij`. Null if the link has none. */
export function meetingNumber({ hostname, pathname }: URL): string | null {
  const host = hostname.toLowerCase()
  if (host === 'zoom.us' || host.endsWith('.zoom.us')) {
    const number = /^\/(?:j|s|w|wc|wc\/join)\/(\d{9,11})(?:\/|$)/.exec(pathname)?.[1]
    return number === undefined ? null : number.replace(zoomGroups[number.length]!, '$1 $2 $3')
  }
  if (host === 'meet.google.com')
    return /^\/([a-z]{3}-[a-z]{4}-[a-z]{3})\/?$/i.exec(pathname)?.[1]?.toLowerCase() ?? null
  return null
}

import { cleanEmail } from '@/ui/form/email.ts'
import { webLink, withQuery } from '@/lib/url/webLink.ts'

/** react-hook-form returns null for a rendered group of radios without a selection. */
type Person = { parentName: string; parentEmail: string; parentPhoneNumber: string; day: string | null }

/** Maximum characters per query value: servers reject URLs that are too long. */
const maxLength = 200

/**
 * The URL of the embedded scheduler, prefilled; null if the setting is not a web URL. Calendly sends messages to the
 * embedding page only with `embed_domain` and `embed_type`.
 */
export function schedulerAddress(
  setting: string,
  { parentName, parentEmail, parentPhoneNumber, day }: Person,
  { language, host }: { language: string; host: string },
): URL | null {
  const url = webLink(setting)
  if (url === null) return null
  const query = {
    embed_domain: host,
    embed_type: 'Inline',
    lang: language,
    name: parentName,
    email: cleanEmail(parentEmail),
    phone: parentPhoneNumber,
    month: day?.slice(0, 7) ?? '',
    date: day ?? '',
  }
  const filled = Object.entries(query).flatMap(([name, value]) => {
    const text = Array.from(value.trim()).slice(0, maxLength).join('')
    return text === '' ? [] : [[name, text] as const]
  })
  return new URL(withQuery(url.href, Object.fromEntries(filled)))
}

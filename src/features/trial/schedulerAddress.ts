import { webLink } from '@/lib/webLink.ts'

type Person = { parentName: string; parentEmail: string; parentPhoneNumber: string; day: string }

/** Longest value put into the address, in characters: a server may refuse a longer address whole. */
const longest = 200

/**
 * The address of the embedded scheduler with the person filled in; null when the setting is no web address. `embed_domain` and
 * `embed_type` are what Calendly needs to report a booking to the page around it.
 */
export function schedulerAddress(setting: string, { parentName, parentEmail, parentPhoneNumber, day }: Person, { language, host }: { language: string; host: string }): URL | null {
  const url = webLink(setting)
  if (url === null) return null
  const query = { embed_domain: host, embed_type: 'Inline', lang: language, name: parentName, email: parentEmail, phone: parentPhoneNumber, month: day.slice(0, 7), date: day }
  for (const [name, value] of Object.entries(query)) {
    const text = value.trim()
    if (text !== '') url.searchParams.set(name, Array.from(text).slice(0, longest).join(''))
  }
  return url
}

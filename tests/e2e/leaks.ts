/** A request as it left the browser. */
export type Sent = { url: string; headers: Readonly<Record<string, string>>; body: string | null }
/** Other origins that a test may contact, and our own origin. */
export type Rules = { own: string; scheduler: RegExp | null; others: readonly RegExp[] }

/** The fields that identify a person, by their contract names. The scheduler receives the first kind, no one the second. */
const contact = new Set(['email', 'phoneNumber', 'name', 'parentEmail', 'parentName', 'parentPhoneNumber'])
const secret = new Set(['password', 'password_confirmation', 'childrenFullName'])

type Known = { secrets: Set<string>; contacts: Set<string> }

/** Data sent to our own API, which no other origin may receive, before or after. Texts of few letters would be found anywhere. */
function learn({ headers, body }: Sent, known: Known) {
  const token = /^Bearer (\S{8,})$/.exec(headers['authorization'] ?? '')?.[1]
  if (token !== undefined) known.secrets.add(token)
  let fields: unknown
  try {
    fields = JSON.parse(body ?? '')
  } catch {
    return
  }
  if (typeof fields !== 'object' || fields === null) return
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string' || value.length < 5) continue
    if (secret.has(name)) known.secrets.add(value)
    // A single word may be a part of any address.
    else if (contact.has(name) && /[\s@\d]/.test(value)) known.contacts.add(value)
  }
}

/** An address as people write it, so that what is encoded is found too. */
function plain(url: string): string {
  const spaced = url.replaceAll('+', ' ')
  try {
    return `${url}\n${decodeURIComponent(spaced)}\n${decodeURIComponent(url)}`
  } catch {
    return `${url}\n${spaced}`
  }
}

const named = (values: ReadonlySet<string>, text: string) =>
  [...values].filter((value) => text.toLowerCase().includes(value.toLowerCase()))

/** Requests of a test that leak data; empty if there are none. */
export function leaks(requests: readonly Sent[], { own, scheduler, others }: Rules): string[] {
  const known: Known = { secrets: new Set(), contacts: new Set() }
  // Data that stays in the browser is sent nowhere.
  const sent = requests.filter(({ url }) => /^(https?|wss?):/.test(url))
  const isApi = (url: string) => new URL(url).origin === own && new URL(url).pathname.startsWith('/api/')
  for (const request of sent) if (isApi(request.url)) learn(request, known)

  return sent.flatMap(({ url, headers, body }) => {
    const { origin, pathname, username } = new URL(url)
    const isOwn = origin === own
    const isScheduler = scheduler !== null && scheduler.test(origin)
    const found: string[] = []
    const tell = (what: string) => found.push(`${what}: ${origin}${pathname}`)
    if (!isOwn && !isScheduler && !others.some((pattern) => pattern.test(origin))) tell('nobody else may be contacted')
    if (username !== '') tell('a user in an address')
    // URLs end up in logs, histories, and the Referer headers of linked sites.
    if (named(known.secrets, plain(url)).length > 0) tell('a secret in an address')
    if (!isScheduler && named(known.contacts, plain(url)).length > 0) tell('a person in an address')
    if (isOwn) {
      if (!isApi(url) && 'authorization' in headers) tell('a token outside the API')
      return found
    }
    const rest = `${Object.values(headers).join('\n')}\n${body ?? ''}`
    if ('authorization' in headers || named(known.secrets, rest).length > 0) tell('a secret to others')
    if (!isScheduler && named(known.contacts, rest).length > 0) tell('a person to others')
    const referrer = headers['referer']
    if (
      referrer !== undefined &&
      (!URL.canParse(referrer) || new URL(referrer).href !== `${new URL(referrer).origin}/`) &&
      new URL(referrer).origin === own
    )
      tell('our path in a referrer')
    return found
  })
}

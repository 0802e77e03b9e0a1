declare const REPORTS: { dsn: string; words: readonly string[] }

const { protocol, username, host, pathname: project } = new URL(REPORTS.dsn)
const receiver = `${protocol}//${host}${project.replace(/\/(\w+)$/, '/api/$1/envelope/')}?sentry_version=7&sentry_key=${username}`

/** The path with everything replaced except the fixed words of our addresses. */
export const routePattern = () =>
  location.pathname
    .split('/')
    .map((part) => (part === '' || REPORTS.words.includes(part) ? part : ':id'))
    .join('/')
const release = () =>
  /\/index-([\w-]+)\.js/.exec(document.querySelector('script[src*="/index-"]')?.getAttribute('src') ?? '')?.[1]

/** A name from our own code; any other value is omitted. */
export const ownName = (value: unknown) =>
  typeof value === 'string' && /^[A-Za-z-]{1,40}$/.test(value) ? value : undefined
export const language = () => ownName(document.documentElement.lang)
export const newId = () => crypto.randomUUID().replaceAll('-', '')

/** Sends one item in Sentry's envelope protocol: https://develop.sentry.dev/sdk/data-model/envelopes/ (GlitchTip and Bugsink support it, too). */
export function sendEnvelope(type: 'event' | 'transaction', content: object, id = newId()) {
  const event = {
    event_id: id,
    type,
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    release: release(),
    transaction: routePattern(),
    ...content,
  }
  const body = [{ event_id: id }, { type }, event].map((part) => JSON.stringify(part)).join('\n')
  void fetch(receiver, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  }).catch(() => undefined)
}

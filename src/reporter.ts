/**
 * Field reports in Sentry's envelope protocol (https://develop.sentry.dev/sdk/data-model/envelopes/; Sentry, GlitchTip, and Bugsink read it).
 * Built into a file of its own, loaded after the first paint and only if VITE_REPORT_DSN is set (build/prerenderPages.ts). What leaves the
 * device is listed here: release, route, kind, endpoint, status, language, code, and the positions of a stack. Never a message, a query, an
 * id, typed text, or the token.
 */
declare const REPORTS: { dsn: string; words: readonly string[] }

const { protocol, username, host, pathname: project } = new URL(REPORTS.dsn)
const receiver = `${protocol}//${host}${project.replace(/\/(\w+)$/, '/api/$1/envelope/')}?sentry_version=7&sentry_key=${username}`
const limit = 20

/** The path with everything that is no fixed word of our own addresses replaced. */
const route = () =>
  location.pathname
    .split('/')
    .map((part) => (part === '' || REPORTS.words.includes(part) ? part : ':id'))
    .join('/')
const release = () =>
  /\/index-([\w-]+)\.js/.exec(document.querySelector('script[src*="/index-"]')?.getAttribute('src') ?? '')?.[1]
/** A name that our own code gives; anything else is left out. */
const name = (value: unknown) => (typeof value === 'string' && /^[A-Za-z-]{1,40}$/.test(value) ? value : undefined)

/** Where in our files it happened, outermost first as the protocol has it. */
function framesOf(error: unknown) {
  const stack = error instanceof Error ? String(error.stack) : ''
  return [...stack.matchAll(/\/assets\/([\w-]+\.js):(\d+):(\d+)/g)]
    .map(([, file, line, column]) => ({ filename: `/assets/${file}`, lineno: Number(line), colno: Number(column) }))
    .slice(0, 30)
    .reverse()
}

function send(type: 'event' | 'transaction', content: object): string {
  const id = crypto.randomUUID().replaceAll('-', '')
  const event = {
    event_id: id,
    type,
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    release: release(),
    transaction: route(),
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
  return id.slice(0, 8).toUpperCase()
}

const language = () => name(document.documentElement.lang)
const known = new WeakSet<object>()
const seen = new Set<string>()

window.report = (kind, { error, endpoint, fault, status } = {}) => {
  if (typeof error === 'object' && error !== null) {
    if (known.has(error)) return
    known.add(error)
  }
  const frames = framesOf(error)
  const tags = { kind, endpoint: name(endpoint), fault: name(fault), status, language: language() }
  const same = JSON.stringify([tags, frames.at(-1)])
  if (seen.size >= limit || seen.has(same)) return
  seen.add(same)
  const type = name(error instanceof Error ? error.name : undefined) ?? kind
  const code = send('event', {
    level: 'error',
    tags,
    exception: { values: [{ type, value: kind, ...(frames.length > 0 && { stacktrace: { frames } }) }] },
  })
  if (kind === 'crash') window.crashCode = code
}

addEventListener(
  'error',
  (event) => {
    const { target } = event
    if (event instanceof ErrorEvent) window.report?.('error', { error: event.error })
    else if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) window.report?.('file')
  },
  true,
)
addEventListener('unhandledrejection', ({ reason }) => window.report?.('rejection', { error: reason }))
addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
  window.report?.('policy', { fault: effectiveDirective }),
)

/** How the page felt: largest paint, layout shift, and the slowest interaction, once it is left. Not for those who asked not to be measured. */
function measure() {
  const found = { lcp: 0, cls: 0, inp: 0 }
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    if (PerformanceObserver.supportedEntryTypes?.includes(type))
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  const began = route()
  observe('largest-contentful-paint', ({ startTime }) => (found.lcp = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) found.cls += value
  })
  observe('event', ({ duration }) => (found.inp = Math.max(found.inp, duration)))
  addEventListener(
    'pagehide',
    () =>
      send('transaction', {
        transaction: began,
        start_timestamp: performance.timeOrigin / 1000,
        tags: { language: language() },
        contexts: {
          trace: {
            trace_id: crypto.randomUUID().replaceAll('-', ''),
            span_id: crypto.randomUUID().slice(0, 8) + crypto.randomUUID().slice(0, 8),
            op: 'pageload',
          },
        },
        measurements: {
          lcp: { value: Math.round(found.lcp), unit: 'millisecond' },
          inp: { value: Math.round(found.inp), unit: 'millisecond' },
          cls: { value: Math.round(found.cls * 1000) / 1000, unit: '' },
        },
      }),
    { once: true },
  )
}
if (!(navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl) measure()

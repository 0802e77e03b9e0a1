import type { BrowserContext, Page, Request } from '@playwright/test'
import type { Backend } from '../backend/app.ts'
import type { RecordedRequest } from '../backend/record.ts'
import { noValue } from '../e2e/inspector.ts'
import type { Finding } from './invariants.ts'
import type { TypedText } from './typed.ts'

const isApi = (url: string) => new URL(url).pathname.startsWith('/api/')

/** Listens to a page's logs and dialogs from its start. */
export function watch(
  context: BrowserContext,
  page: Page,
  { backend, typed, origin }: { backend: Backend; typed: TypedText; origin: string },
) {
  const found: Finding[] = []
  const underway = new Set<Request>()
  const forms = new Map<Request, string>()
  let asked = 0
  let expired = false
  let user: string | null = null
  let faulty = false
  let offline = false
  /** A chunk that failed to load stays missing until a reload. */
  let lame = false

  const isOwn = (request: Request) => request.url().startsWith(`${origin}/`) && request.frame().page() === page
  page.on('request', (request) => {
    if (!isOwn(request)) return
    asked += 1
    underway.add(request)
    if (request.method() !== 'GET') forms.set(request, typed.submittedForm())
  })
  page.on('requestfailed', (request) => underway.delete(request))
  page.on('requestfinished', (request) => underway.delete(request))
  page.on('response', (response) => {
    const request = response.request()
    if (!isApi(response.url())) return
    const { pathname } = new URL(response.url())
    if (response.status() === 401 && 'authorization' in request.headers()) expired = true
    if (response.ok() && forms.has(request)) typed.sent(forms.get(request)!, request.method(), pathname)
    if (response.ok() && /\/user\/login(\/access)?$/.test(pathname)) {
      response.json().then(
        (body: { user?: { _id?: string } }) => (user = body.user?._id ?? user),
        () => undefined,
      )
    }
  })

  page.on('console', (message) => {
    const { url } = message.location()
    const text = message.text()
    if (!['error', 'warning'].includes(message.type())) return
    if (text.startsWith('CSP ') || /Content Security Policy|TrustedHTML|Trusted Types/.test(text))
      return void found.push({ invariant: 'policy', words: text })
    // The browser itself logs every request that fails, and every answer that is a refusal.
    if (text.startsWith('Failed to load resource') && (lame || (url !== '' && isApi(url)) || url === page.url())) return
    if (faulty && /session could not be restored/.test(text)) return
    if (lame && /session could not be restored|dynamically imported module|Unable to preload CSS|no words/.test(text))
      return
    found.push({ invariant: 'console', words: `${message.type()}: ${text} ${url}` })
  })
  context.on('weberror', (error) => {
    if (error.page() !== page) return
    if (lame && /dynamically imported module|Unable to preload CSS/.test(error.error().message)) return
    found.push({ invariant: 'uncaught', words: error.error().stack ?? error.error().message })
  })
  page.on('domcontentloaded', () => {
    // A page whose chunk failed to load reloads once the connection is back.
    if (lame) typed.leave()
    lame = offline
  })
  page.on('dialog', (dialog) => void dialog.accept())
  page.on('filechooser', () => {})

  /** Writes that had no answer when the step began. */
  let before: RecordedRequest[] = []
  let latest = 0
  const same = (one: RecordedRequest, other: RecordedRequest) =>
    one.method === other.method &&
    one.path === other.path &&
    JSON.stringify(one.body) === JSON.stringify(other.body) &&
    one.headers['authorization'] === other.headers['authorization']

  return {
    /** A fault is waiting for the next request. It explains what the app says about it. */
    fault: () => (faulty = true),
    connection: (on: boolean) => {
      offline = !on
      lame ||= offline
    },
    /** Resolves when no request is pending, or after the limit. */
    idle: async (until: number) => {
      while (underway.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10))
    },
    /** How many requests there have been; null while some are on their way. */
    asked: () => (underway.size === 0 ? asked : null),
    /** The session as the page shows it. */
    session: (signedIn: boolean) => {
      typed.session(signedIn ? user : null, expired)
      if (!signedIn) user = null
      expired = false
    },
    /** Logged noise and duplicate writes since the last call. */
    take: (): Finding[] => {
      const asked = backend.record.since(latest)
      const writes = asked.filter(({ method }) => method !== 'GET')
      for (const { method, path, query, body } of asked) {
        const words = `${method} ${path} ${JSON.stringify(query)} ${JSON.stringify(body)}`
        if (noValue.test(words)) found.push({ invariant: 'words', words: `sent: ${words.slice(0, 160)}` })
      }
      for (const [index, write] of writes.entries()) {
        // A connection that was cut on purpose is tried again by the browser itself.
        const first = [...before, ...writes.slice(0, index)].find((one) => same(one, write) && one.status !== 0)
        if (first)
          found.push({
            invariant: 'twice',
            words: `${write.method} ${write.path} ${JSON.stringify(write.body)?.slice(0, 160)}`,
          })
      }
      latest = backend.record.latest()
      before = [...before, ...writes].filter(({ status }) => status === null)
      return found.splice(0)
    },
  }
}

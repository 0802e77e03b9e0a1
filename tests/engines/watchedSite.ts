import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'

/** Runs in every page before its own scripts and reports errors to the site. */
function watch() {
  let isLeft = false
  // Firefox stops what a page still loads when it is left, and calls that an error.
  addEventListener('beforeunload', () => (isLeft = true))
  const tell = (words: string) => {
    if (isLeft) return
    // Not later than the next step of the page: nothing is lost when it is left.
    const message = new XMLHttpRequest()
    message.open('POST', '/__watch', false)
    message.send(`${location.pathname}: ${words}`)
  }
  for (const kind of ['error', 'warn'] as const) {
    const own = console[kind]
    console[kind] = (...values: unknown[]) => {
      tell(`${kind}: ${values.map(String).join(' ')}`)
      own(...values)
    }
  }
  addEventListener(
    'error',
    ({ target, message }) =>
      tell(target instanceof Element ? `not loaded: ${target.outerHTML.slice(0, 160)}` : `uncaught: ${message}`),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${String(reason)}`))
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample }) => tell(`CSP ${effectiveDirective} ${blockedURI} ${sample}`),
    true,
  )
}

/**
 * The app at its own origin, in a way that works in every browser, since not every browser can run a script before a page's scripts: a
 * script file is put at the head of every page, which the policy of the app allows. Nothing else is changed, except for stored pictures.
 */
export function watchedSite(app: string, picture?: Uint8Array) {
  const noise: string[] = []
  let pending = 0
  let held: RegExp | null = null
  let waiting = 0
  const hear = (words: string) => {
    // A listing of the stand-in has a picture that is missing.
    if (!words.includes('no-such-file.png')) noise.push(words)
  }
  const site = new Hono()
    .get('/__watch.js', ({ body }) => body(`(${String(watch)})()`, 200, { 'content-type': 'text/javascript' }))
    .post('/__watch', async ({ req, body }) => {
      hear(await req.text())
      return body(null)
    })
    .get('/api/files/*', ({ body }, next) =>
      picture ? body(new Uint8Array(picture), 200, { 'content-type': 'image/png' }) : next(),
    )
    .all('*', async ({ req }) => {
      const { pathname, search } = new URL(req.url)
      if (held?.test(pathname)) {
        waiting += 1
        return new Promise<Response>(() => {})
      }
      const given = await proxy(app + pathname + search, { raw: req.raw, redirect: 'manual' })
      const isPage = given.headers.get('content-type')?.startsWith('text/html') === true
      if (given.status >= 400 && !isPage) hear(`${req.method} ${pathname}: ${given.status}`)
      if (!isPage) return given
      given.headers.delete('content-length')
      return new Response((await given.text()).replace('<head>', '<head><script src="/__watch.js"></script>'), given)
    })
    // A page that is left takes its requests along.
    .onError(({ name }, { body }) => (name === 'AbortError' ? body(null, 499 as 500) : body(name, 500)))
  const server = serve({ fetch: site.fetch, port: 0 })
  server.on('request', (_, answer) => {
    pending += 1
    answer.once('close', () => (pending -= 1))
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The faults of its pages so far. */
    noise,
    isIdle: () => pending === 0,
    /** Leaves requests for some files without an answer. */
    hold: (files: RegExp) => (held = files),
    /** How many there have been. */
    waiting: () => waiting,
    close: () => server.close(),
  }
}

export type WatchedSite = ReturnType<typeof watchedSite>

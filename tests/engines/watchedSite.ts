import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'

type Options = {
  /** Runs before any script of the page. */
  before?: () => void
  /** The content of every stored picture. */
  picture?: Uint8Array
}

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
    ({ target, message }) => {
      const element = target instanceof Element ? target : null
      tell(element ? `not loaded: ${element.outerHTML.slice(0, 160)}` : `uncaught: ${message}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${String(reason)}`))
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample }) => tell(`CSP ${effectiveDirective} ${blockedURI} ${sample}`),
    true,
  )
}

/** A listing of the stand-in has a picture that is not there. */
const expected = /no-such-file\.png/

/**
 * The app at its own origin, in a way that works in every browser, since not every browser can run a script before a page's scripts: a
 * script file is put at the head of every page, which the policy of the app allows. Nothing else is changed.
 */
export async function watchedSite(app: string, { before, picture }: Options = {}) {
  const noise: string[] = []
  let open = 0
  let held: RegExp | null = null
  let waiting = 0
  const hear = (words: string) => {
    if (!expected.test(words)) noise.push(words)
  }
  const script = [watch, before]
    .filter((part) => part !== undefined)
    .map((part) => `(${String(part)})()`)
    .join(';\n')

  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    if (path === '/__watch.js')
      return answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script)
    if (path === '/__watch') {
      return void asked.toArray().then((words) => {
        hear(words.join(''))
        answer.end()
      })
    }
    open += 1
    answer.once('close', () => (open -= 1))
    if (held?.test(path)) return void (waiting += 1)
    if (picture && path.startsWith('/api/files/') && asked.method === 'GET')
      return answer.writeHead(200, { 'content-type': 'image/png' }).end(picture)
    // Pages come unpacked, to be written into.
    const headers = /\.\w+$/.test(path) ? asked.headers : { ...asked.headers, 'accept-encoding': 'identity' }
    const pass = async (given: IncomingMessage) => {
      const isPage = given.headers['content-type']?.startsWith('text/html') === true
      if (given.statusCode! >= 400 && !isPage) hear(`${asked.method} ${path}: ${given.statusCode}`)
      if (!isPage) return pipeline(given, answer.writeHead(given.statusCode!, given.headers))
      const page = Buffer.concat(await given.toArray())
        .toString()
        .replace('<head>', '<head><script src="/__watch.js"></script>')
      return void answer
        .writeHead(given.statusCode!, { ...given.headers, 'content-length': Buffer.byteLength(page) })
        .end(page)
    }
    // A page that is left takes its requests along.
    const passed = request(
      app + path,
      { method: asked.method, headers },
      (given) => void pass(given).catch(() => answer.destroy()),
    )
    passed.on('error', () => answer.destroy())
    answer.once('close', () => passed.destroy())
    asked.pipe(passed)
    return undefined
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The faults of its pages so far. */
    noise,
    /** Whether no request is pending. */
    idle: () => open === 0,
    /** Leaves requests for some files without an answer. */
    hold: (files: RegExp) => (held = files),
    /** How many there have been. */
    waiting: () => waiting,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type WatchedSite = Awaited<ReturnType<typeof watchedSite>>

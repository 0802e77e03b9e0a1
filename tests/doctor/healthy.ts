import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { securityHeaders } from '../../src/build/securityHeaders.ts'
import { createBackend } from '../backend/app.ts'
import { schedulerApp } from '../backend/scheduler/scheduler.ts'
import type { Env } from '../backend/routes/context.ts'
import { inlinedIn } from '../inlined.ts'

type Host = 'api' | 'site' | 'scheduler'
/** Changes responses in transit or, with null, drops the connection: `call` is `GET /class/public`, `sent` the body, `isKnown` whether a token came with it. */
export type Fault = (
  call: string,
  answer: Response,
  more: { on: Host; sent: string; isKnown: boolean },
) => Response | null | Promise<Response | null>
const filler = '<!-- so long that it is worth packing -->'.repeat(60)

/** The stand-in as a healthy backend behind a proxy, a small site, and a scheduler, each on its own port; `world.fault` breaks them. */
export async function startHealthy() {
  const world = { fault: undefined as Fault | undefined, packs: { api: true, site: true } }
  const backend = createBackend()
  // A few say as much as all.
  for (const type of ['class', 'group'] as const)
    for (const { _id } of backend.store.listings.open(type).slice(4)) backend.store.listings.remove(type, _id)
  const servers: ReturnType<typeof createAdaptorServer>[] = []
  const listen = async (app: { fetch: Hono['fetch'] }) => {
    const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const pack = compress()
  const packing =
    (on: 'api' | 'site'): MiddlewareHandler =>
    (c, next) =>
      world.packs[on] ? pack(c, next) : next()
  const breaking =
    (on: Host): MiddlewareHandler =>
    async (c, next) => {
      const sent = c.req.method === 'POST' ? await c.req.raw.clone().text() : ''
      await next()
      const call = `${c.req.method} ${c.req.path.replace(/^\/api/, '')}`
      const answer = world.fault
        ? await world.fault(call, c.res, { on, sent, isKnown: c.req.header('authorization') !== undefined })
        : c.res
      if (answer === c.res) return
      c.res = undefined // Hono would carry its headers over
      if (answer === null) (c.env as Env['Bindings']).outgoing?.destroy()
      c.res = answer ?? new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
    }

  const siteApp = new Hono().use(packing('site')).use(breaking('site'))
  const site = await listen(siteApp)
  const proxy = new Hono()
    .use(packing('api'))
    .use(breaking('api'))
    .use(
      cors({
        origin: site,
        allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
        allowHeaders: ['Authorization', 'Content-Type'],
        exposeHeaders: ['Date', 'Retry-After'],
      }),
    )
    .use(async (c, next) => {
      await next()
      if (c.req.header('authorization') !== undefined) c.header('cache-control', 'no-store')
    })
    .mount('/', backend.app.fetch, { replaceRequest: (request) => request })
  const api = `${await listen(proxy)}/api`
  const scheduler = await listen(new Hono().use(breaking('scheduler')).route('/', schedulerApp))

  const html = `<!doctype html><title>Nihol</title><script>1</script><style>a{}</style><link rel="canonical" href="${site}/"><script type="module" src="/assets/app-1.js"></script>`
  const settings = { VITE_API_URL: api, VITE_FILES_URL: `${api}/files`, VITE_SCHEDULER_URL: `${scheduler}/` }
  const headers = securityHeaders(settings, inlinedIn(html))
  const files: Record<string, string> = {
    '/assets/app-1.js': `import("./page-2.js");${filler}`,
    '/assets/page-2.js': 'export {}',
    '/assets/old-0.js': 'export {}',
  }
  siteApp.get('*', (c) => {
    const { path } = c.req
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    c.header('cache-control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (files[path] !== undefined) return c.body(files[path], 200, { 'content-type': 'text/javascript' })
    if (/no-such|\/\.|\.map$/.test(path)) return c.html(html, 404)
    return path === '/favicon.svg'
      ? c.body('<svg xmlns="http://www.w3.org/2000/svg"/>', 200, { 'content-type': 'image/svg+xml' })
      : c.html(path === '/' ? html + filler : html)
  })

  const close = () => {
    backend.close()
    for (const server of servers) server.close()
  }
  return { world, backend, site, api, settings, close }
}

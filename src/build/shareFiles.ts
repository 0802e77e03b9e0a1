import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transformWithOxc } from 'vite'
import type { ShareSettings } from './shareHead.ts'

/** How long the backend may take before the page is sent as it is, and how long its response is kept. */
const limit = 800
const kept = 5 * 60 * 1000

const nginx = `
// nginx asks the backend within the limit and keeps its responses (nginx-share.conf).
async function head(r) {
  if (r.method !== 'GET' && r.method !== 'HEAD') return r.return(405)
  const shown = shownAt(r.uri, String(r.variables.args || ''))
  const file = await r.subrequest('/share-page' + (/\\/lessons$/.test(r.uri) ? r.uri : '/app') + '.html')
  let page = file.responseText
  if (shown) {
    const answer = await r.subrequest('/share-item/' + shown.type + '/' + shown.id)
    if (answer.status === 200) page = withShareHead(page, answer.responseText, shown, settings)
  }
  r.headersOut['Content-Type'] = 'text/html; charset=utf-8'
  r.return(file.status, page)
}
`

const worker = `
const known = new Map()
async function itemOf(shown) {
  const url = settings.apiUrl + '/' + shown.type + '/' + shown.id
  const before = known.get(url)
  if (before && Date.now() - before.at < ${kept}) return before.body
  const answer = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(${limit}) })
  const body = answer.ok ? await answer.text() : ''
  if (known.size > 1000) known.clear()
  if (answer.ok || answer.status === 404 || answer.status === 410) known.set(url, { at: Date.now(), body })
  return body
}
/** Sends the page that \`next\` gives, with the tags of the class that the address shows; any failure leaves the page as it is. */
export async function respond(request, next) {
  const url = new URL(request.url)
  const shown = request.method === 'GET' ? shownAt(url.pathname, url.search.slice(1)) : null
  if (!shown) return next()
  const [page, body] = await Promise.all([next(), itemOf(shown).catch(() => '')])
  if (!body || page.status !== 200) return page
  const headers = new Headers(page.headers)
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
  return new Response(withShareHead(await page.text(), body, shown, settings), { status: 200, headers })
}
`

const pages = ['/lessons', '/uz/lessons', '/classdetails/*', '/uz/classdetails/*']

/**
 * What puts a class into the head of its shared page, from the one source shareHead.ts: \`.hosting/share.js\` for nginx, a worker for Cloudflare
 * Pages, and an edge function for Netlify.
 */
export async function shareFiles(root: string, settings: ShareSettings): Promise<Record<string, string>> {
  const file = path.join(root, 'src/build/shareHead.ts')
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2018', sourcemap: false })
  const source = code.replace(/^export /gm, '')
  const shared = `${source}const settings = ${JSON.stringify(settings)}\n`
  return {
    '.hosting/share.js': `${shared}${nginx}export default { head }\n`,
    '_worker.js': `${shared}${worker}export default { fetch: (request, env) => respond(request, () => env.ASSETS.fetch(request)) }\n`,
    '_routes.json': JSON.stringify({ version: 1, include: pages, exclude: [] }),
    '.hosting/netlify-share.js': `${shared}${worker}export default (request, context) => respond(request, () => context.next())\nexport const config = ${JSON.stringify({ path: pages, onError: 'bypass' })}\n`,
  }
}

/**
 * Share previews through Debian's nginx and its njs module (apt-get install nginx-light libnginx-mod-http-js): the configuration and script that
 * the build writes, small pages, and a backend with the answers of shareCases.ts.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hostingFiles } from '../../src/build/hostingFiles.ts'
import { shareFiles } from '../../src/build/shareFiles.ts'
import { freePort } from '../freePort.ts'
import { answers, pages, shareCases, shareSettings } from './shareCases.ts'

const [port, apiPort] = [await freePort(8080), await freePort(8090)]
const calls: string[] = []
const backend = createServer((request, response) => {
  calls.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim())
  const { status, body, slow } = answers[request.url!.split('/').at(-1)!] ?? { status: 404, body: '{}' }
  setTimeout(() => response.writeHead(status).end(body), slow ? 2000 : 0)
}).listen(apiPort, '127.0.0.1')

const root = await mkdtemp(path.join(tmpdir(), 'nihol-share-'))
const api = `http://127.0.0.1:${apiPort}/api`
const all = {
  ...hostingFiles({ 'x-own': '1' }, [], ['/classdetails/'], api),
  ...(await shareFiles(process.cwd(), shareSettings(api))),
}
await chmod(root, 0o755) // as root, nginx works as another user
await mkdir(path.join(root, '.hosting'))
await mkdir(path.join(root, 'uz'))
for (const [file, text] of Object.entries({
  'lessons.html': pages.lessons,
  'uz/lessons.html': pages.lessons,
  'app.html': pages.app,
  '.hosting/share.js': all['.hosting/share.js']!,
  '.hosting/nginx.conf': all['.hosting/nginx-share.conf']!.replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace(/^ *brotli_static .*/gm, '')
    .replace('/tmp/nihol-share', path.join(root, 'cache'))
    .replaceAll('/srv/nihol', root),
  'main.conf': `load_module /usr/lib/nginx/modules/ngx_http_js_module.so;
${all['.hosting/main.conf']!.replaceAll('/tmp/', `${root}/`).replaceAll('/srv/nihol', root)}`,
}))
  await writeFile(path.join(root, file), text)

const nginx = spawn('nginx', ['-c', path.join(root, 'main.conf'), '-g', 'daemon off;'], { stdio: 'inherit' })
const ask = (address: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${port}${address}`, { method, headers: { authorization: 'Bearer secret' } })
try {
  for (let attempt = 0; attempt < 50 && !(await ask('/lessons').catch(() => null)); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  for (const [what, address, page] of shareCases) {
    const before = Date.now()
    const answer = await ask(address)
    assert.deepEqual(
      [answer.status, answer.headers.get('x-own'), answer.headers.get('content-type')],
      [200, '1', 'text/html; charset=utf-8'],
      what,
    )
    assert.equal(await answer.text(), page, what)
    assert.ok(Date.now() - before < 1500, `${what}: ${Date.now() - before} ms`)
  }
  assert.equal((await ask('/lessons', 'POST')).status, 405)
  for (const hidden of ['/share-item/class/a1', '/share-page/app.html', '/_worker.js', '/_routes.json'])
    assert.equal((await ask(hidden)).status, 404, hidden)
  const asked = calls.filter((call) => call.includes('/a1'))
  assert.deepEqual(asked, ['GET /api/class/a1', 'GET /api/group/a1'], 'without a token, and once')
  console.log(`share previews through nginx: ${shareCases.length} pages passed`)
} finally {
  nginx.kill()
  backend.close()
  backend.closeAllConnections()
  await rm(root, { recursive: true, force: true })
}

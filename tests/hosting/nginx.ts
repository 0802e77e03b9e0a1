/**
 * `npm run hosting`: builds, serves the build with Debian's nginx and the configuration that the build wrote, and looks at the answers as
 * `curl` would. Installs nginx and its module for brotli if they are missing.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, loadEnv } from 'vite'
import { headersAt, securityHeaders, strictTransport } from '../../src/build/securityHeaders.ts'
import { freePort } from '../freePort.ts'
import { installDebian } from '../installDebian.ts'
import { inlinedIn } from '../inlined.ts'
import { pageCases } from './pageCases.ts'

if (!existsSync('/usr/sbin/nginx')) installDebian(['nginx-light', 'libnginx-mod-http-brotli-static'])
const dist = path.resolve('node_modules/.cache/nihol-hosting-dist')
await build({ logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } })

const port = await freePort(8080)
const folder = await mkdtemp(path.join(tmpdir(), 'nihol-nginx-'))
const modules = await readdir('/usr/lib/nginx/modules').catch(() => [])
const brotli = modules.find((file) => file.includes('brotli_static'))
const given = await readFile(path.join(dist, '.hosting/nginx.conf'), 'utf8')
const server = given
  .replace('listen 8080;', `listen 127.0.0.1:${port};`)
  .replaceAll('/srv/nihol-previous', path.join(folder, 'previous'))
  .replaceAll('/srv/nihol', dist)
// As the container runs it (src/build/Dockerfile): without privileges, and with one folder to write to.
const main = (await readFile(path.join(dist, '.hosting/main.conf'), 'utf8'))
  .replaceAll('/tmp/', `${folder}/`)
  .replace('/srv/nihol/.hosting/nginx.conf', path.join(folder, 'server.conf'))
await mkdir(path.join(folder, 'previous/assets'), { recursive: true })
for (const [file, text] of Object.entries({
  'previous/assets/old.js': 'old',
  'server.conf': brotli ? server : server.replace(/^ *brotli_static .*/gm, ''),
  'main.conf': `${brotli ? `load_module /usr/lib/nginx/modules/${brotli};\n` : ''}${main}`,
}))
  await writeFile(path.join(folder, file), text)
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
if (nobody.uid) await chown(folder, nobody.uid, nobody.gid)
const nginx = spawn('nginx', ['-c', path.join(folder, 'main.conf'), '-g', 'daemon off;'], {
  stdio: 'inherit',
  ...nobody,
})

type Answer = { status: number; headers: Record<string, unknown>; text: string }
const ask = (address: string, encoding = 'identity', method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request(
      { method, host: '127.0.0.1', port, path: address, headers: { 'accept-encoding': encoding } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() }),
        )
      },
    )
    asked.on('error', reject).end()
  })

const settings = { ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env }
const promised = {
  ...securityHeaders(settings, inlinedIn(await readFile(path.join(dist, 'index.html'), 'utf8'))),
  'strict-transport-security': strictTransport(settings),
}
/** Every header that was promised, once. */
const checkHeaders = (address: string, { headers }: Answer) =>
  Object.entries(headersAt(address, promised)).forEach(([name, value]) =>
    check(`${address}: header ${name}: ${String(headers[name])}`, headers[name] === value),
  )

let passed = 0
const failures: string[] = []
const check = (what: string, ok: boolean) => (ok ? (passed += 1) : failures.push(what))

try {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const up = await ask('/').catch(() => null)
    if (up) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const title = ({ text }: Answer) => /<title>([^<]*)/.exec(text)?.[1]
  for (const [address, status, file] of pageCases) {
    const answer = await ask(address)
    check(`${address}: status ${answer.status}, not ${status}`, answer.status === status)
    check(`${address}: not ${file} (${title(answer)})`, answer.text === (await readFile(path.join(dist, file), 'utf8')))
    checkHeaders(address, answer)
    check(
      `${address}: cache-control ${String(answer.headers['cache-control'])}`,
      answer.headers['cache-control'] === 'no-cache',
    )
  }
  for (const [address, to] of [
    ['/pricing/', '/pricing'],
    ['/uz/', '/uz'],
    ['/uz/pricing/', '/uz/pricing'],
  ] as const) {
    const answer = await ask(address)
    check(
      `${address} leads to ${String(answer.headers['location'])}`,
      answer.status === 301 && new URL(String(answer.headers['location']), 'http://x').pathname === to,
    )
  }
  for (const hidden of [
    '/_headers',
    '/_redirects',
    '/.hosting/nginx.conf',
    '/.vite/manifest.json',
    '/assets/nothing.js',
    '/../etc/passwd',
  ]) {
    const { status } = await ask(hidden)
    check(`${hidden}: status ${status}`, [400, 404].includes(status))
  }
  for (const [address, to] of [['/.well-known/change-password', '/forgot-password']] as const) {
    const answer = await ask(address)
    check(`${address}: ${answer.status}`, answer.status === 302 && answer.headers['location'] === to)
  }
  const old = await ask('/assets/old.js')
  check('the previous release is kept', old.text === 'old' && /immutable/.test(String(old.headers['cache-control'])))
  checkHeaders('/assets/old.js', old)
  const asset = /href="(\/assets\/[^"]+\.js)"/.exec((await ask('/')).text)?.[1] ?? ''
  for (const encoding of brotli ? ['br', 'gzip'] : ['gzip']) {
    for (const address of ['/', '/uz/pricing', '/dashboard', '/nowhere', asset])
      check(`${address} in ${encoding}`, (await ask(address, encoding)).headers['content-encoding'] === encoding)
  }
  const kept = await ask(asset)
  check('hashed files are kept', kept.headers['cache-control'] === 'public, max-age=31536000, immutable')
  for (const address of [
    asset,
    '/og/chess-en.png',
    '/icons/icon-192.png',
    '/favicon.svg',
    '/assets/nothing.js',
    '/_headers',
    '/pricing/',
  ])
    checkHeaders(address, await ask(address))
  for (const method of ['OPTIONS', 'POST', 'DELETE']) {
    for (const address of [
      '/',
      '/pricing',
      '/uz/pricing',
      '/dashboard',
      '/classroom/1/class',
      '/courses/IT-CODING',
      '/nowhere',
      asset,
      '/og/chess-en.png',
    ]) {
      const answer = await ask(address, 'identity', method)
      check(
        `${method} ${address}: status ${answer.status}`,
        answer.status === 405 || (address === '/nowhere' && answer.status === 404),
      )
      checkHeaders(`${method} ${address}`, answer)
    }
  }
  for (const [address, type] of [
    [asset, 'application/javascript'],
    ['/og/chess-en.png', 'image/png'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const answer = await ask(address)
    check(
      `${address}: ${String(answer.headers['content-type'])}`,
      String(answer.headers['content-type']).startsWith(type),
    )
  }
} finally {
  nginx.kill()
  await rm(folder, { recursive: true, force: true })
}
if (failures.length > 0) console.log(`failed:\n  ${failures.join('\n  ')}`)
console.log(`nginx${brotli ? ' with' : ' without'} brotli: ${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 && passed > 0 ? 0 : 1)

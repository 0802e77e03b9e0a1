/**
 * Builds the app and the pages to compare it with, and serves them compressed over HTTP/2, as every host of the README does, with the stand-in
 * backend. `--against REV` builds that commit too, with the installed packages.
 */
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build, preview } from 'vite'
import { compressFiles } from '../../src/build/compressFiles.ts'
import { freePort } from '../freePort.ts'

const outDir = path.resolve('node_modules/.cache/nihol-bench-dist')
process.env['NIHOL_TEST'] = '1'
process.env['NIHOL_DATA'] = ':memory:'
const { against } = parseArgs({ options: { against: { type: 'string' } } }).values
const stops: (() => Promise<unknown> | void)[] = []
/** Ends all servers. */
export const stop = async () => {
  for (const end of stops) await end()
}

/** A certificate for localhost; needs the openssl command. */
function certificate(folder: string) {
  const file = (name: string) => path.join(folder, name)
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  execFileSync('openssl', [...words, '-keyout', file('key.pem'), '-out', file('cert.pem')], { stdio: 'ignore' })
  return Promise.all([readFile(file('key.pem')), readFile(file('cert.pem'))])
}

const own = await mkdtemp(path.join(tmpdir(), 'nihol-bench-'))
stops.push(() => rm(own, { recursive: true, force: true }))
const [key, cert] = await certificate(own)
/** An argument of Chromium. By Playwright's ignoreHTTPSErrors, nothing would be cached, and the second load would be another first. */
export const trusted = `--ignore-certificate-errors-spki-list=${createHash('sha256')
  .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64')}`
const hopByHop = /^(connection|keep-alive|transfer-encoding|upgrade|proxy-connection|http2-settings)$|^:/

/** Serves a build over HTTP/2, and over HTTP/1.1 with BENCH_HTTP1=1. Resolves with its origin. */
async function serve(folder: string) {
  const port = await freePort(4700)
  process.env['NIHOL_SCHEDULER_PORT'] = String(await freePort(port + 1))
  const behind = await preview({
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port, strictPort: true },
  })
  stops.push(() => behind.close())
  if (process.env['BENCH_HTTP1'] === '1') return `http://localhost:${port}`
  const front = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answer) => {
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !hopByHop.test(name)))
    const forwarded = request(
      { port, path: asked.url, method: asked.method, headers: { ...headers, host: `localhost:${port}` } },
      (response) => {
        answer.writeHead(
          response.statusCode ?? 502,
          Object.fromEntries(Object.entries(response.headers).filter(([name]) => !hopByHop.test(name))),
        )
        response.pipe(answer)
      },
    )
    forwarded.on('error', () => answer.destroy())
    asked.pipe(forwarded)
  })
  const secure = await freePort(port + 20)
  await new Promise<void>((resolve) => void front.listen(secure, resolve))
  stops.push(() => void front.close())
  return `https://localhost:${secure}`
}

/** The build of another commit. Its copy of the packages consists of links to files: a link to the folder would name files outside the tree. */
function buildOf(revision: string) {
  const tree = path.join(path.resolve('.data'), path.basename(own))
  const folder = path.join(own, 'dist')
  execFileSync('git', ['worktree', 'add', '--detach', tree, revision], { stdio: 'ignore' })
  stops.push(() => void execFileSync('git', ['worktree', 'remove', '--force', tree], { stdio: 'ignore' }))
  execFileSync('cp', ['-al', 'node_modules', path.join(tree, 'node_modules')])
  execFileSync('npx', ['--no-install', 'vite', 'build', '--outDir', folder, '--emptyOutDir'], {
    cwd: tree,
    stdio: 'ignore',
  })
  return folder
}

await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } })
await build({
  configFile: false,
  root: path.resolve('tests/bench/bare'),
  base: '/bare/',
  logLevel: 'error',
  build: { outDir: path.join(outDir, 'bare'), emptyOutDir: true },
})
await copyFile(path.join(outDir, 'bare/index.html'), path.join(outDir, 'bare.html'))
// The floors: the same HTML, style and pictures without any script, and a small page of another product (minimal.html).
await mkdir(path.join(outDir, 'static/courses'), { recursive: true })
await copyFile('tests/bench/minimal.html', path.join(outDir, 'static/minimal.html'))
/** The pages that are measured. */
export const pages = ['/', '/courses/chess', '/pricing', '/login'] as const
/** The address of a page's own static copy. */
export const plain = (page: string) => `/static${page === '/' ? '/home' : page}`
for (const page of pages) {
  const html = await readFile(path.join(outDir, page === '/' ? 'index.html' : `${page}.html`), 'utf8')
  await writeFile(
    path.join(outDir, `${plain(page)}.html`),
    html.replace(/<template id="scripts">.*?<\/template>/s, '').replace(/<script>.*?<\/script>/s, ''),
  )
}
await compressFiles(path.join(outDir, 'static'))
await compressFiles(path.join(outDir, 'bare'))
// Its own style would violate our policy.
const previewFile = path.join(outDir, '.hosting/preview.json')
const { headers, ...rest } = JSON.parse(await readFile(previewFile, 'utf8')) as { headers: Record<string, string> }
delete headers['content-security-policy']
await writeFile(previewFile, JSON.stringify({ headers, ...rest }))
/** Where the build is served. */
export const base = await serve(outDir)
/** Where the build of the other commit is served; null without `--against`. */
export const baseBefore = against === undefined ? null : await serve(buildOf(against))

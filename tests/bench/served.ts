/** Builds the app and the pages beside it, and serves them compressed, with the stand-in backend. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, preview } from 'vite'
import { compressFiles } from '../../src/build/compressFiles.ts'
import { freePort } from '../freePort.ts'

const outDir = path.resolve('node_modules/.cache/nihol-bench-dist')
process.env['NIHOL_TEST'] = '1'
process.env['NIHOL_DATA'] = ':memory:'
const port = await freePort(4700)
process.env['NIHOL_SCHEDULER_PORT'] = String(await freePort(port + 1))
/** Where the build is served. */
export const base = `http://localhost:${port}`

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
// It has a style of its own, which our policy would refuse.
const previewFile = path.join(outDir, '.hosting/preview.json')
const { headers, ...rest } = JSON.parse(await readFile(previewFile, 'utf8')) as { headers: Record<string, string> }
delete headers['content-security-policy']
await writeFile(previewFile, JSON.stringify({ headers, ...rest }))
export const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port, strictPort: true } })

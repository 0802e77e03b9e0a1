/**
 * `npm run lighthouse`: builds, serves the build compressed, and runs Lighthouse (mobile) over the main public pages. Lighthouse itself
 * is fetched by npm for the run; it is no dependency of the project.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { findChromium } from '../chromium.ts'
import { freePort } from '../freePort.ts'

const outDir = path.resolve('node_modules/.cache/nihol-lighthouse-dist')
process.env['NIHOL_DATA'] = ':memory:'
const port = await freePort(4720)
process.env['NIHOL_SCHEDULER_PORT'] = String(await freePort(port + 1))
// Canonical addresses are judged by where they lead.
process.env['VITE_SITE_URL'] ??= `http://localhost:${port}`
await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } })
await mkdir(path.join(outDir, '../nihol-lighthouse'), { recursive: true })
// In its own process: this process keeps serving while Lighthouse runs.
const child = spawn(
  process.execPath,
  [
    '--input-type=module',
    '-e',
    `import { preview } from 'vite'; await preview({ build: { outDir: ${JSON.stringify(outDir)} }, preview: { port: ${port}, strictPort: true } })`,
  ],
  { stdio: 'inherit' },
)
for (let attempt = 0; attempt < 100; attempt += 1) {
  if (await fetch(`http://localhost:${port}/`).catch(() => null)) break
  await new Promise((resolve) => setTimeout(resolve, 100))
}
let worst = 100
for (const page of ['/', '/courses/chess', '/pricing', '/login']) {
  const file = path.join(
    outDir,
    '../nihol-lighthouse',
    `${page === '/' ? 'home' : page.slice(1).replace('/', '-')}.json`,
  )
  spawnSync(
    'npx',
    [
      '--yes',
      'lighthouse@13.5.0',
      `http://localhost:${port}${page}`,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
    },
  )
  const { categories, audits } = JSON.parse(await readFile(file, 'utf8')) as {
    categories: Record<string, { title: string; score: number; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, { title: string; score: number | null }>
  }
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`)
  worst = Math.min(worst, ...Object.values(categories).map(({ score }) => score * 100))
  console.log(`${page.padEnd(16)} ${scores.join('  ')}`)
  for (const { score, auditRefs } of Object.values(categories)) {
    if (score < 1)
      for (const { id, weight } of auditRefs)
        if (weight > 0 && (audits[id]?.score ?? 1) < 0.9) console.log(`    ${id}: ${audits[id]!.title}`)
  }
}
child.kill()
process.exit(worst >= 98 ? 0 : 1)

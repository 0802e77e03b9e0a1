/**
 * `npm run test:engines`: the main journeys of visitor, student and teacher, and a walk over all addresses, in Firefox ESR and WebKitGTK.
 * Missing engines are installed from Debian packages; an engine that cannot be installed is left out, and said so.
 *
 *   npm run test:engines -- teacher             only tests whose name holds the word
 *   npm run test:engines -- --only firefox      in one engine
 *
 * BASE=http://localhost:4173 uses a server that runs already (with NIHOL_TEST=1).
 */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../freePort.ts'
import { installDebian } from '../installDebian.ts'
import type { Browser, Engine } from './browser.ts'
import { firefox } from './firefox.ts'
import { journeys } from './journeys.ts'
import { visitorOf, type EngineTest } from './visitor.ts'
import { walks } from './walk.ts'
import { watchedSite } from './watchedSite.ts'
import { webkit } from './webkit.ts'

const reports = path.resolve('node_modules/.cache/nihol-reports')
mkdirSync(reports, { recursive: true })
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const tests = [...journeys, ...walks].filter(({ name }) => positionals.every((word) => name.includes(word)))
if (tests.length === 0) {
  console.error(`No journey has a name with ${positionals.join(' and ')}.`)
  process.exit(2)
}
const engines = [firefox, webkit].filter(({ name }) => values.only === undefined || values.only === name)

/** Builds and serves the app, unless BASE names a server. */
async function serve() {
  const given = process.env['BASE']
  if (given !== undefined) return { app: given, stop: () => {} }
  const port = String(await freePort(Number(process.env['PORT'] ?? 4520)))
  const own = { PORT: port, NIHOL_TEST: '1', NIHOL_DATA: ':memory:' }
  const server = spawn(process.execPath, ['tests/serve.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...own, NIHOL_OUT: `node_modules/.cache/nihol-engines-dist-${port}` },
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (words) => String(words).includes('Ctrl+C') && resolve())
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return { app: `http://localhost:${port}`, stop: () => server.kill() }
}

/** Why a test failed in an engine; null if it passed. */
async function failure(app: string, browser: Browser, test: EngineTest, screenshot: string): Promise<string | null> {
  const site = watchedSite(app, test.picture)
  const tab = await browser.open()
  try {
    await tab.resize(test.width === 'narrowest' ? browser.narrowest : 1280, 860)
    await test.steps(visitorOf(tab, site, test.language))
    return site.noise.length === 0 ? null : `it was not quiet: ${site.noise.join('\n      ')}`
  } catch (error) {
    const seen = await tab
      .run(() => `at ${location.href}: ${document.querySelector('h1')?.textContent}`)
      .catch(() => 'at no page')
    const saved = await tab.screenshot().then(
      (picture) => (writeFileSync(screenshot, picture), screenshot),
      () => 'no screenshot',
    )
    return [(error as Error).message, seen, saved, ...site.noise].join('\n      ')
  } finally {
    await tab.close().catch((error: unknown) => console.log(`      not closed: ${String(error)}`))
    site.close()
  }
}

const result = { passed: 0, failed: 0, failures: [] as string[] }
function tell(title: string, reason: string | null) {
  console.log(`${reason === null ? '  ok  ' : 'FAILED'}  ${title}${reason === null ? '' : `\n      ${reason}`}`)
  if (reason === null) result.passed += 1
  else result.failed = result.failures.push(`${title}\n    ${reason}`)
}

async function runIn(engine: Engine, app: string) {
  const { name, packages, isInstalled, start } = engine
  if (!isInstalled()) installDebian(packages)
  if (!isInstalled()) return console.log(`${name}: left out, for it is not installed (Debian: ${packages.join(', ')})`)
  let browser
  try {
    browser = await start()
    for (const [index, test] of tests.entries()) {
      const screenshot = path.join(reports, `${name}-${index + 1}.png`)
      tell(`${browser.name}: ${test.name}`, await failure(app, browser, test, screenshot))
    }
  } catch (error) {
    // The other engine continues.
    tell(`${name} runs`, String(error))
  }
  await browser?.close()
}

const { app, stop } = await serve()
try {
  // Side by side: each waits for its pages most of the time.
  await Promise.all(engines.map((engine) => runIn(engine, app)))
  writeFileSync(path.join(reports, 'engines.json'), JSON.stringify(result))
  console.log(`\nother engines: ${result.passed} passed, ${result.failed} failed`)
  process.exitCode = result.failed === 0 ? 0 : 1
} finally {
  stop()
}

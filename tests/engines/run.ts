/**
 * `npm run test:engines`: the main journeys of visitor, student and teacher, and a walk over all addresses, in Firefox ESR and WebKitGTK.
 * An engine that is not there and cannot be installed is left out, and said so.
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
import type { Browser } from './browserProtocol.ts'
import type { EngineTest } from './engineTest.ts'
import { firefox, hasFirefox } from './firefox.ts'
import { visitorOf } from './visitor.ts'
import { student } from './student.ts'
import { teacher } from './teacher.ts'
import { siteJourneys } from './siteJourneys.ts'
import { walk } from './walk.ts'
import { watchedSite } from './watchedSite.ts'
import { hasWebKit, webkit } from './webkit.ts'
import './install.ts'

const reports = path.resolve('node_modules/.cache/nihol-reports')
mkdirSync(reports, { recursive: true })
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const tests = [...siteJourneys, ...student, ...teacher, ...walk].filter(({ name }) =>
  positionals.every((word) => name.includes(word)),
)
if (tests.length === 0) {
  console.error(`No journey has a name with ${positionals.join(' and ')}.`)
  process.exit(2)
}
const engines = [
  { name: 'firefox', isThere: hasFirefox, start: firefox },
  { name: 'webkit', isThere: hasWebKit, start: webkit },
].filter(({ name }) => values.only === undefined || values.only === name)

/** Builds and serves the app, unless BASE names a server. */
async function serve() {
  const given = process.env['BASE']
  if (given !== undefined) return { app: given, stop: () => {} }
  const port = await freePort(Number(process.env['PORT'] ?? 4520))
  const server = spawn(process.execPath, ['tests/serve.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      NIHOL_TEST: '1',
      NIHOL_DATA: ':memory:',
      NIHOL_OUT: `node_modules/.cache/nihol-engines-dist-${port}`,
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (words) => String(words).includes('Ctrl+C') && resolve())
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return { app: `http://localhost:${port}`, stop: () => server.kill() }
}

/** Why a test failed in an engine; null when it passed. */
async function failure(
  app: string,
  browser: Browser,
  { language, width, before, picture, steps }: EngineTest,
  screenshot: string,
): Promise<string | null> {
  const site = await watchedSite(app, { ...(before && { before }), ...(picture && { picture }) })
  const tab = await browser.open()
  try {
    await tab.resize(width === 'narrowest' ? browser.narrowest : 1280, 860)
    await steps(visitorOf(tab, site, language))
    return site.noise.length === 0 ? null : `it was not quiet: ${site.noise.join('\n      ')}`
  } catch (error) {
    const seen = await tab
      .run(() => `at ${location.href}: ${document.querySelector('h1')?.textContent}`)
      .catch(() => 'at no page')
    const saved = await tab.screenshot().then(
      (picture) => {
        writeFileSync(screenshot, picture)
        return screenshot
      },
      () => 'no screenshot',
    )
    return [(error as Error).message, seen, saved, ...site.noise].join('\n      ')
  } finally {
    await tab.close().catch((error: unknown) => console.log(`      not closed: ${String(error)}`))
    site.close()
  }
}

type Result = { passed: number; failures: string[] }

/** Runs all tests in one engine and prints a line for each. */
async function walkIn({ name, isThere, start }: (typeof engines)[number], app: string): Promise<Result> {
  const result: Result = { passed: 0, failures: [] }
  if (!isThere()) {
    console.log(
      `${name}: left out, for it is not installed (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb)`,
    )
    return result
  }
  let browser
  try {
    browser = await start()
  } catch (error) {
    // The other engine continues.
    result.failures.push(`${name} does not start: ${String(error)}`)
    console.log(`FAILED  ${result.failures[0]}`)
    return result
  }
  try {
    for (const [index, test] of tests.entries()) {
      const started = performance.now()
      const reason = await failure(app, browser, test, path.join(reports, `${name}-${index + 1}.png`))
      const title = `${browser.name}: ${test.name}`
      console.log(
        `${reason === null ? '  ok  ' : 'FAILED'}  ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)${reason === null ? '' : `\n      ${reason}`}`,
      )
      if (reason === null) result.passed += 1
      else result.failures.push(`${title}\n    ${reason}`)
    }
  } finally {
    await browser.close()
  }
  return result
}

const { app, stop } = await serve()
try {
  // Side by side: each waits for its pages most of the time.
  const results = await Promise.all(engines.map((engine) => walkIn(engine, app)))
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failures = results.flatMap((result) => result.failures)
  writeFileSync(path.join(reports, 'engines.json'), JSON.stringify({ passed, failed: failures.length, failures }))
  console.log(`\nother engines: ${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  stop()
}

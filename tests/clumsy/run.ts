/**
 * The clumsy visitor: random presses, keys, typing, language switches, Back and reloads on every page and in every role, in a real browser
 * with motion on. After each step the invariants of invariants.ts must hold.
 *
 *   npm run clumsy                              20 seeds × 500 steps
 *   npm run clumsy -- --seeds 3 --steps 60      seeds 1 to 3
 *   npm run clumsy -- 17                        seed 17 again, each step as it is done
 *   npm run clumsy -- --planted                 shows that each invariant catches a planted defect
 *
 * BASE=http://localhost:4173 uses a server that runs already. A failure prints its seed, its last steps and the path of a screenshot.
 */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { freePort } from '../freePort.ts'
import { plants } from './planted.ts'
import { walkInto } from './walkInto.ts'
import { launch } from './session.ts'
import { report, visit } from './randomWalk.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '20' },
    steps: { type: 'string', default: '500' },
    planted: { type: 'boolean', default: false },
  },
})
const replayed = positionals.map(Number)
if (
  ![...replayed, Number(values.seeds), Number(values.steps)].every((number) => Number.isInteger(number) && number > 0)
) {
  console.error(
    `Seeds and steps are positive integers, not ${[...positionals, values.seeds, values.steps].join(', ')}.`,
  )
  process.exit(2)
}
const seeds = replayed.length > 0 ? replayed : Array.from({ length: Number(values.seeds) }, (_, index) => index + 1)

/** Builds and serves the app, unless BASE names a server. */
async function serve() {
  const given = process.env['BASE']
  if (given !== undefined) return { app: given, stop: () => {} }
  const port = await freePort(Number(process.env['PORT'] ?? 4420))
  const server = spawn(process.execPath, ['tests/serve.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      NIHOL_TEST: '1',
      NIHOL_DATA: ':memory:',
      NIHOL_OUT: `node_modules/.cache/nihol-clumsy-dist-${port}`,
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (words) => String(words).includes('Ctrl+C') && resolve())
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return { app: `http://localhost:${port}`, stop: () => server.kill() }
}

const { app, stop } = await serve()
const browser = await launch()
let wrong = 0
try {
  if (values.planted) {
    for (const planted of plants) {
      const { before, after } = await walkInto(browser, app, planted)
      const found = before.length === 0 && after.some(({ invariant }) => invariant === planted.invariant)
      if (!found) wrong += 1
      console.log(
        `${found ? 'found ' : 'MISSED'}  ${planted.invariant}: ${planted.name}`,
        ...(found ? [] : [before, after]),
      )
    }
  } else {
    let steps = 0
    const sent = new Map<string, number>()
    for (const seed of seeds) {
      const started = Date.now()
      const visited = await visit(
        browser,
        app,
        seed,
        Number(values.steps),
        replayed.length > 0 ? console.log : undefined,
      )
      steps += visited.steps
      for (const call of visited.sent) sent.set(call, (sent.get(call) ?? 0) + 1)
      if (visited.findings.length > 0) {
        wrong += 1
        console.log(report(visited))
      } else
        console.log(
          `seed ${seed} (${visited.who}): ${visited.steps} steps, nothing wrong, ${Math.round((Date.now() - started) / 1000)} s`,
        )
    }
    console.log(
      `\nsent and taken: ${[...sent]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([call, count]) => `${call} × ${count}`)
        .join(', ')}`,
    )
    console.log(`${seeds.length} seeds, ${steps} steps: ${wrong} findings`)
  }
} finally {
  await browser.close()
  stop()
}
process.exit(wrong === 0 ? 0 : 1)

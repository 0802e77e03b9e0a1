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
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { freePort } from '../freePort.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '20' },
    steps: { type: 'string', default: '500' },
    planted: { type: 'boolean', default: false },
  },
})
const numbers = [...positionals, values.seeds, values.steps]
if (!numbers.every((number) => /^[1-9]\d*$/.test(number))) {
  console.error(`Seeds and steps are positive integers, not ${numbers.join(', ')}.`)
  process.exit(2)
}
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1)
const base = process.env['BASE']
const command = 'playwright test --config tests/e2e/playwright.config.ts --project=desktop clumsy.spec.ts --grep'
const { status } = spawnSync('npx', [...command.split(' '), values.planted ? 'planted' : 'seed'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    ...(base === undefined
      ? { PORT: String(await freePort(Number(process.env['PORT'] ?? 4420))) }
      : { PORT: new URL(base).port, NIHOL_REUSE: '1' }),
    NIHOL_SEEDS: (positionals.length > 0 ? positionals : seeds).join(),
    NIHOL_STEPS: values.steps,
    ...(positionals.length > 0 && { NIHOL_TELL: '1' }),
  },
})
process.exit(status ?? 1)

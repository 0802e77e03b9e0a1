import { expect, test } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { plants, walkInto } from '../clumsy/planted.ts'
import { report, visit } from '../clumsy/randomWalk.ts'
import { fewer } from '../full.ts'

// Only the test of journey.ts knows when to repeat.
test.describe.configure({ retries: 0 })

// A browser that reaches only this machine. Each visit has its own backend, because it injects faults.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  },
})

/** Set by `npm run clumsy`; otherwise one seed for each role. */
const { NIHOL_SEEDS: seeds = '1,2,3,4', NIHOL_STEPS: steps = String(fewer(60, 12)), NIHOL_TELL: tell } = process.env

for (const seed of seeds.split(',').map(Number))
  test(`the clumsy visitor finds no defect with seed ${seed}`, async ({ browser, baseURL }) => {
    test.setTimeout(120_000 + Number(steps) * 2000)
    const visited = await visit(browser, baseURL!, seed, Number(steps), tell === undefined ? undefined : console.log)
    test.info().annotations.push({ type: 'accepted', description: JSON.stringify(visited.sent) })
    expect(visited.findings, report(visited)).toEqual([])
  })

for (const plant of plants)
  test(`a planted defect is noticed: ${plant.name} (${plant.invariant})`, async ({ browser, baseURL }) => {
    const { before, after } = await walkInto(browser, baseURL!, plant)
    expect(before).toEqual([])
    expect(after.map(({ invariant }) => invariant)).toContain(plant.invariant)
  })

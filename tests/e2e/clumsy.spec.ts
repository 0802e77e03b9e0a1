import type { Browser } from 'playwright-core'
import { expect, test } from '@playwright/test'
import { fewer } from '../full.ts'
import { plants } from '../clumsy/planted.ts'
import { walkInto } from '../clumsy/walkInto.ts'
import { launch } from '../clumsy/session.ts'
import { report, visit } from '../clumsy/randomWalk.ts'

// Only the test of journey.ts knows when to repeat.
test.describe.configure({ retries: 0 })

// `npm run clumsy` takes more steps. The clumsy visitor has its own browser without other hosts, and its own backend, because it injects faults.
let browser: Browser
test.beforeAll(async () => {
  browser = await launch()
})
test.afterAll(() => browser.close())

/** One seed for each role. */
for (const seed of [1, 2, 3, 4])
  test(`the clumsy visitor finds no defect with seed ${seed}`, async ({ baseURL }) => {
    test.setTimeout(240_000)
    const visited = await visit(browser, baseURL!, seed, fewer(60, 12))
    expect(visited.findings, report(visited)).toEqual([])
  })

for (const plant of plants)
  test(`the clumsy visitor notices a planted defect: ${plant.name} (${plant.invariant})`, async ({ baseURL }) => {
    const { before, after } = await walkInto(browser, baseURL!, plant)
    expect(before).toEqual([])
    expect(after.map(({ invariant }) => invariant)).toContain(plant.invariant)
  })

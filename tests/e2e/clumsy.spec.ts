import type { Browser } from 'playwright-core'
import { expect, test } from '@playwright/test'
import { plants, walkInto } from '../clumsy/planted.ts'
import { launch, report, visit } from '../clumsy/visitor.ts'

// The clumsy visitor for a minute, in each role once; `npm run clumsy` walks for an hour. It brings its own browser, which reaches nobody
// else, and its own backend, whose faults are met by nobody else.
let browser: Browser
test.beforeAll(async () => {
  browser = await launch()
})
test.afterAll(() => browser.close())

for (const seed of [1, 2, 3, 4])
  test(`a clumsy visitor finds nothing wrong, seed ${seed}`, async ({ baseURL }) => {
    test.setTimeout(240_000)
    const visited = await visit(browser, baseURL!, seed, 60)
    expect(visited.findings, report(visited)).toEqual([])
  })

for (const planted of plants)
  test(`a clumsy visitor notices ${planted.invariant}: ${planted.name}`, async ({ baseURL }) => {
    const { before, after } = await walkInto(browser, baseURL!, planted)
    expect(before).toEqual([])
    expect(after.map(({ invariant }) => invariant)).toContain(planted.invariant)
  })

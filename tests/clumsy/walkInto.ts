import type { Browser } from 'playwright-core'
import type { Finding } from './invariants.ts'
import { arrive, judge, settle } from './session.ts'
import type { Plant } from './plantSteps.ts'

/** Walks into one defect: what is wrong before it is planted, which should be nothing, and after. */
export async function walkInto(
  browser: Browser,
  app: string,
  { address = '/login', plant, act }: Plant,
): Promise<{ before: Finding[]; after: Finding[] }> {
  const { visitor, leave } = await arrive(browser, app, 1, {
    role: 'visitor',
    language: 'en',
    window: { touch: false, width: 1280, height: 860 },
  })
  try {
    await visitor.page.goto(visitor.origin + address)
    await settle(visitor)
    const before = await judge(visitor)
    await plant(visitor.page)
    await act?.(visitor)
    return { before, after: await judge(visitor) }
  } finally {
    await leave()
  }
}

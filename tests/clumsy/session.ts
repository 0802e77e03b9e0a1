import type { Browser } from '@playwright/test'
import { inspector } from '../e2e/inspector.ts'
import { beginAs } from '../e2e/states/person.ts'
import { translate } from '../translate.ts'
import { startFront } from './front.ts'
import { type Finding, look } from './invariants.ts'
import { addressesFor, people, type Role, roles, windows } from './people.ts'
import { createRandom } from './random.ts'
import { stillness } from './stillness.ts'
import { toolkit } from './toolkit.ts'
import { createTyped } from './typed.ts'
import { watch } from './watch.ts'

type Wanted = { role: Role; language: 'en' | 'uz'; window: (typeof windows)[number] }

/** A visitor in front of the first page, with their own browser profile and backend. */
export async function arrive(browser: Browser, app: string, seed: number, wanted: Partial<Wanted> = {}) {
  const random = createRandom(seed)
  const chosen: Wanted = {
    role: roles[seed % roles.length]!,
    language: random.pick(['en', 'uz']),
    window: random.pick(windows),
    ...wanted,
  }
  const { touch, ...viewport } = chosen.window
  const { backend, origin, close } = await startFront(app)
  const person = random.pick(people[chosen.role])
  const token =
    person.email === '' ? null : backend.store.users.issueToken(backend.store.users.byEmail(person.email)!._id)
  const context = await browser.newContext({
    viewport,
    isMobile: touch,
    hasTouch: touch,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    acceptDownloads: false,
  })
  // A quarter of the walks, in every role.
  const isTranslated = (seed >> 2) % 4 === 1
  if (isTranslated) await context.addInitScript(translate)
  for (const script of [inspector, stillness, toolkit]) await context.addInitScript(script)
  await beginAs(context, chosen.language, token)
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const typed = createTyped()
  const visitor = {
    page,
    origin,
    random,
    backend,
    typed,
    person,
    /** Taps instead of clicking; a resize rotates the screen. */
    touch,
    watch: watch(context, page, { backend, typed, origin }),
    addresses: addressesFor(chosen.role, backend),
    /** Where and when the last tap was. */
    tapped: { x: 0, y: 0, at: 0 },
    /** Counts what was typed, so that it differs each time. */
    turn: 0,
    offline: false,
    found: [] as Finding[],
  }
  await page.goto(origin + (token === null ? '/' : '/dashboard'))
  const leave = async () => {
    await context.close()
    close()
  }
  return {
    visitor,
    leave,
    who: `${chosen.role} ${person.email}, ${chosen.language}, ${viewport.width} px${touch ? ' (touch)' : ''}${isTranslated ? ', translated' : ''}`,
  }
}

export type Visitor = Awaited<ReturnType<typeof arrive>>['visitor']

/** No request is pending and no finite animation is running. */
export async function settle({ page, watch: watched }: Visitor) {
  const until = Date.now() + 8000
  for (let before = -1 as number | null; Date.now() < until && (before === null || before !== watched.asked());) {
    await watched.idle(until)
    before = watched.asked()
    // A page that is just being left has nothing to say.
    await page
      .evaluate(() => window.still())
      .catch(() => page.waitForLoadState('load', { timeout: 5000 }).catch(() => undefined))
  }
}

/** Faults after a step. A visible fault counts if it stays; a logged fault counts at once. */
export async function judge(visitor: Visitor): Promise<Finding[]> {
  const { page, typed, watch: watched } = visitor
  let seen: Finding[] = []
  for (let again = 0; again < 4; again += 1) {
    await page.waitForTimeout(150 * again)
    await settle(visitor)
    try {
      const now = await look(page)
      watched.session(now.signedIn)
      seen = [
        ...now.findings,
        ...typed.lost(now.fields, now.pathname).map((words): Finding => ({ invariant: 'lost', words })),
      ]
    } catch (error) {
      seen = [{ invariant: 'stuck', words: String(error) }] // or just on its way to another page
    }
    if (seen.length === 0) break
  }
  return [...visitor.found.splice(0), ...seen, ...watched.take()]
}

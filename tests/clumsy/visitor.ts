import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { launchOptions } from '../chromium.ts'
import { actions } from './actions.ts'
import { startFront } from './front.ts'
import type { Visitor } from './hands.ts'
import { type Finding, look } from './invariants.ts'
import { addressesFor, people, type Role, roles } from './people.ts'
import { createRandom } from './random.ts'
import { stillness } from './stillness.ts'
import { toolkit } from './toolkit.ts'
import { createTyped } from './typed.ts'
import { watch } from './watch.ts'

export type Visit = {
  seed: number
  who: string
  steps: number
  log: string[]
  findings: Finding[]
  address: string
  screenshot: string | null
  sent: string[]
}

/** A browser that reaches nobody but this machine. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  })

const windows = [
  { touch: true, width: 360, height: 740 },
  { touch: false, width: 360, height: 740 },
  { touch: false, width: 768, height: 1024 },
  { touch: false, width: 1280, height: 860 },
] as const

type Wanted = { role: Role; language: 'en' | 'uz'; window: (typeof windows)[number] }

/** A visitor in front of the first page, in a browser profile and with a backend of their own. */
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
  await context.addInitScript(stillness)
  await context.addInitScript(toolkit)
  await context.addInitScript(
    ([language, stored]) => {
      if (self !== top || sessionStorage.getItem('visited') !== null) return
      sessionStorage.setItem('visited', '')
      localStorage.setItem('language', language!)
      if (stored) localStorage.setItem('access_token', stored)
    },
    [chosen.language, token],
  )
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const typed = createTyped()
  const visitor: Visitor = {
    page,
    origin,
    random,
    backend,
    typed,
    person,
    touch,
    watch: watch(context, page, { backend, typed, origin }),
    addresses: addressesFor(chosen.role, backend),
    tapped: { x: 0, y: 0, at: 0 },
    turn: 0,
    offline: false,
    found: [],
  }
  await page.goto(origin + (token === null ? '/' : '/dashboard'))
  const leave = async () => {
    await context.close()
    close()
  }
  return {
    visitor,
    leave,
    who: `${chosen.role} ${person.email}, ${chosen.language}, ${viewport.width} px${touch ? ' (touch)' : ''}`,
  }
}

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

/** What is wrong after a step. What is seen counts when it stays; what was heard counts at once. */
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

/** One step at random; in words. */
async function step(visitor: Visitor): Promise<string> {
  for (let again = 0; again < 20; again += 1) {
    const words = await visitor.random.weighted(actions)(visitor)
    if (words !== null) return words
  }
  return 'finds nothing to do'
}

/** Walks as a seed decides, until something is wrong or the steps are over. */
export async function visit(
  browser: Browser,
  app: string,
  seed: number,
  steps: number,
  tell: (words: string) => void = () => {},
): Promise<Visit> {
  const { visitor, leave, who } = await arrive(browser, app, seed)
  const log: string[] = []
  let findings: Finding[] = []
  let screenshot: string | null = null
  try {
    findings = await judge(visitor)
    while (findings.length === 0 && log.length < steps) {
      try {
        log.push(`${log.length + 1} ${(await step(visitor)).replaceAll('\n', '↵')}`)
        tell(log.at(-1)!)
        findings = await judge(visitor)
      } catch (error) {
        findings = [
          { invariant: 'stuck', words: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        ]
      }
    }
    if (findings.length > 0) {
      const folder = path.resolve('node_modules/.cache/nihol-clumsy')
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, `${seed}.log`), log.join('\n'))
      screenshot = path.join(folder, `${seed}.png`)
      await visitor.page.screenshot({ path: screenshot }).catch(() => (screenshot = null))
    }
    const sent = visitor.backend.record
      .since()
      .filter(({ method, status }) => method !== 'GET' && status !== null && status >= 200 && status < 300)
    return {
      seed,
      who,
      steps: log.length,
      log,
      findings,
      sent: sent.map(({ method, path }) => `${method} ${path.replace(/\/[0-9a-f]{24}$/, '/{id}')}`),
      address: visitor.page.url().replace(visitor.origin, ''),
      screenshot,
    }
  } finally {
    await leave()
  }
}

/** What went wrong, how, and how to see it again. */
export const report = ({ seed, who, steps, log, findings, address, screenshot }: Visit): string =>
  [
    `\nseed ${seed} (${who}): wrong after ${steps} steps, at ${address}`,
    ...findings.map(({ invariant, words }) => `  ${invariant}: ${words}`),
    '  last steps:',
    ...log.slice(-15).map((words) => `    ${words}`),
    `  screenshot: ${screenshot ?? 'none'}`,
    `  again: npm run clumsy -- ${seed}\n`,
  ].join('\n')

import { beforePress, controlsOf, pathOf, press, type } from './gestures.ts'
import {
  type Action,
  pick,
  pressSomething,
  typeSomewhere,
  fillForm,
  chooseSomething,
  switchLanguage,
  pressKey,
  travel,
  reload,
  openAddress,
  resize,
  scroll,
} from './actionSteps.ts'

/** The page in the frame belongs to the scheduler; booking in it is a matter of two presses. */
const schedule: Action = async ({ page, random, origin }) => {
  const frame = page.frames().find((one) => one !== page.mainFrame() && !one.url().startsWith(origin))
  if (frame === undefined) return null
  const buttons = frame.locator(
    random.weighted([
      [1, '.days button'],
      [2, '.times button'],
      [3, '.confirm'],
    ]),
  )
  const count = await buttons.count()
  if (count === 0) return null
  const button = buttons.nth(random.pick([...Array(count).keys()]))
  const words = await button.textContent()
  await button.evaluate((element: HTMLElement) => element.click())
  return `presses “${words}” in the scheduler`
}

const fault: Action = async ({ backend, watch, random }) => {
  const method = random.pick(['GET', 'POST', 'PATCH', 'DELETE'])
  const answer = random.pick([
    { status: 500, body: { message: 'E11000 duplicate key' } },
    { status: 503, body: '<html>upstream</html>', contentType: 'text/html' },
    { status: 429, body: {}, headers: { 'retry-after': '2' } },
    { status: 422, body: { message: 'That cannot be right', errors: { email: 'Not this one' } } },
    { status: 404, body: {} },
    { status: 401, body: {} },
    { status: 200, body: '{"half":' },
    { dropConnection: true },
    { dropConnection: true, afterHandling: true },
    { delayMs: 700 },
  ])
  backend.faults.clear()
  backend.faults.add({ path: '/*', method, times: random.pick([1, 1, 2]), ...answer })
  watch.fault()
  return `meets a fault at the next ${method}: ${JSON.stringify(answer)}`
}

/** Loses the connection or restores it, which ends all faults. */
const connection: Action = async (visitor) => {
  const { page, backend, watch } = visitor
  visitor.offline = !visitor.offline
  backend.faults.clear()
  await page.context().setOffline(visitor.offline)
  watch.connection(!visitor.offline)
  return visitor.offline ? 'loses the connection' : 'is connected again'
}

/** Does the next thing before anything can come of the first. */
const hasty: Action = async (visitor) => {
  const { random, page, typed } = visitor
  const controls = (await controlsOf(visitor)).filter(({ kind }) => kind === 'press')
  const first = pick(visitor, controls)
  const other = pick(visitor, controls)
  const way = random.pick(['again', 'other', 'language', 'back'] as const)
  const next = { again: first, other, language: controls.find(({ switches }) => switches) ?? null, back: null }[way]
  if (first === null || (way !== 'back' && next === null)) return null
  for (const control of next === null ? [first] : [first, next]) await beforePress(visitor, control)
  if (next === null) typed.leave()
  await page
    .evaluate(
      ([one, two]) => {
        const { element, canGo } = window.clumsy
        const [begun, then] = [element(one!), two === null ? null : element(two!)]
        begun.click()
        if (then) then.click()
        else if (canGo(-1)) history.back()
      },
      [first.index, next?.index ?? null],
    )
    .catch(() => undefined) // the page may be gone before it can answer
  return `presses ${first.words}, and at once ${way === 'again' ? 'again' : next === null ? 'goes back' : next.words}`
}

/** Logs in again if the visitor has an account and is logged out. */
const logIn: Action = async (visitor) => {
  const { page, origin, person, typed, offline } = visitor
  if (offline || person.email === '' || (await page.evaluate(() => localStorage.getItem('access_token') !== null)))
    return null
  if (pathOf(page) !== '/login') {
    typed.leave()
    await page.goto(`${origin}/login`)
    return 'opens /login'
  }
  for (const [name, text] of [
    ['email', person.email],
    ['password', person.password],
  ] as const) {
    const field = (await controlsOf(visitor)).find(
      (control) => control.region === 'main' && control.field?.name === name,
    )
    if (field) await type(visitor, field, text)
  }
  const submit = (await controlsOf(visitor)).find(({ submits, region }) => submits && region === 'main')
  return submit ? `logs in: ${await press(visitor, submit)}` : null
}

/** The visitor's actions and their frequencies. */
export const actions: readonly (readonly [weight: number, action: Action])[] = [
  [40, pressSomething],
  [16, typeSomewhere],
  [8, fillForm],
  [5, chooseSomething],
  [5, pressKey],
  [5, switchLanguage],
  [4, hasty],
  [4, schedule],
  [3, travel(-1)],
  [1, travel(1)],
  [2, reload],
  [3, openAddress],
  [2, resize],
  [3, scroll],
  [2, fault],
  [1, connection],
  [3, logIn],
]

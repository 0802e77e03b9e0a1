import { beforePress, choose, chooseFile, controlsOf, key, pathOf, press, type, typeSomething } from './gestures.ts'
import { windows } from './people.ts'
import type { Visitor } from './session.ts'
import type { Control } from './toolkit.ts'

/** Performs an action and returns its description; null if the page has no suitable control. */
type Action = (visitor: Visitor) => Promise<string | null>

/** Prefers controls of the page to controls of its layout. */
function pick({ random }: Visitor, controls: readonly Control[]): Control | null {
  const inside = controls.filter(({ region }) => /main|dialog/.test(region))
  const choices = inside.length > 0 && random.chance(0.8) ? inside : controls
  const submits = choices.filter(({ submits: isSubmit }) => isSubmit)
  if (submits.length > 0 && random.chance(0.25)) return random.pick(submits)
  return choices.length === 0 ? null : random.pick(choices)
}

async function pickOf(visitor: Visitor, ...kinds: Control['kind'][]) {
  const controls = await controlsOf(visitor)
  return pick(
    visitor,
    controls.filter(({ kind }) => kinds.includes(kind)),
  )
}

const ways = [
  [78, 'once'],
  [10, 'twice'],
  [6, 'Enter'],
  [6, 'Space'],
] as const
const pressSomething: Action = async (visitor) => {
  const control = await pickOf(visitor, 'press')
  return control && press(visitor, control, visitor.random.weighted(ways))
}

const typeSomewhere: Action = async (visitor) => {
  const { random } = visitor
  const fields = (await controlsOf(visitor)).filter(({ kind }) => kind === 'text')
  const empty = fields.filter(({ field }) => field!.value === '')
  const control = pick(visitor, empty.length > 0 && random.chance(0.7) ? empty : fields)
  if (control === null) return null
  const words = await typeSomething(visitor, control)
  return random.chance(0.08) ? `${words}, and ${await key(visitor, 'Enter')}` : words
}

/** Fills whatever is still empty in one form, so that more than its first check is seen. */
const fillForm: Action = async (visitor) => {
  const { page, random } = visitor
  const controls = await controlsOf(visitor)
  const texts = controls.filter(({ kind }) => kind === 'text')
  const one = pick(visitor, texts)
  if (one === null) return null
  const done: string[] = []
  const radios = new Set<string>()
  for (const control of controls.filter(({ form }) => form === one.form)) {
    // An earlier choice may have removed the field, as in the catalog's date range.
    if (!(await page.evaluate((index) => window.clumsy.element(index).isConnected, control.index))) continue
    if (control.kind === 'text' && control.field!.value === '') done.push(await typeSomething(visitor, control, 0.95))
    if (control.kind === 'select') done.push(await choose(visitor, control, random.pick(control.options)))
    if (control.kind === 'file') done.push(await chooseFile(visitor, control))
    const group = /^(\w+)=/.exec(control.name)?.[1]
    if (group !== undefined && !radios.has(group)) {
      radios.add(group)
      done.push(await press(visitor, random.pick(controls.filter(({ name }) => name.startsWith(`${group}=`)))))
    }
  }
  return done.length === 0 ? null : done.join('; ')
}

const chooseSomething: Action = async (visitor) => {
  const control = await pickOf(visitor, 'select', 'file')
  if (control === null) return null
  return control.kind === 'file'
    ? chooseFile(visitor, control)
    : choose(visitor, control, visitor.random.pick(control.options))
}

const switchLanguage: Action = async (visitor) => {
  const control = (await controlsOf(visitor)).find(({ switches }) => switches)
  return control === undefined ? null : press(visitor, control)
}

const keys = 'Escape Escape Tab Tab Shift+Tab Enter Space Backspace ArrowDown ArrowUp Home End PageDown'.split(' ')
const pressKey: Action = (visitor) => key(visitor, visitor.random.pick(keys))

/** A step in the history, if one of our pages is there. */
const travel =
  (by: 1 | -1): Action =>
  async ({ page, typed }) => {
    const can = await page.evaluate((steps) => window.clumsy.canGo(steps), by)
    if (!can) return null
    typed.leave()
    await page.evaluate((steps) => history.go(steps), by).catch(() => undefined) // the page may be gone before it can answer
    return by === 1 ? 'goes forward' : 'goes back'
  }

const reload: Action = async ({ page, typed, offline }) => {
  if (offline) return null
  typed.leave()
  await page.reload()
  return 'reloads the page'
}

const openAddress: Action = async ({ page, typed, origin, addresses, random, offline }) => {
  if (offline) return null
  const address = random.pick(addresses)
  typed.leave()
  await page.goto(origin + address)
  return `opens ${address}`
}

const resize: Action = async ({ page, random, touch }) => {
  const { width: now, height } = page.viewportSize()!
  const others = windows.filter(({ width }) => width !== now)
  const size = touch ? { width: height, height: now } : random.pick(others)
  await page.setViewportSize(size)
  return `makes the window ${size.width} px wide`
}

const scroll: Action = async ({ page, random }) => {
  const by = random.pick([-2000, -300, 200, 500, 900, 3000])
  await page.evaluate((top) => {
    const front = window.inspector.topmost()
    const box = front === document.body ? document.documentElement : front
    box.scrollBy({ top, behavior: 'instant' })
  }, by)
  return `scrolls by ${by} px`
}

const parts = [
  [1, '.days button'],
  [2, '.times button'],
  [3, '.confirm'],
] as const
/** The page in the frame belongs to the scheduler; booking in it is a matter of two presses. */
const schedule: Action = async ({ page, random, origin }) => {
  const frame = page.frames().find((one) => one !== page.mainFrame() && !one.url().startsWith(origin))
  if (frame === undefined) return null
  const buttons = frame.locator(random.weighted(parts))
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
      ([begun, then]) => {
        const { element, canGo } = window.clumsy
        const following = then === null ? null : element(then!)
        element(begun!).click()
        if (following) following.click()
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

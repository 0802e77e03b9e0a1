import { choose, chooseFile, controlsOf, key, press, typeSomething, type Visitor } from './gestures.ts'
import type { Control } from './control.ts'

/** Performs an action and returns its description; null if the page has no suitable control. */
export type Action = (visitor: Visitor) => Promise<string | null>

/** Prefers controls of the page to controls of its layout. */
export function pick({ random }: Visitor, controls: readonly Control[]): Control | null {
  const inside = controls.filter(({ region }) => /main|dialog/.test(region))
  const choices = inside.length > 0 && random.chance(0.8) ? inside : controls
  const submits = choices.filter(({ submits: isSubmit }) => isSubmit)
  if (submits.length > 0 && random.chance(0.25)) return random.pick(submits)
  return choices.length === 0 ? null : random.pick(choices)
}

export const pressSomething: Action = async (visitor) => {
  const { random } = visitor
  const control = pick(
    visitor,
    (await controlsOf(visitor)).filter(({ kind }) => kind === 'press'),
  )
  return (
    control &&
    press(
      visitor,
      control,
      random.weighted([
        [78, 'once'],
        [10, 'twice'],
        [6, 'Enter'],
        [6, 'Space'],
      ] as const),
    )
  )
}

export const typeSomewhere: Action = async (visitor) => {
  const { random } = visitor
  const fields = (await controlsOf(visitor)).filter(({ kind }) => kind === 'text')
  const empty = fields.filter(({ field }) => field!.value === '')
  const control = pick(visitor, empty.length > 0 && random.chance(0.7) ? empty : fields)
  if (control === null) return null
  const words = await typeSomething(visitor, control)
  return random.chance(0.08) ? `${words}, and ${await key(visitor, 'Enter')}` : words
}

/** Fills whatever is still empty in one form, so that more than its first check is seen. */
export const fillForm: Action = async (visitor) => {
  const { page, random } = visitor
  const controls = await controlsOf(visitor)
  const one = pick(
    visitor,
    controls.filter(({ kind }) => kind === 'text'),
  )
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

export const chooseSomething: Action = async (visitor) => {
  const { random } = visitor
  const control = pick(
    visitor,
    (await controlsOf(visitor)).filter(({ kind }) => kind === 'select' || kind === 'file'),
  )
  return (
    control &&
    (control.kind === 'file' ? chooseFile(visitor, control) : choose(visitor, control, random.pick(control.options)))
  )
}

export const switchLanguage: Action = async (visitor) => {
  const control = (await controlsOf(visitor)).find(({ switches }) => switches)
  return control === undefined ? null : press(visitor, control)
}

export const pressKey: Action = (visitor) =>
  key(
    visitor,
    visitor.random.pick([
      'Escape',
      'Escape',
      'Tab',
      'Tab',
      'Shift+Tab',
      'Enter',
      'Space',
      'Backspace',
      'ArrowDown',
      'ArrowUp',
      'Home',
      'End',
      'PageDown',
    ]),
  )

/** A step in the history, if one of our pages is there. */
export const travel =
  (by: 1 | -1): Action =>
  async ({ page, typed }) => {
    const can = await page.evaluate((steps) => window.clumsy.canGo(steps), by)
    if (!can) return null
    typed.leave()
    await page.evaluate((steps) => history.go(steps), by).catch(() => undefined) // the page may be gone before it can answer
    return by === 1 ? 'goes forward' : 'goes back'
  }

export const reload: Action = async ({ page, typed, offline }) => {
  if (offline) return null
  typed.leave()
  await page.reload()
  return 'reloads the page'
}

export const openAddress: Action = async ({ page, typed, origin, addresses, random, offline }) => {
  if (offline) return null
  const address = random.pick(addresses)
  typed.leave()
  await page.goto(origin + address)
  return `opens ${address}`
}

export const resize: Action = async ({ page, random, touch }) => {
  const { width: now, height } = page.viewportSize()!
  const size = touch
    ? { width: height, height: now }
    : random.pick(
        [
          { width: 360, height: 740 },
          { width: 768, height: 1024 },
          { width: 1280, height: 860 },
        ].filter(({ width }) => width !== now),
      )
  await page.setViewportSize(size)
  return `makes the window ${size.width} px wide`
}

export const scroll: Action = async ({ page, random }) => {
  const by = random.pick([-2000, -300, 200, 500, 900, 3000])
  await page.evaluate(
    (top) =>
      (window.clumsy.topmost().matches('body') ? document.documentElement : window.clumsy.topmost()).scrollBy({
        top,
        behavior: 'instant',
      }),
    by,
  )
  return `scrolls by ${by} px`
}

import type { Page } from '@playwright/test'
import type { Visitor } from './session.ts'
import type { Control } from './toolkit.ts'
import { invalid, valid } from './typing.ts'

export const pathOf = (page: Page) => new URL(page.url()).pathname
export const controlsOf = ({ page }: Visitor) => page.evaluate(() => window.clumsy.controls())
const fieldsOf = ({ page }: Visitor) => page.evaluate(() => window.clumsy.fields())

/** Where a control can be pressed, brought into view; what covers it there is a finding. */
async function spot(visitor: Visitor, control: Control) {
  const { x, y, covered } = await visitor.page.evaluate((index) => window.clumsy.point(index), control.index)
  if (covered !== null) visitor.found.push({ invariant: 'covered', words: `${control.words} lies under ${covered}` })
  return { x, y }
}

/** Taps with a finger. Waits between two taps at one place, so that they aren’t a double tap. */
async function tap(visitor: Visitor, x: number, y: number) {
  const { page, tapped } = visitor
  const since = Date.now() - tapped.at
  if (since < 800 && Math.hypot(x - tapped.x, y - tapped.y) < 60) await page.waitForTimeout(800 - since)
  await page.touchscreen.tap(x, y)
  visitor.tapped = { x, y, at: Date.now() }
}

type How = 'once' | 'twice' | 'Enter' | 'Space'

/** Updates the record of typed text before a click. */
export async function beforePress(visitor: Visitor, control: Control) {
  const path = pathOf(visitor.page)
  if (control.submits) visitor.typed.submit(control.form, await fieldsOf(visitor), path)
  visitor.typed.press(control, path)
}

export async function press(visitor: Visitor, control: Control, how: How = 'once'): Promise<string> {
  const { page, touch } = visitor
  const { x, y } = await spot(visitor, control)
  await beforePress(visitor, control)
  if (how === 'Enter' || how === 'Space') {
    await page.evaluate((index) => window.clumsy.element(index).focus({ preventScroll: true }), control.index)
    await page.keyboard.press(how)
  } else if (touch) {
    await tap(visitor, x, y)
    if (how === 'twice') await page.touchscreen.tap(x, y)
  } else await page.mouse.click(x, y, { clickCount: how === 'twice' ? 2 : 1 })
  return `presses ${control.words}${how === 'once' ? '' : `, ${how}`}`
}

/** Replaces the text in a field, with the keyboard; long texts are inserted at once. */
export async function type(visitor: Visitor, control: Control, text: string): Promise<string> {
  const { page, typed, touch } = visitor
  const { x, y } = await spot(visitor, control)
  const field = control.field!
  if (field.type.startsWith('date')) {
    const handle = await page.evaluateHandle((index) => window.clumsy.element(index), control.index)
    await handle.asElement()!.fill(text)
  } else {
    await (touch ? tap(visitor, x, y) : page.mouse.click(x, y))
    await page.evaluate((index) => window.clumsy.element(index).focus({ preventScroll: true }), control.index) // the focus moves only some time after a tap
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    if (text.length > 60) await page.keyboard.insertText(text)
    else await page.keyboard.type(text)
  }
  const value = await page.evaluate((index) => (window.clumsy.element(index) as HTMLInputElement).value, control.index)
  // Browsers trim emails and addresses.
  if (![text, text.trim(), text.replaceAll('\n', '')].includes(value) && !field.type.startsWith('date')) {
    visitor.found.push({
      invariant: 'lost',
      words: `“${text.slice(0, 60)}” was typed into ${field.key}, but the field then contained “${value.slice(0, 60)}”`,
    })
  }
  typed.note({ ...field, value }, pathOf(page))
  return `types “${text.slice(0, 40)}” into ${control.words}`
}

/** Types a valid value with the probability `share`, otherwise an invalid value. */
export function typeSomething(visitor: Visitor, control: Control, share = 0.75) {
  const { random, person } = visitor
  visitor.turn += 1
  const field = control.field!
  return type(
    visitor,
    control,
    random.chance(share) ? valid(random, field, person, visitor.turn) : invalid(random, field),
  )
}

export async function choose(visitor: Visitor, control: Control, value: string): Promise<string> {
  visitor.typed.press(control, pathOf(visitor.page))
  await spot(visitor, control)
  const handle = await visitor.page.evaluateHandle((index) => window.clumsy.element(index), control.index)
  await handle.asElement()!.selectOption(value)
  return `chooses “${value}” in ${control.words}`
}

/** Chooses a picture, or one time in four a file that isn’t a picture. */
export async function chooseFile(visitor: Visitor, control: Control): Promise<string> {
  const file = visitor.random.chance(0.75) ? 'public/icons/icon-192.png' : 'package.json'
  const handle = await visitor.page.evaluateHandle((index) => window.clumsy.element(index), control.index)
  await handle.asElement()!.setInputFiles(file)
  return `chooses the file ${file} in ${control.words}`
}

const editing = ['Backspace', 'Delete', 'Space']

export async function key(visitor: Visitor, name: string): Promise<string> {
  const { page, typed } = visitor
  const own = await page.evaluate(() => window.clumsy.focused())
  if (name === 'Enter' && own) typed.submit(own.form, await fieldsOf(visitor), pathOf(page))
  await page.keyboard.press(name)
  if (
    own &&
    (editing.includes(name) ||
      (name.startsWith('Arrow') && own.type.startsWith('date')) ||
      (name === 'Escape' && own.type === 'search'))
  ) {
    const now = await page.evaluate(() => window.clumsy.focused())
    if (now?.key === own.key) typed.note(now, pathOf(page))
  }
  return `presses the key ${name}${own ? ` in ${own.key}` : ''}`
}

import type { Locator, Page } from '@playwright/test'
import { expect, password, register } from '../journeys/journey.ts'
import { type Language, messagesOf } from '../../messages.ts'
import { inspect } from '../inspector.ts'
import { beginAs } from '../states/person.ts'

type Role = 'link' | 'button' | 'textbox' | 'searchbox' | 'combobox' | 'radio' | 'tab' | 'checkbox'

/** Why the focus cannot be seen: no ring, outside of the viewport, or covered. Null when it can. */
const wrongWithFocus = (page: Page) =>
  inspect(page, () => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body || element.tagName === 'IFRAME') return null
    const name = window.inspector.named(element)
    const ringed = (one: Element | null) =>
      one !== null &&
      getComputedStyle(one).outlineStyle !== 'none' &&
      parseFloat(getComputedStyle(one).outlineWidth) >= 2
    const owners = ['label', 'article', 'li'].map((owner) => element.closest(owner))
    const around = [element, ...owners, element.parentElement].filter((one) => one !== null)
    // The ring of the picker button inside a date field cannot be read.
    if (element.matches('input[type^=date]:not(:focus-visible)')) return null
    // The ring of a file input is drawn by its label.
    if (!around.some(ringed)) return `no ring: ${name}`
    const { left, top, width, height } = (
      element.matches('summary') ? element : (around.find(ringed) ?? element)
    ).getBoundingClientRect()
    const inside = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && around.some((one) => one.contains(hit) || hit.contains(one))
    }
    if (left + width <= 0 || top + height <= 0 || left >= innerWidth || top >= innerHeight)
      return `out of sight: ${name}`
    // The center of the part inside the viewport.
    const y = Math.min(Math.max(top + height / 2, 1), innerHeight - 1)
    const hit = document.elementFromPoint(left + width / 2, y)
    const cover = hit?.closest('header, [class*=sticky], [class*=fixed]')
    return inside(left + width / 2, y) && !(cover && !cover.contains(element))
      ? null
      : `covered: ${name} by ${hit?.tagName}.${hit?.className}`
  })

/** A user with only a keyboard. At every stop the focus must be visible. */
export function keyboardUser(page: Page, language: Language) {
  const w = messagesOf(language)
  const stop = async (key = 'Tab') => {
    await page.keyboard.press(key)
    await expect.poll(() => wrongWithFocus(page), { message: `the focus after ${key}`, timeout: 3000 }).toBeNull()
  }
  const heading = () => expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  const arrived = async (address: RegExp) => {
    await expect(page).toHaveURL(address)
    await heading()
  }
  const isOn = (target: Locator) =>
    target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
  const tabToElement = async (target: Locator, key = 'Tab') => {
    for (let stops = 0; stops < 150; stops += 1) {
      if (await isOn(target)) return
      await stop(key)
    }
    throw new Error(`not reached in 150 stops: ${String(target)}`)
  }
  /** Tabs to the field with this label and replaces its value. */
  const write = async (label: string, text: string) => {
    await tabToElement(page.getByLabel(label, { exact: true }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  const open = async (address: string) => {
    await beginAs(page, language)
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html:is(.covered, .arriving)')).toHaveCount(0)
    await expect(page.locator('[aria-busy=true], fieldset[role=presentation]:disabled')).toHaveCount(0)
  }
  const find = (role: Role, name: string | RegExp) => page.getByRole(role, { name, exact: typeof name === 'string' })
  const tabTo = (role: Role, name: string | RegExp, key?: string) => tabToElement(find(role, name), key)
  const press = (key: string) => page.keyboard.press(key)
  return {
    w,
    heading,
    arrived,
    stop,
    press,
    type: (text: string) => page.keyboard.type(text),
    tabTo,
    tabToElement,
    /** Tabs to a control and presses Enter, or another key. */
    use: async (role: Role, name: string | RegExp, key = 'Enter') => {
      await tabTo(role, name)
      await press(key)
    },
    focused: (role: Role, name: string | RegExp) => expect(find(role, name).and(page.locator(':focus'))).toHaveCount(1),
    write,
    dialog: (name: string) => page.getByRole('dialog', { name }),
    /** Presses a button of the open dialog, which closes. */
    answer: async (name: string, button: string) => {
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await tabToElement(dialog.getByRole('button', { name: button, exact: true }))
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
    },
    open,
    /** Logs in as a new user, up to the dashboard. */
    logIn: async (role: 'student' | 'teacher') => {
      const email = `keys-${role}-${crypto.randomUUID()}@nihol.test`
      await register(page, email, role)
      await open('/login')
      await write(w('account:email'), email)
      await write(w('account:password'), password)
      await page.keyboard.press('Enter')
      await arrived(/\/dashboard$/)
    },
  }
}

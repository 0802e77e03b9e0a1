import assert from 'node:assert/strict'
import { until, type Found, type Place, type Tab } from './browser.ts'
import { findByRole } from './findByRole.ts'
import type { WatchedSite } from './watchedSite.ts'
import { password } from '../backend/seed/seed.ts'
import { isHydrated } from '../isHydrated.ts'
import { type Language, wordsOf } from '../words.ts'

/** Runs in a page. Where an element is; empty if it is disabled, moves, or is covered. */
function spotOf(element: HTMLElement): string {
  // Between two frames, nothing moves.
  const moves = ({ playState, effect }: Animation) =>
    playState === 'running' &&
    Number.isFinite(Number(effect?.getComputedTiming().endTime)) &&
    effect instanceof KeyframeEffect &&
    effect.target?.contains(element) === true
  if (element.matches(':disabled, [aria-disabled=true]') || document.getAnimations().some(moves)) return ''
  const boxOf = () => element.getBoundingClientRect()
  if (boxOf().top < 0 || boxOf().bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = boxOf()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  const drawn = [element, ...((element as HTMLInputElement).labels ?? [])]
  const isUncovered = hit !== null && (hit.contains(element) || drawn.some((part) => part.contains(hit)))
  return isUncovered ? [left, top, width, height].map(Math.round).join() : ''
}

/** A person's actions on a page or a frame: by roles and names, and as soon as they are possible. `within` is a selector. */
function person(place: Place) {
  const find = (role: string, name = '', within = '') => place.find(findByRole, role, name, within)
  const reach = (role: string, name?: string, within?: string): Promise<Found> => {
    let before = ''
    return until(`${role} “${name}”, uncovered and at rest`, async () => {
      const element = await find(role, name, within)
      const spot = (await element?.run(spotOf)) ?? ''
      const isAtRest = spot !== '' && spot === before
      before = spot
      return isAtRest && element
    }) as Promise<Found>
  }
  return {
    see: (role: string, name?: string, within?: string) =>
      until(`${role} “${name}”`, () => find(role, name, within)) as Promise<Found>,
    gone: (role: string, name?: string) => until(`no ${role} “${name}”`, async () => !(await find(role, name))),
    click: async (role: string, name?: string, within?: string) => (await reach(role, name, within)).click(),
    type: async (label: string, text: string, within?: string) => {
      const field = await reach('field', label, within)
      await field.type(text)
      assert.equal(await field.run((one) => (one as HTMLInputElement).value), text)
    },
    /** Chooses from the browser's own list or calendar, which is not a part of the page. */
    choose: async (label: string, choice: string) =>
      (await reach('field', label)).run((one, text) => {
        const option = one instanceof HTMLSelectElement && [...one.options].find((each) => each.text === text)
        // Bypasses the setter with which React watches the field.
        const value = option ? option.value : text
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value')!.set!.call(one, value)
        for (const kind of ['input', 'change']) one.dispatchEvent(new Event(kind, { bubbles: true }))
      }, choice),
    /** Waits for something that a function finds in the page. */
    until: <Arguments extends unknown[]>(what: string, look: (...values: Arguments) => unknown, ...values: Arguments) =>
      until(what, () => place.run(look, ...values)),
  }
}

/** A person in front of the site, with their own tab and language. */
export function visitorOf(tab: Tab, site: WatchedSite, language: Language) {
  const w = wordsOf(language)
  const here = person(tab)
  const at = (path: string) =>
    here.until(`the address ${path}`, (wanted) => location.pathname + location.search === wanted, path)
  return {
    ...here,
    w,
    language,
    site,
    tab,
    at,
    /** Opens an address and waits until the page is hydrated. */
    goto: async (path: string) => {
      await tab.goto(site.origin + path)
      await here.until(`the app at ${path}`, isHydrated, 'h1')
    },
    /** A yes/no dialog or a notice. */
    confirm: async (title: string, yes: string) => {
      await here.see('dialog', title)
      await here.click('button', yes, '[role=dialog]')
      await here.gone('dialog', title)
    },
    logIn: async (email: string) => {
      await here.type(w('account:email'), email)
      await here.type(w('account:password'), password)
      await here.click('button', w('account:login.submit'), 'main')
      await at('/dashboard')
    },
    /** A foreign page in a frame of this page. */
    inFrame: async (title: string, job: (inside: ReturnType<typeof person>) => Promise<void>) =>
      (await here.see('frame', title)).inside((frame) => job(person(frame))),
  }
}

/** A test for every engine. It also fails on any error in a page while it runs (watchedSite.ts). */
export type EngineTest = {
  name: string
  language: Language
  /** Of the window: 1280 px, or as narrow as the engine can. */
  width?: 'narrowest'
  /** The content of every stored picture. */
  picture?: Uint8Array
  steps: (visitor: ReturnType<typeof visitorOf>) => Promise<void>
}

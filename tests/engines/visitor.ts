import assert from 'node:assert/strict'
import type { Found, Place, Tab } from './browserProtocol.ts'
import { findByRole, type Query } from './findByRole.ts'
import { until } from './until.ts'
import type { WatchedSite } from './watchedSite.ts'
import { isHydrated } from '../isHydrated.ts'
import { type Language, wordsOf } from '../words.ts'

type Details = Omit<Query, 'role' | 'name'>

const said = ({ role, name, within }: Query) =>
  `${role}${name === undefined ? '' : ` “${name}”`}${within === undefined ? '' : ` in the ${[within].flat().join(' ')}`}`

type Person = {
  see: (role: string, name?: string, details?: Details) => Promise<Found>
  gone: (role: string, name?: string, details?: Details) => Promise<unknown>
  click: (role: string, name?: string, details?: Details) => Promise<void>
  type: (label: string, text: string, details?: Details) => Promise<void>
  /** As a choice from an opened list, which is not a part of the page. */
  choose: (label: string, option: string) => Promise<void>
  /** As a date from a calendar, which is not a part of the page. */
  date: (label: string, value: string) => Promise<void>
  upload: (label: string, file: string) => Promise<void>
  /** Waits for something that a function finds in the page. */
  until: <Arguments extends unknown[]>(
    what: string,
    look: (...values: Arguments) => unknown,
    ...values: Arguments
  ) => Promise<unknown>
  read: Place['run']
  /** A foreign page in a frame of this page. */
  inFrame: (title: string, job: (inside: Person) => Promise<void>) => Promise<void>
}

/** A person's actions on a page or a frame: by roles and names, and as soon as they are possible. */
function person(place: Place): Person {
  const find = (role: string, name?: string, details: Details = {}) =>
    place.find(findByRole, { role, ...(name !== undefined && { name }), ...details })

  /** An element that stays where it is and is covered by nothing. */
  const reach = (role: string, name?: string, details: Details = {}): Promise<Found> => {
    let before = ''
    return until(`${said({ role, name: name!, ...details })} to stand still and uncovered`, async () => {
      const element = await find(role, name, details)
      const spot = await element?.run((one) => {
        if (one.matches(':disabled, [aria-disabled=true]')) return ''
        // Between two frames, nothing moves.
        const moves = ({ playState, effect }: Animation) =>
          playState === 'running' &&
          Number.isFinite(Number(effect?.getComputedTiming().endTime)) &&
          effect instanceof KeyframeEffect &&
          effect.target?.contains(one) === true
        if (document.getAnimations().some(moves)) return ''
        const spotOf = () => one.getBoundingClientRect()
        const isIn = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight
        if (!isIn(spotOf())) one.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = spotOf()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        const isOver =
          hit !== null &&
          (one.contains(hit) ||
            hit.contains(one) ||
            [...((one as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)))
        return isOver ? [left, top, width, height].map(Math.round).join() : ''
      })
      const still = spot !== '' && spot === before
      before = spot ?? ''
      return still && element
    })
  }

  return {
    see: (role, name, details) => until(said({ role, name: name!, ...details }), () => find(role, name, details)),
    gone: (role, name, details) =>
      until(
        `no ${said({ role, name: name!, ...details })}`,
        async () => (await find(role, name, { ...details, any: true })) === null,
      ),
    click: async (role, name, details) => (await reach(role, name, details)).click(),
    type: async (label, text, details) => {
      const field = await reach('field', label, details)
      await field.type(text)
      assert.equal(await field.run((one) => (one as HTMLInputElement).value), text)
    },
    choose: async (label, option) => {
      const field = await reach('combobox', label)
      const options = await field.run((one) =>
        [...(one as HTMLSelectElement).options].map(({ text, value }) => [text, value] as const),
      )
      const value = options.find(([text]) => text === option)?.[1]
      assert.ok(value !== undefined, `${label} has the choice ${option}`)
      await fill(field, value)
    },
    date: async (label, value) => fill(await reach('field', label), value),
    upload: async (label, file) => (await until(`the file field “${label}”`, () => find('file', label))).upload(file),
    until: (what, look, ...values) => until(what, () => place.run(look, ...values)),
    read: (look, ...values) => place.run(look, ...values),
    inFrame: async (title, job) =>
      (await until(`the frame “${title}”`, () => find('frame', title))).inside((frame) => job(person(frame))),
  }
}

/** Puts a value into a field in the same way as the browser's own lists and calendars. */
const fill = (field: Found, value: string) =>
  field.run((one, chosen) => {
    // Bypasses the setter with which React watches the field.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value')!.set!.call(one, chosen)
    for (const kind of ['input', 'change']) one.dispatchEvent(new Event(kind, { bubbles: true }))
  }, value)

/** A person in front of the site, with their own tab and language. */
export function visitorOf(tab: Tab, site: WatchedSite, language: Language) {
  const words = wordsOf(language)
  const here = person(tab)
  const at = (path: string) =>
    here.until(`the address ${path}`, (wanted) => location.pathname + location.search === wanted, path)
  return {
    ...here,
    w: words,
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
      await here.click('button', yes, { within: 'dialog' })
      await here.gone('dialog', title)
    },
    logIn: async (email: string, password: string) => {
      await here.type(words('account:email'), email)
      await here.type(words('account:password'), password)
      await here.click('button', words('account:login.submit'), { within: 'main' })
      await at('/dashboard')
    },
  }
}

export type Visitor = ReturnType<typeof visitorOf>

import type { Browser } from '@playwright/test'
import { controlsOf, press, type } from './gestures.ts'
import type { Invariant } from './invariants.ts'
import { arrive, judge, settle, type Visitor } from './session.ts'
import type { Control } from './toolkit.ts'

type Plant = {
  invariant: Invariant
  name: string
  address?: string
  /** Damages the page, from inside; or a text that is added to it. */
  plant: string | (() => void)
  act?: (visitor: Visitor) => Promise<unknown>
}

const find = async (visitor: Visitor, isWanted: (control: Control) => boolean) =>
  (await controlsOf(visitor)).find(isWanted)!
const pressOne = async (visitor: Visitor, name: RegExp) =>
  press(visitor, await find(visitor, (control) => control.region === 'main' && name.test(control.name)))
async function typeEmail(visitor: Visitor) {
  const email = await find(visitor, ({ region, field }) => region === 'main' && field?.name === 'email')
  return type(visitor, email, 'dilshod@nihol.test')
}

/** One defect for each invariant, and for some more than one. */
export const plants: readonly Plant[] = [
  {
    invariant: 'box',
    name: 'a button collapses',
    plant: () => {
      const gone = { minHeight: '0', height: '0', padding: '0', border: '0', overflow: 'hidden' }
      Object.assign(document.querySelector<HTMLElement>('main form [type=submit]')!.style, gone)
    },
  },
  {
    invariant: 'box',
    name: 'choices lose their boxes in a form that was sent with a mistake',
    address: '/signup',
    plant: () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '.damaged label:has([type=radio]) { position: relative; flex: none; width: 0; height: 0; min-height: 0; padding: 0; border: 0; overflow: hidden }',
      )
      document.adoptedStyleSheets = [sheet]
      const form = document.querySelector('main form')!
      form.addEventListener('submit', () => form.classList.add('damaged'))
    },
    act: (visitor) => pressOne(visitor, /Create Account/),
  },
  {
    invariant: 'covered',
    name: 'an unseen layer covers a button',
    plant: () => {
      const layer = document.createElement('div')
      Object.assign(layer.style, { position: 'absolute', inset: '0', zIndex: '20' })
      const button = document.querySelector<HTMLElement>('main form [type=submit]')!
      button.parentElement!.style.position = 'relative'
      button.parentElement!.append(layer)
      button.scrollIntoView({ block: 'center' })
    },
  },
  {
    invariant: 'heading',
    name: 'a second main heading',
    plant: () => {
      const heading = Object.assign(document.createElement('h1'), { textContent: 'Again' })
      document.querySelector('main')!.append(heading)
    },
  },
  {
    invariant: 'heading',
    name: 'no main heading',
    plant: () => document.querySelector('h1')!.style.setProperty('display', 'none'),
  },
  {
    invariant: 'sideways',
    name: 'something is wider than the window',
    plant: () => {
      const wide = document.createElement('div')
      Object.assign(wide.style, { width: '2000px', height: '10px' })
      document.querySelector('main')!.append(wide)
    },
  },
  { invariant: 'words', name: 'undefined', plant: 'Welcome, undefined!' },
  { invariant: 'words', name: 'NaN', plant: '$NaN' },
  { invariant: 'words', name: '[object Object]', plant: 'It says [object Object].' },
  { invariant: 'key', name: 'a key in a text', plant: 'contactForm.error.default' },
  {
    invariant: 'key',
    name: 'a key as a name',
    plant: () => document.querySelector('main form [type=submit]')!.setAttribute('aria-label', 'account:login.submit'),
  },
  {
    invariant: 'lost',
    name: 'the language switch empties the fields',
    plant: () => {
      const empty = () => void (document.querySelector<HTMLInputElement>('main [name=email]')!.value = '')
      for (const button of document.querySelectorAll('button[lang]'))
        button.addEventListener('click', () => setTimeout(empty, 100))
    },
    act: async (visitor) => {
      await typeEmail(visitor)
      await press(visitor, await find(visitor, ({ switches }) => switches))
    },
  },
  {
    invariant: 'lost',
    name: 'a mistake empties the fields',
    plant: () => {
      const form = document.querySelector<HTMLFormElement>('main form')!
      form.addEventListener('submit', () => form.reset())
    },
    act: async (visitor) => {
      await typeEmail(visitor)
      await pressOne(visitor, /Log in/)
    },
  },
  {
    invariant: 'lost',
    name: 'a draft is forgotten by a reload',
    plant: () => addEventListener('pagehide', () => sessionStorage.clear()),
    act: async (visitor) => {
      await typeEmail(visitor)
      visitor.typed.leave()
      await visitor.page.reload()
    },
  },
  {
    invariant: 'twice',
    name: 'a form is sent twice',
    address: '/forgot-password',
    plant: () => {
      const send = Reflect.get(XMLHttpRequest.prototype, 'send') as XMLHttpRequest['send']
      XMLHttpRequest.prototype.send = function (body) {
        void fetch('/api/user/forgot-password', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: body as string,
        })
        send.call(this, body)
      }
    },
    act: async (visitor) => {
      await typeEmail(visitor)
      await pressOne(visitor, /Send Reset Link/)
    },
  },
  { invariant: 'console', name: 'an error in the console', plant: () => console.error('planted') },
  {
    invariant: 'uncaught',
    name: 'an error that nobody catches',
    plant: () => void Promise.reject(new Error('planted')),
  },
  {
    invariant: 'policy',
    name: 'a picture of somebody else',
    plant: () => void (new Image().src = 'https://evil.example/x.png'),
  },
  {
    invariant: 'policy',
    name: 'text as HTML',
    plant: () => {
      try {
        document.createElement('div').innerHTML = '<b>planted</b>'
      } catch {}
    },
  },
]

/** Walks into one defect: what is wrong before it is planted, which should be nothing, and after. */
export async function walkInto(browser: Browser, app: string, { address = '/login', plant, act }: Plant) {
  const { visitor, leave } = await arrive(browser, app, 1, {
    role: 'visitor',
    language: 'en',
    window: { touch: false, width: 1280, height: 860 },
  })
  try {
    await visitor.page.goto(visitor.origin + address)
    await settle(visitor)
    const before = await judge(visitor)
    if (typeof plant === 'function') await visitor.page.evaluate(plant)
    else await visitor.page.evaluate((text) => document.querySelector('main')!.append(text), plant)
    await act?.(visitor)
    return { before, after: await judge(visitor) }
  } finally {
    await leave()
  }
}

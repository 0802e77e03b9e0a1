import { type Plant, pressOne, typeEmail, switchOver, say } from './plantSteps.ts'

/** One defect for each invariant, and for some more than one. */
export const plants: readonly Plant[] = [
  {
    invariant: 'box',
    name: 'a button collapses',
    plant: (page) =>
      page.evaluate(
        () =>
          void Object.assign(document.querySelector<HTMLElement>('main form [type=submit]')!.style, {
            minHeight: '0',
            height: '0',
            padding: '0',
            border: '0',
            overflow: 'hidden',
          }),
      ),
  },
  {
    invariant: 'box',
    name: 'choices lose their boxes in a form that was sent with a mistake',
    address: '/signup',
    plant: (page) =>
      page.evaluate(() =>
        document.querySelector('main form')!.addEventListener('submit', ({ currentTarget }) => {
          for (const label of (currentTarget as HTMLElement).querySelectorAll<HTMLElement>('label:has([type=radio])'))
            Object.assign(label.style, {
              position: 'relative',
              flex: 'none',
              width: '0',
              height: '0',
              padding: '0',
              border: '0',
              overflow: 'hidden',
            })
        }),
      ),
    act: (visitor) => pressOne(visitor, /Create Account/),
  },
  {
    invariant: 'covered',
    name: 'an unseen layer lies over a button',
    plant: (page) =>
      page.evaluate(() => {
        const layer = document.createElement('div')
        Object.assign(layer.style, { position: 'absolute', inset: '0', zIndex: '20' })
        const button = document.querySelector<HTMLElement>('main form [type=submit]')!
        button.parentElement!.style.position = 'relative'
        button.parentElement!.append(layer)
        button.scrollIntoView({ block: 'center' })
      }),
  },
  {
    invariant: 'heading',
    name: 'a second main heading',
    plant: (page) =>
      page.evaluate(() =>
        document.querySelector('main')!.append(Object.assign(document.createElement('h1'), { textContent: 'Again' })),
      ),
  },
  {
    invariant: 'heading',
    name: 'no main heading',
    plant: (page) => page.evaluate(() => document.querySelector('h1')!.style.setProperty('display', 'none')),
  },
  {
    invariant: 'sideways',
    name: 'something is wider than the window',
    plant: (page) =>
      page.evaluate(() => {
        const wide = document.createElement('div')
        Object.assign(wide.style, { width: '2000px', height: '10px' })
        document.querySelector('main')!.append(wide)
      }),
  },
  { invariant: 'words', name: 'undefined', plant: say('Welcome, undefined!') },
  { invariant: 'words', name: 'NaN', plant: say('$NaN') },
  { invariant: 'words', name: '[object Object]', plant: say('It says [object Object].') },
  { invariant: 'key', name: 'a key in a text', plant: say('contactForm.error.default') },
  {
    invariant: 'key',
    name: 'a key as a name',
    plant: (page) =>
      page.evaluate(() =>
        document.querySelector('main form [type=submit]')!.setAttribute('aria-label', 'account:login.submit'),
      ),
  },
  {
    invariant: 'lost',
    name: 'the language switch empties the fields',
    plant: (page) =>
      page.evaluate(() =>
        document
          .querySelectorAll('button[lang]')
          .forEach((button) =>
            button.addEventListener('click', () =>
              setTimeout(() => (document.querySelector<HTMLInputElement>('main [name=email]')!.value = ''), 100),
            ),
          ),
      ),
    act: async (visitor) => {
      await typeEmail(visitor)
      await switchOver(visitor)
    },
  },
  {
    invariant: 'lost',
    name: 'a mistake empties the fields',
    plant: (page) =>
      page.evaluate(() =>
        document
          .querySelector('main form')!
          .addEventListener('submit', ({ currentTarget }) => (currentTarget as HTMLFormElement).reset()),
      ),
    act: async (visitor) => {
      await typeEmail(visitor)
      await pressOne(visitor, /Log in/)
    },
  },
  {
    invariant: 'lost',
    name: 'a draft is forgotten by a reload',
    plant: (page) => page.evaluate(() => addEventListener('pagehide', () => sessionStorage.clear())),
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
    plant: (page) =>
      page.evaluate(() => {
        const send = Reflect.get(XMLHttpRequest.prototype, 'send') as XMLHttpRequest['send']
        XMLHttpRequest.prototype.send = function (body) {
          void fetch('/api/user/forgot-password', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: body as string,
          })
          send.call(this, body)
        }
      }),
    act: async (visitor) => {
      await typeEmail(visitor)
      await pressOne(visitor, /Send Reset Link/)
    },
  },
  {
    invariant: 'console',
    name: 'an error in the console',
    plant: (page) => page.evaluate(() => console.error('planted')),
  },
  {
    invariant: 'uncaught',
    name: 'an error that nobody catches',
    plant: (page) => page.evaluate(() => void Promise.reject(new Error('planted'))),
  },
  {
    invariant: 'policy',
    name: 'a picture of somebody else',
    plant: (page) => page.evaluate(() => void (new Image().src = 'https://evil.example/x.png')),
  },
  {
    invariant: 'policy',
    name: 'text as HTML',
    plant: (page) =>
      page.evaluate(() => {
        try {
          document.createElement('div').innerHTML = '<b>planted</b>'
        } catch {}
      }),
  },
]

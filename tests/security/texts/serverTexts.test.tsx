import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect } from 'vitest'
import { plainText } from '@/lib/text/plainText.ts'
import { listingId, password } from '../../backend/seed/seed.ts'
import { button, failure, put } from '../../screens/account/accountFields.ts'
import { popup } from '../../screens/popup.ts'
import { renderApp } from '../../screens/renderApp.tsx'
import { dialog as createdDialog, openSignup } from '../../screens/account/signupSteps.ts'
import { answer, fillRequired, press } from '../../screens/teaching/teachingForm.ts'
import { en } from '../../words.ts'
import { checkEach, checkHostile } from '../hostile.ts'

/** Messages of a broken or hostile server, and the text that a person reads. */
const sayings: [said: unknown, read: RegExp | null][] = [
  [
    '<img src=x onerror="alert(1)"><b>bold</b><script>alert(1)</script>',
    /^<img src=x onerror="alert\(1\)"><b>bold<\/b><script>alert\(1\)<\/script>$/,
  ],
  [
    '&lt;b&gt; &amp; {{count}} $t(common:close) ${7*7}',
    /^&lt;b&gt; &amp; \{\{count\}\} \$t\(common:close\) \$\{7\*7\}$/,
  ],
  ['x'.repeat(10_000), /^x{300}$/],
  ['😀'.repeat(5000), /^(😀){150}$/u],
  [`a${'😀'.repeat(5000)}`, /^a(😀){149}$/u],
  ['one\r\n\t two\u2028three', /^one two three$/],
  ['\u202eevil\u202c right to left', /evil\u202c right to left$/],
  ['zero\u200bwidth', /^zero\u200bwidth$/],
  // Invisible text is no message: the place's own message is shown instead.
  ['\u200b\u200d\u2066\ufeff', null],
  ['   ', null],
  [{ html: '<b>x</b>' }, null],
  [42, null],
]
/** The texts that each place is tried with; the whole table would be walked for minutes. */
const few = [0, 2, 6, 8].map((index) => sayings[index]!)

/** No part of a server's message became an element, a link, or an attribute. */
function expectNoMarkup() {
  expect(document.querySelector('img[src=x], img[onerror], script:not([src]), b, [onclick], [onerror]')).toBeNull()
}

afterEach(expectNoMarkup)

describe('server messages', () => {
  checkEach('are plain text', sayings, ([said, read]) => {
    const text = plainText(said)
    if (read === null) expect(text).toBeUndefined()
    else expect(text).toMatch(read)
  })
  checkHostile('are one line of at most 300 characters without half ones, or nothing', (said) => {
    const text = plainText(said)
    return (
      text === undefined ||
      (text.length > 0 && text.length <= 300 && !/[\r\n\t\v\f]/.test(text) && !/\p{Cs}/u.test(text))
    )
  })
})

/** A place that may show the server's message (CONTRACT.md §8): how it is made to, and what it says without one. */
type Place = { name: string; place: string; show: (message: unknown) => Promise<string> }

const fault = (path: string, method: string, message: unknown) => ({
  path,
  method,
  status: 422,
  body: { message, errors: { constructor: 'x', __proto__: 'y', toString: 'z' } },
})
const teacher = 'rustam@nihol.test'
const chess = `/edit/${listingId('class', 'chess-first-moves')}/class`
/** The message above a form's buttons. */
const note = async () => (await screen.findByRole('alert')).textContent

const places: Place[] = [
  {
    name: 'log-in',
    place: en('messages:login'),
    show: async (message) => {
      const { user, backend } = await renderApp('/login')
      backend.faults.add(fault('/user/login', 'POST', message))
      await screen.findByRole('heading', { level: 1 })
      await put(user, { [en('account:email')]: 'aziza@nihol.test', [en('account:password')]: password })
      await user.click(button(en('account:login.submit')))
      return (await failure()).textContent
    },
  },
  {
    name: 'sign-up',
    place: en('messages:register'),
    show: async (message) => {
      const { fill, submit, backend } = await openSignup()
      backend.faults.add(fault('/user/register', 'POST', message))
      await fill()
      await submit()
      return (await failure()).textContent
    },
  },
  {
    name: 'an account that was created',
    place: 'Your account is ready',
    show: async (message) => {
      const { fill, submit, backend } = await openSignup()
      backend.faults.add({ path: '/user/register', method: 'POST', status: 201, body: { message } })
      await fill()
      await submit()
      await createdDialog()
      const { text } = popup()!
      expectNoMarkup()
      return text
    },
  },
  {
    name: 'the contact page',
    place: en('messages:sendStatus'),
    show: async (message) => {
      const { user, backend } = await renderApp('/contact-us')
      await screen.findByRole('heading', { level: 1 })
      screen.getByRole('main').querySelector<HTMLElement>('[tabindex="-1"]:has(.skeleton)')?.focus() // loads with the page in a browser
      const form = within(await screen.findByRole('form', { name: en('contact:contactForm.label') }))
      backend.faults.add(fault('/mail', 'POST', message))
      for (const [label, text] of Object.entries({
        [en('contact:fields.firstName')]: 'Nodira',
        [en('contact:fields.lastName')]: 'Karimova',
        Email: 'nodira@misol.com',
        Phone: '(555) 123-4567',
        Message: 'Salom',
      })) {
        await user.click(form.getByRole('textbox', { name: label }))
        await user.paste(text)
      }
      await user.click(form.getByRole('button', { name: en('contact:contactForm.submit') }))
      return (await form.findByRole('alert')).textContent
    },
  },
  {
    name: 'a new class',
    place: en('messages:save'),
    show: async (message) => {
      const { backend } = await renderApp('/add-class-group', { as: teacher })
      await fillRequired()
      backend.faults.add(fault('/class', 'POST', message))
      fireEvent.click(press(en('teaching:add.submit')))
      return note()
    },
  },
  {
    name: 'a changed class',
    place: en('messages:save'),
    show: async (message) => {
      const { backend } = await renderApp(chess, { as: teacher })
      await screen.findByLabelText(en('teaching:field.title'))
      backend.faults.add(fault(chess.replace('/edit/', '/class/').replace(/\/class$/, ''), 'PATCH', message))
      fireEvent.click(press(en('teaching:edit.submit')))
      return note()
    },
  },
  {
    name: 'a class that is not deleted',
    place: '',
    show: async (message) => {
      const { backend } = await renderApp(chess, { as: teacher })
      await screen.findByLabelText(en('teaching:field.title'))
      backend.faults.add(fault(chess.replace('/edit/', '/class/').replace(/\/class$/, ''), 'DELETE', message))
      fireEvent.click(press(en('teaching:delete.button')))
      await answer(en('common:areYouSure'), en('teaching:delete.yes'))
      await screen.findByRole('dialog', { name: en('messages:deleteTitle') })
      expectNoMarkup()
      return popup()!.text
    },
  },
]

for (const { name, place, show } of places) {
  describe(`at ${name}`, () => {
    checkEach('shown as plain text', few, async ([said, read]) => {
      const text = (await show(said)).trim()
      if (read === null) expect(text).toContain(place)
      else expect(text).toMatch(read)
    })
  })
}

import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { plainText } from '@/lib/text/plainText.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { popup } from '../../screens/popup.ts'
import { renderApp } from '../../screens/renderApp.tsx'
import { dialog as createdDialog, openSignup } from '../../screens/account/signupSteps.ts'
import { answer, press } from '../../screens/teaching/teachingForm.ts'
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
  [['title is short.', 'price is low', 'so it is'], /^title is short\. price is low\. so it is$/],
  // Invisible text is no message: the place's own message is shown instead.
  ['\u200b\u200d\u2066\ufeff', null],
  ['   ', null],
  [{ html: '<b>x</b>' }, null],
  [42, null],
]
/** The texts that each place is tried with; the whole table would be walked for minutes. */
const few = [0, 2, 6, 9].map((index) => sayings[index]!)

/** No part of a server's message became an element, a link, or an attribute. */
function expectNoMarkup() {
  expect(document.querySelector('img[src=x], img[onerror], script:not([src]), b, [onclick], [onerror]')).toBeNull()
}

checkEach('server messages are plain text', sayings, ([said, read]) => {
  const text = plainText(said)
  if (read === null) expect(text).toBeUndefined()
  else expect(text).toMatch(read)
})
checkHostile('server messages are one line of at most 300 characters without half ones, or nothing', (said) => {
  const text = plainText(said)
  return (
    text === undefined || (text.length > 0 && text.length <= 300 && !/[\r\n\t\v\f]/.test(text) && !/\p{Cs}/u.test(text))
  )
})

/** A place that may show the server's message (CONTRACT.md §8): how it is made to, and what it says without one. */
type Place = { name: string; place: string; show: (message: unknown) => Promise<string> }

const id = listingId('class', 'chess-first-moves')
const edit = async (method: string, message: unknown) => {
  const { backend } = await renderApp(`/edit/${id}/class`, { as: 'rustam@nihol.test' })
  await screen.findByLabelText(en('teaching:field.title'))
  const errors = { constructor: 'x', __proto__: 'y', toString: 'z' }
  backend.faults.add({ method, path: `/class/${id}`, status: 422, body: { message, errors } })
}

const places: Place[] = [
  {
    name: 'a form',
    place: en('messages:save'),
    show: async (message) => {
      await edit('PATCH', message)
      fireEvent.click(press(en('teaching:edit.submit')))
      return (await screen.findByRole('alert')).textContent
    },
  },
  {
    name: 'a class that is not deleted',
    place: '',
    show: async (message) => {
      await edit('DELETE', message)
      fireEvent.click(press(en('teaching:delete.button')))
      await answer(en('common:areYouSure'), en('teaching:delete.yes'))
      await screen.findByRole('dialog', { name: en('messages:deleteTitle') })
      return popup()!.text
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
      return popup()!.text
    },
  },
]

for (const { name, place, show } of places) {
  checkEach(`the server's message at ${name} is plain text`, few, async ([said, read]) => {
    const text = (await show(said)).trim()
    expectNoMarkup()
    if (read === null) expect(text).toContain(place)
    else expect(text).toMatch(read)
  })
}

import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { languagesOf } from '../../full.ts'
import { en, wordsOf } from '../../words.ts'
import { bodies, put } from '../contact/contactForms.ts'
import { answered, openTrial, stopClock } from './trialForm.ts'

stopClock()

afterEach(() => {
  vi.restoreAllMocks()
})

it.each(languagesOf(1))(
  'a mistyped e-mail domain is offered with its right letters, and sent so (%s)',
  async (language) => {
    const app = await openTrial(language)
    const { dialog, t } = app
    const email = dialog.getByRole('textbox', { name: t.fields.parentEmail })
    const offer = () =>
      dialog.queryByRole('button', { name: wordsOf(language)('messages:emailMeant', { email: 'nodira@gmail.com' }) })
    await put(app.user, dialog, { ...app.person, [t.fields.parentEmail]: 'nodira@gmial.com' })
    expect(offer()!.parentElement).toHaveAttribute('aria-live', 'polite')
    await app.user.click(offer()!)
    expect(email).toHaveValue('nodira@gmail.com')
    expect(email).toHaveFocus()
    expect(offer()).toBeNull()
    await app.next()
    await app.at('student')
  },
)

it('Next stops once at an email that looks mistyped, which is then sent as typed', async () => {
  const app = await openTrial('en', { draft: { ...answered, step: 1, parentEmail: 'nodira@gmial.com' } })
  const email = app.dialog.getByRole('textbox', { name: app.t.fields.parentEmail })
  await app.next()
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription(en('messages:emailUnusual'))
  expect(app.dialog.getByRole('alert')).toHaveTextContent(en('trial:nextAgain'))
  await app.next()
  await app.at('student')
  for (let step = 2; step < 4; step += 1) await app.next()
  await app.at('questionnaire')
  await app.finish()
  await screen.findByRole('dialog', { name: app.t.done.requested })
  expect(bodies('/lesson/trial')).toMatchObject([{ parentEmail: 'nodira@gmial.com' }])
})

it('a pasted address loses what surrounds it when the field is left', async () => {
  const app = await openTrial('en', { draft: { ...answered, step: 1, parentEmail: '' } })
  const email = app.dialog.getByRole('textbox', { name: app.t.fields.parentEmail })
  await app.user.click(email)
  await app.user.paste('Nodira <mailto:nodira@misol.com>.')
  await app.user.tab()
  expect(email).toHaveValue('nodira@misol.com')
})

it('Next asks again about another address that looks mistyped', async () => {
  const app = await openTrial('uz', { draft: { ...answered, step: 1, parentEmail: 'nodira@gmial.com' } })
  const email = app.dialog.getByRole('textbox', { name: app.t.fields.parentEmail })
  await app.next()
  await app.user.clear(email)
  await app.user.type(email, 'nodira@yaho.com')
  expect(email).not.toHaveAttribute('aria-invalid')
  await app.next()
  expect(email).toHaveAccessibleDescription(wordsOf('uz')('messages:emailUnusual'))
  await app.user.click(
    app.dialog.getByRole('button', { name: wordsOf('uz')('messages:emailMeant', { email: 'nodira@yahoo.com' }) }),
  )
  await app.next()
  await app.at('student')
})

it('the offer is scrolled to while the address is typed, not when a draft is restored', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const offers = () => scrolled.mock.contexts.filter((element) => element instanceof HTMLButtonElement)
  const app = await openTrial('en', { draft: { ...answered, step: 1, parentEmail: 'nodira@gmial.com' } })
  const email = app.dialog.getByRole('textbox', { name: app.t.fields.parentEmail })
  expect(email).toHaveValue('nodira@gmial.com')
  expect(offers()).toEqual([])
  await app.user.clear(email)
  await app.user.type(email, 'nodira@gmial.com')
  expect(offers()).toHaveLength(1)
})

import { afterEach, expect, it, vi } from 'vitest'
import { languagesOf } from '../../full.ts'
import { bodies } from '../contact/contactForms.ts'
import { answered, openTrial, stopClock } from './trialForm.ts'

stopClock()

afterEach(() => {
  vi.restoreAllMocks()
})

/** The first step, with everything answered. */
async function withEmail(parentEmail: string, language: 'en' | 'uz' = 'en') {
  const app = await openTrial(language, { draft: { ...answered, step: 1, parentEmail } })
  return {
    ...app,
    email: app.dialog.getByRole('textbox', { name: app.t.fields.parentEmail }),
    offer: (email: string) => app.dialog.queryByRole('button', { name: app.w('messages:emailMeant', { email }) }),
  }
}

it.each(languagesOf(1))('a mistyped e-mail domain is offered with its right letters (%s)', async (language) => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user, email, offer, goOn } = await withEmail('nodira@gmial.com', language)
  const scrolledTo = () => scrolled.mock.contexts.filter((element) => element instanceof HTMLButtonElement)
  const button = offer('nodira@gmail.com')!
  expect(button.parentElement).toHaveAttribute('aria-live', 'polite')
  expect(scrolledTo()).toEqual([]) // when a draft is restored
  await user.clear(email)
  await user.type(email, 'nodira@gmial.com')
  expect(scrolledTo()).toHaveLength(1)
  await user.click(offer('nodira@gmail.com')!)
  expect(email).toHaveValue('nodira@gmail.com')
  expect(email).toHaveFocus()
  expect(offer('nodira@gmail.com')).toBeNull()
  await goOn('student')
})

it('Next stops once at an email that looks mistyped, which is then sent as typed', async () => {
  const { dialog, email, w, next, goOn, book } = await withEmail('nodira@gmial.com')
  await next()
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription(w('messages:emailUnusual'))
  expect(dialog.getByRole('alert')).toHaveTextContent(w('trial:nextAgain'))
  for (const step of ['student', 'schedule', 'questionnaire'] as const) await goOn(step)
  await book()
  expect(bodies('/lesson/trial')).toMatchObject([{ parentEmail: 'nodira@gmial.com' }])
})

it('Next asks again about another address that looks mistyped', async () => {
  const { user, email, offer, w, next, goOn } = await withEmail('nodira@gmial.com', 'uz')
  await next()
  await user.clear(email)
  await user.type(email, 'nodira@yaho.com')
  expect(email).not.toHaveAttribute('aria-invalid')
  await next()
  expect(email).toHaveAccessibleDescription(w('messages:emailUnusual'))
  await user.click(offer('nodira@yahoo.com')!)
  await goOn('student')
})

it('a pasted address loses what surrounds it when the field is left', async () => {
  const { user, email } = await withEmail('')
  await user.click(email)
  await user.paste('Nodira <mailto:nodira@misol.com>.')
  await user.tab()
  expect(email).toHaveValue('nodira@misol.com')
})

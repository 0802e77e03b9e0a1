import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { backend } from '../../backend/msw.ts'
import { languagesOf } from '../../full.ts'
import { en } from '../../words.ts'
import { bodies, errorOf, put } from '../contact/contactForms.ts'
import { answered, openTrial, requested, stopClock } from './trialForm.ts'

stopClock()

/** At the last step, with everything answered. */
const atFinish = (change: object = {}, language: 'en' | 'uz' = 'en') =>
  openTrial(language, { draft: { ...answered, ...change } })

it.each([
  [['parentEmail must be an email'], 'parent', 'parentEmail'],
  [['subject must be one of these', 'childrenFullName is too long'], 'student', 'childrenFullName'],
  [['startTime is in the past', 'endTime is in the past'], 'schedule', null],
] as const)(
  'goes to the step of the first field in %j, and marks it with our own message',
  async (message, step, field) => {
    const app = await atFinish()
    backend.faults.add({ method: 'POST', path: '/lesson/trial', status: 400, body: { message, error: 'Bad Request' } })
    await app.finish()
    await app.at(step)
    if (field !== null) expect(errorOf(app.dialog, 'textbox', app.t.fields[field])).toBe(en('messages:checkField'))
    expect(app.dialog.getAllByText(en('messages:checkField'))).not.toHaveLength(0)
    expect(app.dialog.getByText(en('messages:fault.refused'))).toBeVisible()
  },
)

it('does not leave the first step with letters for a number', async () => {
  const app = await openTrial()
  await put(app.user, app.dialog, { ...app.person, [app.t.fields.parentPhoneNumber]: 'call me' })
  await app.next()
  await waitFor(() => expect(errorOf(app.dialog, 'textbox', app.t.fields.parentPhoneNumber)).not.toBeNull())
  expect(app.dialog.getByRole('heading', { level: 3, name: app.t.steps.parent.title })).toBeVisible()
  expect(app.dialog.getByRole('alert')).toHaveTextContent(en('messages:problem'))
})

it('sends a name and a phone number as typed, and shows plain text and digits with spaces', async () => {
  const typed = { childrenFullName: '<img src=x onerror=alert(1)> \u202eabc', parentPhoneNumber: '2155550142' }
  const done = await (await atFinish(typed)).book()
  expect(done.getByText(typed.childrenFullName)).toBeInTheDocument()
  expect(done.getByText('(215) 555-0142')).toBeVisible()
  expect(bodies('/lesson/trial')).toEqual([{ ...requested, ...typed }])
})

it.each([
  ['a long name whole', 'Nodira Abdurahmonova-Karimova', 'Nodira Abdurahmonova-Karimova'],
  ['the start of a name of 10,000 letters', 'Ñ😀'.repeat(5000), `${'Ñ😀'.repeat(39)}Ñ…`],
])('shows the confirmation with %s', async (_, parentName, said) => {
  const app = await atFinish({ parentName }, 'uz')
  const done = await app.book()
  expect(done.getByText(app.w('trial:done.lead', { name: said }))).toBeVisible()
  expect(done.getByText(parentName)).toBeVisible()
})

it('asks for the source only when it is Other, and drops it otherwise', async () => {
  const app = await atFinish()
  const { t } = app
  const field = () => app.dialog.getByRole('textbox', { name: t.fields.hearAboutUsOther })
  expect(app.dialog.queryByRole('textbox')).not.toBeInTheDocument()
  const broughtUp = vi.spyOn(Element.prototype, 'scrollIntoView')
  await app.choose(t.sources.other)
  // The field comes into view together with its usual answers.
  const [box] = broughtUp.mock.contexts as Element[]
  const answers = ['Telegram', t.fields.friends, 'Google'].map((name) => app.dialog.getByRole('button', { name }))
  for (const part of [field(), ...answers]) expect(box).toContainElement(part)
  await put(app.user, app.dialog, { [t.fields.hearAboutUsOther]: 'Our mosque' })
  await app.choose('Instagram')
  await app.choose(t.sources.other)
  expect(field()).toHaveValue('')
  await app.click('Telegram')
  expect(field()).toHaveValue('Telegram')
  expect(app.dialog.getByRole('button', { pressed: true })).toHaveTextContent('Telegram')
  await put(app.user, app.dialog, { [t.fields.hearAboutUsOther]: ' Our mosque ' })
  await app.choose(t.who.student)
  expect(app.dialog.getByRole('radio', { name: t.who.parent })).not.toBeChecked()
  await app.book()
  expect(bodies('/lesson/trial')).toEqual([
    { ...requested, isParent: false, isStudent: true, hearAboutUs: 'Other', hearAboutUsOther: 'Our mosque' },
  ])
})

it('saves a calendar file and prints', async () => {
  const app = await atFinish()
  const done = await app.book()
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(blob as Blob), 'blob:x'))
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  for (const action of ['calendar', 'calendar', 'print'] as const)
    await app.user.click(done.getByRole('button', { name: app.t.done[action] }))
  expect(print).toHaveBeenCalledOnce()
  const [text = '', again = ''] = await Promise.all(saved.map((file) => file.text()))
  const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')
  expect(text).toContain(`DTSTART:${stamp(new Date(2026, 10, 22, 13, 30))}`)
  expect(text).toContain(`DTEND:${stamp(new Date(2026, 10, 22, 14, 0))}`)
  expect(text).not.toMatch(/Aziza|Nodira/)
  const uid = /^UID:[^@]+/m // happy-dom leaves the host when it follows the link of the first file
  expect(uid.exec(again)![0]).toBe(uid.exec(text)![0])
  vi.unstubAllGlobals()
})

afterEach(() => vi.restoreAllMocks())

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

import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { backend } from '../../backend/msw.ts'
import { en } from '../../words.ts'
import { bodies, errorOf, put } from '../contact/contactForms.ts'
import { answered, openTrial, requested, stopClock } from './trialForm.ts'

stopClock()

it.each([
  [['parentEmail must be an email'], 'parent', 'parentEmail'],
  [['subject must be one of these', 'childrenFullName is too long'], 'student', 'childrenFullName'],
  [['startTime is in the past', 'endTime is in the past'], 'schedule', null],
] as const)(
  'goes to the step of the first field in %j, and marks it with our own message',
  async (message, step, field) => {
    const app = await openTrial('en', { draft: answered })
    await app.at('questionnaire')
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

it('books for a child with any name, and shows it as plain text', async () => {
  const childrenFullName = '<img src=x onerror=alert(1)> \u202eabc'
  const app = await openTrial('en', { draft: { ...answered, childrenFullName } })
  await app.at('questionnaire')
  await app.finish()
  const done = await screen.findByRole('dialog', { name: app.t.done.requested })
  expect(within(done).getByText(childrenFullName)).toBeInTheDocument()
  expect(bodies('/lesson/trial')).toEqual([{ ...requested, childrenFullName }])
})

it.each([
  ['a long name whole', 'Nodira Abdurahmonova-Karimova', 'Nodira Abdurahmonova-Karimova'],
  ['the start of a name of 10,000 letters', 'Ñ😀'.repeat(5000), `${'Ñ😀'.repeat(39)}Ñ…`],
])('shows the confirmation with %s', async (_, parentName, said) => {
  const app = await openTrial('uz', { draft: { ...answered, parentName } })
  await app.at('questionnaire')
  await app.finish()
  const done = within(await screen.findByRole('dialog', { name: app.t.done.requested }))
  expect(done.getByText(app.t.done.lead.replace('{{name}}', said))).toBeVisible()
  expect(done.getByText(parentName)).toBeVisible()
})

it('asks for the source only when it is Other, and drops it otherwise', async () => {
  const app = await openTrial('en', { draft: answered })
  await app.at('questionnaire')
  expect(app.dialog.queryByRole('textbox')).not.toBeInTheDocument()
  await app.choose(en('trial:sources.other'))
  await put(app.user, app.dialog, { [en('trial:fields.hearAboutUsOther')]: 'Our mosque' })
  await app.choose('Instagram')
  await app.choose(en('trial:sources.other'))
  expect(app.dialog.getByRole('textbox', { name: en('trial:fields.hearAboutUsOther') })).toHaveValue('')
  await app.click('Telegram')
  expect(app.dialog.getByRole('textbox', { name: en('trial:fields.hearAboutUsOther') })).toHaveValue('Telegram')
  expect(app.dialog.getByRole('button', { pressed: true })).toHaveTextContent('Telegram')
  await app.user.clear(app.dialog.getByRole('textbox', { name: en('trial:fields.hearAboutUsOther') }))
  await put(app.user, app.dialog, { [en('trial:fields.hearAboutUsOther')]: ' Our mosque ' })
  await app.choose(app.p.student)
  expect(app.dialog.getByRole('radio', { name: app.p.parent })).not.toBeChecked()
  await app.finish()
  await screen.findByRole('dialog', { name: app.t.done.requested })
  expect(bodies('/lesson/trial')).toEqual([
    {
      ...requested,
      isParent: false,
      isStudent: true,
      hearAboutUs: en('trial:sources.other'),
      hearAboutUsOther: 'Our mosque',
    },
  ])
})

it('brings the text of Other and its usual answers into view', async () => {
  const app = await openTrial('en', { draft: answered })
  await app.at('questionnaire')
  const broughtUp = vi.spyOn(Element.prototype, 'scrollIntoView')
  await app.choose(app.t.sources.other)
  const field = app.dialog.getByRole('textbox', { name: app.t.fields.hearAboutUsOther })
  const answers = ['Telegram', app.t.fields.friends, 'Google'].map((name) => app.dialog.getByRole('button', { name }))
  const [box] = broughtUp.mock.contexts as Element[]
  expect([field, ...answers].map((part) => box?.contains(part))).toEqual([true, true, true, true])
})

it('shows a phone number of bare digits with spaces, and sends it as typed', async () => {
  const parentPhoneNumber = '2155550142'
  const app = await openTrial('en', { draft: { ...answered, parentPhoneNumber } })
  await app.at('questionnaire')
  await app.finish()
  const done = within(await screen.findByRole('dialog', { name: app.t.done.requested }))
  expect(done.getByText('(215) 555-0142')).toBeVisible()
  expect(bodies('/lesson/trial')).toEqual([{ ...requested, parentPhoneNumber }])
})

it('preselects the subject of the page', async () => {
  const app = await openTrial('en', { draft: { ...answered, step: 2 }, path: '/courses/chess' })
  await app.at('student')
  expect(app.dialog.getByRole('radio', { name: 'Chess' })).toBeChecked()
  expect(app.dialog.getByRole('textbox')).toHaveValue('Aziza Karimova')
})

it('saves a calendar file and prints', async () => {
  const app = await openTrial('en', { draft: answered })
  await app.at('questionnaire')
  await app.finish()
  const done = within(await screen.findByRole('dialog', { name: app.t.done.requested }))
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(blob as Blob), 'blob:x'))
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await app.user.click(done.getByRole('button', { name: en('trial:done.calendar') }))
  await app.user.click(done.getByRole('button', { name: en('trial:done.calendar') }))
  await app.user.click(done.getByRole('button', { name: en('trial:done.print') }))
  expect(print).toHaveBeenCalledOnce()
  const text = await saved[0]!.text()
  const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')
  expect(text).toContain(`DTSTART:${stamp(new Date(2026, 10, 22, 13, 30))}`)
  expect(text).toContain(`DTEND:${stamp(new Date(2026, 10, 22, 14, 0))}`)
  expect(text).not.toMatch(/Aziza|Nodira/)
  const uid = /^UID:[^@]+/m // happy-dom leaves the host when it follows the link of the first file
  expect(uid.exec(await saved[1]!.text())![0]).toBe(uid.exec(text)![0])
  vi.unstubAllGlobals()
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '../backend/msw.ts'
import { bodies, errorOf, put } from './contactForms.ts'
import { hold } from './hold.ts'
import { answered, openTrial, requested, stopClock } from './trialForm.ts'

stopClock()

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const storage = () => JSON.stringify(Object.entries(sessionStorage)) + JSON.stringify(Object.entries(localStorage))

describe.each(['en', 'uz'] as const)('the booking in %s', (language) => {
  it('goes through the four steps with a requested time, and sends the same as in the other language', async () => {
    const app = await openTrial(language)
    const { dialog, t, p, user } = app
    const progress = dialog.getByRole('progressbar')
    const told = () => [progress.getAttribute('aria-valuetext'), dialog.getByText(/%$/).textContent]
    expect(told()).toEqual([t.step.replace('{{n}}', '1'), '25%'])
    expect(dialog.queryByRole('button', { name: p.back })).not.toBeInTheDocument()
    await app.fillParent()
    expect(told()).toEqual([t.step.replace('{{n}}', '2'), '50%'])
    await app.fillStudent()
    expect(told()).toEqual([t.step.replace('{{n}}', '3'), '75%'])
    expect(document.querySelector('iframe')).toBeNull()
    expect(dialog.getByText(t.schedule.request)).toBeVisible()
    await app.fillSchedule()
    expect(told()).toEqual([t.step.replace('{{n}}', '4'), '100%'])
    await app.fillQuestionnaire()
    const letGo = hold('/lesson/trial')
    await user.dblClick(dialog.getByRole('button', { name: t.finish }))
    expect(await dialog.findByRole('button', { name: t.submitting })).toBeDisabled()
    letGo()

    const done = await screen.findByRole('dialog', { name: t.done.requested })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(JSON.stringify(bodies('/lesson/trial'))).toBe(JSON.stringify([requested]))
    expect(within(done).getAllByRole('term').map(({ textContent }) => textContent)).toEqual((['date', 'time', 'subject', 'gradeLevel', 'parent', 'student', 'phone', 'email'] as const).map((fact) => t.done[fact]))
    const facts = within(done).getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts.slice(0, 1)).toEqual([language === 'en' ? 'Sunday, November 22, 2026' : '2026-yil 22-noyabr, yakshanba'])
    expect(facts[1]).toMatch(language === 'en' ? /^1:30 PM .+ \(requested\)$/ : /^13:30 .+ \(soʻralgan vaqt\)$/)
    expect(facts.slice(2)).toEqual([t.subjects.business, p.grade, 'Nodira Karimova', 'Aziza Karimova', '(555) 123-4567', 'nodira@misol.com'])
    expect(within(done).getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(t.done.teacher)
    expect(within(done).getByRole('link', { name: 'hello@nihol.example' })).toHaveAttribute('href', 'mailto:hello@nihol.example')
    expect(storage()).not.toMatch(/karimova|nodira|misol/i)
    await user.click(within(done).getByRole('button', { name: t.done.thanks }))
    await closed()
    expect(storage()).not.toMatch(/karimova|nodira|misol/i)
  })

  it('says what is missing in each step, under the fields and in one note, and stays there', async () => {
    const app = await openTrial(language)
    const { dialog, t } = app
    const note = (words: string) => waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(words))
    await app.next()
    await note(t.fillRequired)
    const labels = [t.fields.parentName, t.fields.parentPhoneNumber, t.fields.parentEmail]
    expect(labels.map((label) => errorOf(dialog, 'textbox', label))).not.toContain(null)
    expect(dialog.getByRole('textbox', { name: labels[0]! })).toHaveFocus()
    await app.fillParent()
    expect(dialog.getByRole('alert')).toBeEmptyDOMElement()

    await app.next()
    await note(t.fillRequired)
    expect([errorOf(dialog, 'textbox', t.fields.childrenFullName), errorOf(dialog, 'combobox', t.fields.gradeLevel), errorOf(dialog, 'radiogroup', t.fields.subject)]).not.toContain(null)
    await app.fillStudent()

    await app.next()
    await note(t.fillRequired)
    expect(errorOf(dialog, 'radiogroup', t.schedule.day)).not.toBeNull()
    await app.choose(app.p.day)
    await app.next()
    await waitFor(() => expect(errorOf(dialog, 'radiogroup', t.schedule.time)).not.toBeNull())
    await app.fillSchedule()

    await app.choose(t.sources.other)
    await app.finish()
    await note(t.completeAll)
    expect([t.fields.who, t.fields.planningToStart].map((group) => errorOf(dialog, 'radiogroup', group))).not.toContain(null)
    expect(errorOf(dialog, 'textbox', t.fields.hearAboutUsOther)).not.toBeNull()
    expect(bodies('/lesson/trial')).toEqual([])
  })

  it.each([
    ['a 500', { status: 500, body: { message: 'boom' } }],
    ['a 200, which is no success here', { status: 200, body: {} }],
    ['a page of a proxy', { status: 503, body: '<h1>Bad gateway</h1>', contentType: 'text/html' }],
  ])('after %s says that it failed, stays open with everything, and can be finished again', async (_, fault) => {
    const app = await openTrial(language, { draft: answered })
    const { dialog, t } = app
    await app.at('questionnaire')
    backend.faults.add({ method: 'POST', path: '/lesson/trial', ...fault })
    await app.finish()
    const alert = (await dialog.findByText(language === 'en' ? 'Failed to book trial. Please try again.' : 'Sinov darsini band qilib boʻlmadi. Iltimos, qaytadan urinib koʻring.')).closest('[role=alert]')
    expect(alert).not.toHaveTextContent(/boom|gateway/i)
    expect(dialog.getByRole('radio', { name: app.p.parent })).toBeChecked()
    await app.finish()
    await screen.findByRole('dialog', { name: t.done.requested })
    expect(bodies('/lesson/trial')).toEqual([requested, requested])
  })
})

it('goes to the step of a field that the backend refuses, and marks it in words of our own', async () => {
  const app = await openTrial('en', { draft: answered })
  await app.at('questionnaire')
  backend.faults.add({ method: 'POST', path: '/lesson/trial', status: 422, body: { message: 'Invalid', errors: { parentEmail: 'This address is blocked' } } })
  await app.finish()
  await app.at('parent')
  expect(errorOf(app.dialog, 'textbox', app.t.fields.parentEmail)).toBe('Check this field')
})

it.each([
  ['e-mail without a domain', 'parentEmail', 'nodira@'],
  ['letters for a number', 'parentPhoneNumber', 'call me'],
  ['spaces only', 'parentName', '   '],
  ['marks only', 'parentName', '\u200f\u200e'],
] as const)('stays at the first step with %s', async (_, field, text) => {
  const app = await openTrial()
  await put(app.user, app.dialog, { ...app.person, [app.t.fields[field]]: text })
  await app.next()
  await waitFor(() => expect(errorOf(app.dialog, 'textbox', app.t.fields[field])).not.toBeNull())
  expect(app.dialog.getByRole('heading', { level: 3, name: app.t.steps.parent.title })).toBeVisible()
  expect(app.dialog.getByRole('alert')).toHaveTextContent(field === 'parentName' ? 'Please fill in all required fields!' : 'There is a problem')
})

it.each([
  ['with every apostrophe', "Gʻayrat Oʼgli Jo`ra O'g'li O‘g’li"],
  ['with markup', '<img src=x onerror=alert(1)>'],
  ['that turns the direction', '\u202eabc'],
  ['of 10,000 letters', 'a'.repeat(10_000)],
])('books for a child with a name %s, and shows it as text', async (_, childrenFullName) => {
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
])('thanks with a whole sentence and %s', async (_, parentName, said) => {
  const app = await openTrial('uz', { draft: { ...answered, parentName } })
  await app.at('questionnaire')
  await app.finish()
  const done = within(await screen.findByRole('dialog', { name: app.t.done.requested }))
  expect(done.getByText(app.t.done.lead.replace('{{name}}', said))).toBeVisible()
  expect(done.getByText(parentName)).toBeVisible()
})

it.each(['en', 'uz'] as const)('asks in %s for another time when the requested one has passed meanwhile', async (language) => {
  vi.setSystemTime(new Date(2026, 10, 22, 13, 20))
  const app = await openTrial(language, { draft: answered })
  await app.at('questionnaire')
  vi.setSystemTime(new Date(2026, 10, 22, 13, 31))
  await app.finish()
  await app.at('schedule')
  expect(app.dialog.getByText(app.t.fillRequired)).toBeVisible()
  expect(app.dialog.queryByRole('radio', { name: app.p.slot })).toBeNull()
  expect(bodies('/lesson/trial')).toEqual([])
  await app.choose(language === 'en' ? '2:00 PM' : '14:00')
  await app.next()
  await app.at('questionnaire')
  await app.finish()
  await screen.findByRole('dialog', { name: app.t.done.requested })
  expect(bodies('/lesson/trial')).toEqual([{ ...requested, startTime: '14:00', endTime: '14:30' }])
})

it('asks for the other source only when it is Other, and forgets it when it is not', async () => {
  const app = await openTrial('en', { draft: answered })
  await app.at('questionnaire')
  expect(app.dialog.queryByRole('textbox')).not.toBeInTheDocument()
  await app.choose('Other')
  await put(app.user, app.dialog, { 'Please specify': 'Our mosque' })
  await app.choose('Instagram')
  await app.choose('Other')
  expect(app.dialog.getByRole('textbox', { name: 'Please specify' })).toHaveValue('')
  await put(app.user, app.dialog, { 'Please specify': ' Our mosque ' })
  await app.choose(app.p.student)
  expect(app.dialog.getByRole('radio', { name: app.p.parent })).not.toBeChecked()
  await app.finish()
  await screen.findByRole('dialog', { name: app.t.done.requested })
  expect(bodies('/lesson/trial')).toEqual([{ ...requested, isParent: false, isStudent: true, hearAboutUs: 'Other', hearAboutUsOther: 'Our mosque' }])
})

it('offers five days and the half hours that have not begun; a day without any is shown and cannot be chosen', async () => {
  vi.setSystemTime(new Date(2026, 10, 21, 16, 40))
  const app = await openTrial('en', { draft: { ...answered, step: 3 } })
  const options = (group: string) => within(app.dialog.getByRole('radiogroup', { name: group })).getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)
  expect(options('Day')).toEqual(['Sat, Nov 21', 'Sun, Nov 22', 'Mon, Nov 23', 'Tue, Nov 24', 'Wed, Nov 25'])
  expect(options('Time')).toHaveLength(18)
  await app.choose('Sat, Nov 21')
  expect(options('Time')).toEqual(['5:00 PM', '5:30 PM'])
  expect(app.dialog.getByText(/^Times are in your own time zone: .+\.$/)).toBeVisible()
  await app.click('Cancel')
  await app.user.click(screen.getByRole('button', { name: app.t.leave.keep }))
  await closed()
  vi.setSystemTime(new Date(2026, 10, 21, 17, 31))
  await app.show()
  expect(await screen.findByRole('radio', { name: /Sat, Nov 21/ })).toBeDisabled()
  expect(screen.getByText(app.t.schedule.noTimes)).toBeVisible()
})

describe('two quick taps on Next', () => {
  it('do not send what was answered before', async () => {
    const app = await openTrial()
    await app.fillParent()
    await app.fillStudent()
    await app.fillSchedule()
    await app.fillQuestionnaire()
    await app.click('Back')
    await app.at('schedule')
    const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    const tap = (name: string) => fireEvent(app.dialog.getByRole('button', { name }), new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }))
    tap('Next')
    await app.at('questionnaire')
    tap('Finish')
    clock.mockReturnValue(10_500)
    tap('Finish')
    await screen.findByRole('dialog', { name: 'Trial lesson requested' })
    expect(app.backend.record.to('POST', '/lesson/trial')).toHaveLength(1)
  })
})

describe('closing with answers', () => {
  const ways = [
    ['Cancel', (app: Awaited<ReturnType<typeof openTrial>>) => app.click('Cancel')],
    ['the cross', (app: Awaited<ReturnType<typeof openTrial>>) => app.click('Close')],
    ['the backdrop', (app: Awaited<ReturnType<typeof openTrial>>) => app.user.pointer({ keys: '[MouseLeft]', target: screen.getByRole('dialog', { name: app.t.title }) })],
  ] as const

  it.each(ways)('by %s asks; going on leaves everything', async (_, close) => {
    const app = await openTrial()
    await put(app.user, app.dialog, { [app.t.fields.parentName]: 'Nodira' })
    await close(app)
    const question = within(await screen.findByRole('dialog', { name: 'Keep your answers?' }))
    await app.user.click(question.getAllByRole('button', { name: 'Go on with the booking' }).at(-1)!)
    expect(app.dialog.getByRole('textbox', { name: app.t.fields.parentName })).toHaveValue('Nodira')
  })

  it('keeps them for later, at the same step', async () => {
    const app = await openTrial()
    await app.fillParent()
    await put(app.user, app.dialog, { [app.t.fields.childrenFullName]: 'Aziza' })
    await app.click('Cancel')
    await app.user.click(await screen.findByRole('button', { name: 'Close and keep my answers' }))
    await closed()
    await app.show()
    await app.at('student')
    expect(screen.getByRole('textbox', { name: app.t.fields.childrenFullName })).toHaveValue('Aziza')
    await app.click('Back')
    await app.at('parent')
    expect(screen.getByRole('textbox', { name: app.t.fields.parentEmail })).toHaveValue('nodira@misol.com')
  })

  it('throws them away when told so', async () => {
    const app = await openTrial()
    await put(app.user, app.dialog, { [app.t.fields.parentName]: 'Nodira' })
    await app.click('Cancel')
    await app.user.click(await screen.findByRole('button', { name: 'Discard' }))
    await closed()
    expect(storage()).not.toContain('Nodira')
    await app.show()
    expect(screen.getByRole('textbox', { name: app.t.fields.parentName })).toHaveValue('')
  })

  it('asks nothing when there are none', async () => {
    const app = await openTrial()
    await app.click('Cancel')
    await closed()
    expect(storage()).not.toContain('draft:trial')
  })
})

it('starts with the subject of the page', async () => {
  const app = await openTrial('en', { draft: { ...answered, step: 2 }, path: '/courses/chess' })
  await app.at('student')
  expect(app.dialog.getByRole('radio', { name: 'Chess' })).toBeChecked()
  expect(app.dialog.getByRole('textbox')).toHaveValue('Aziza Karimova')
})

it('goes into the calendar and to the printer', async () => {
  const app = await openTrial('en', { draft: answered })
  await app.at('questionnaire')
  await app.finish()
  const done = within(await screen.findByRole('dialog', { name: app.t.done.requested }))
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(blob as Blob), 'blob:x'))
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await app.user.click(done.getByRole('button', { name: 'Add to calendar' }))
  await app.user.click(done.getByRole('button', { name: 'Print Details' }))
  expect(print).toHaveBeenCalledOnce()
  const text = await saved[0]!.text()
  const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')
  expect(text).toContain(`DTSTART:${stamp(new Date(2026, 10, 22, 13, 30))}`)
  expect(text).toContain(`DTEND:${stamp(new Date(2026, 10, 22, 14, 0))}`)
  expect(text).not.toMatch(/Aziza|Nodira/)
  vi.unstubAllGlobals()
})

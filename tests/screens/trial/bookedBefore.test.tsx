import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { wordsOf } from '../../words.ts'
import { put } from '../contact/contactForms.ts'
import { answered, openTrial, requested, stopClock } from './trialForm.ts'
import { closed, storage } from './trialSteps.ts'

stopClock()

/** The note in the form. */
const note = (language: 'en' | 'uz') =>
  screen.queryByText(wordsOf(language)('trial:before.another'))?.parentElement ?? null
/** Opens the confirmation again from the line on the page. */
const details = (language: 'en' | 'uz') =>
  screen.queryByRole('button', { name: wordsOf(language)('trial:before.details') })

it.each([
  ['en', /Business.+requested.*Sun, Nov 22, 1:30 PM/],
  ['uz', /Tadbirkorlik.+soʻrov.*22-noyabr, 13:30/],
] as const)(
  'a booking of this device is named when another one is begun, until its lesson is over (%s)',
  async (language, facts) => {
    const app = await openTrial(language, { draft: answered })
    expect(note(language)).toBeNull()
    await app.finish()
    const done = await screen.findByRole('dialog', { name: app.t.done.requested })
    await app.user.click(within(done).getByRole('button', { name: app.t.done.thanks }))
    await closed()

    sessionStorage.clear() // another tab
    await app.show()
    expect(note(language)).toHaveTextContent(facts)
    expect(storage()).not.toMatch(/karimova|nodira|misol/i)

    await app.click(app.p.cancel)
    await closed()
    vi.setSystemTime(new Date(2026, 10, 22, 14, 31))
    await app.show()
    expect(note(language)).toBeNull()
  },
)

it.each([
  ['en', /Business.+requested · Sun, Nov 22, 1:30 PM/],
  ['uz', /Tadbirkorlik.+soʻrov yuborildi · .+22-noyabr, 13:30/],
] as const)(
  'the page names the booking in a line that opens the confirmation again, without names (%s)',
  async (language, facts) => {
    const w = wordsOf(language)
    const app = await openTrial(language, { draft: answered, path: '/' })
    await app.finish()
    const done = () => screen.findByRole('dialog', { name: app.t.done.requested })
    await app.user.click(within(await done()).getByRole('button', { name: app.t.done.thanks }))
    await closed()
    const buttons = [...screen.getByRole('main').querySelectorAll('[data-trial]')]
    expect(new Set(buttons.map((button) => button.textContent))).toEqual(new Set([w('common:nav.anotherTrial')]))

    const button = (await screen.findAllByRole('button', { name: w('trial:before.details') }))[0]!
    expect(button.parentElement).toHaveTextContent(facts)
    expect(within(button.parentElement!).getByRole('link', { name: w('trial:before.help') })).toBeVisible()
    await app.user.click(button)
    const dialog = await done()
    const again = within(dialog)
    expect(again.getByText(app.t.subjects.business)).toBeVisible()
    expect(again.getByText(w('trial:done.teacher'))).toBeVisible()
    expect(again.getAllByRole('definition')).toHaveLength(3)
    expect(dialog).not.toHaveTextContent(/karimova|nodira|misol/i)
    await app.user.click(again.getByRole('button', { name: app.t.done.another }))
    await app.at('parent')
  },
)

it('a time that only the scheduler knows is in the email, for two weeks', async () => {
  const app = await openTrial('en', {
    draft: { ...answered, way: 'calendar', uri: 'https://api.calendly.com/e/1', slot: '' },
  })
  await app.finish()
  const done = await screen.findByRole('dialog', { name: app.t.done.booked })
  await app.user.click(within(done).getByRole('button', { name: app.t.done.thanks }))
  await closed()
  vi.setSystemTime(new Date(2026, 11, 5, 12))
  await app.show()
  expect(note('en')).toHaveTextContent(app.t.before.inEmail)
  await app.click(app.p.cancel)
  await closed()
  vi.setSystemTime(new Date(2026, 11, 5, 13))
  await app.show()
  expect(note('en')).toBeNull()
})

it.each([
  'x',
  '{"subject":"Chess","start":"x","until":9e15}',
  '{"subject":"Chess?","start":null,"isBooked":true,"until":8e15}',
])('a stored %s is no booking', async (stored) => {
  localStorage.setItem('booked_trial', stored)
  await openTrial()
  expect([note('en'), details('en')]).toEqual([null, null])
})

it('the confirmation books another child of the same parent', async () => {
  const app = await openTrial('uz', { draft: answered })
  await app.finish()
  const done = await screen.findByRole('dialog', { name: app.t.done.requested })
  await app.user.click(within(done).getByRole('button', { name: app.t.done.another }))

  await app.at('student')
  const form = within(screen.getByRole('dialog', { name: app.t.title }))
  expect(form.getByRole('textbox', { name: app.t.fields.childrenFullName })).toHaveValue('')
  expect(form.getByRole('combobox', { name: app.t.fields.gradeLevel })).toHaveValue('')
  expect(form.queryByRole('radio', { checked: true })).toBeNull()
  await put(app.user, form, { [app.t.fields.childrenFullName]: 'Umar Karimov' })
  await app.user.selectOptions(form.getByRole('combobox', { name: app.t.fields.gradeLevel }), app.p.grade)
  await app.choose(app.t.subjects.chess)
  await app.next()
  await app.at('schedule')
  await app.fillSchedule()
  await app.fillQuestionnaire()
  await app.finish()
  await screen.findByRole('dialog', { name: app.t.done.requested })
  expect(app.backend.record.to('POST', '/lesson/trial').map(({ body }) => body)).toEqual([
    requested,
    { ...requested, childrenFullName: 'Umar Karimov', subject: 'Chess' },
  ])
})

it('closing the booking of another child asks nothing before an answer, and keeps nothing', async () => {
  const app = await openTrial('en', { draft: answered })
  await app.finish()
  const done = await screen.findByRole('dialog', { name: app.t.done.requested })
  await app.user.click(within(done).getByRole('button', { name: app.t.done.another }))
  await app.at('student')
  await app.click(app.p.cancel)
  await closed()
  expect(storage()).not.toMatch(/karimova|nodira|misol/i)
})

import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { bookedTrial } from '@/features/trial/bookedTrial.ts'
import { bodies } from '../contact/contactForms.ts'
import { hold } from '../hold.ts'
import { textsOf } from '../renderApp.tsx'
import { answered, closed, openTrial, requested, stopClock, storage, trialWords } from './trialForm.ts'

stopClock()

describe.each([
  ['en', 'Sunday, November 22, 2026', /^1:30 PM .+ \(requested\)$/],
  ['uz', '2026-yil 22-noyabr, yakshanba', /^13:30 .+ \(soʻralgan vaqt\)$/],
] as const)('the booking in %s', (language, day, time) => {
  it('completes the four steps with a requested time, and sends the same body in either language', async () => {
    const app = await openTrial(language)
    const { dialog, t, w, user } = app
    const expectProgress = (step: number) =>
      expect([
        dialog.getByRole('progressbar').getAttribute('aria-valuetext'),
        dialog.getByText(/%$/).textContent,
      ]).toEqual([w('trial:step', { n: step }), `${step * 25}%`])
    expectProgress(1)
    expect(dialog.queryByRole('button', { name: w('common:back') })).not.toBeInTheDocument()
    await app.fillParent()
    expectProgress(2)
    await app.fillStudent()
    expectProgress(3)
    expect(document.querySelector('iframe')).toBeNull()
    expect(dialog.getByText(t.schedule.request)).toBeVisible()
    await app.fillSchedule()
    expectProgress(4)
    await app.fillQuestionnaire()
    const letGo = hold('/lesson/trial')
    await user.dblClick(dialog.getByRole('button', { name: t.finish }))
    expect(await dialog.findByRole('button', { name: t.submitting })).toBeDisabled()
    letGo()

    const done = within(await screen.findByRole('dialog', { name: t.done.requested }))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(bodies('/lesson/trial')).toEqual([requested])
    const facts = ['date', 'time', 'subject', 'gradeLevel', 'parent', 'student', 'phone', 'email'] as const
    expect(textsOf(done.getAllByRole('term'))).toEqual(facts.map((fact) => t.done[fact]))
    expect(textsOf(done.getAllByRole('definition'))).toEqual([
      day,
      expect.stringMatching(time),
      t.subjects.business,
      w('trial:grades.grade', { n: 3 }),
      requested.parentName,
      requested.childrenFullName,
      requested.parentPhoneNumber,
      requested.parentEmail,
    ])
    expect(textsOf(done.getAllByRole('listitem'))).toContain(t.done.teacher)
    const mail = done.getByRole('link', { name: 'hello@nihol.example' })
    expect(mail).toHaveAttribute('href', 'mailto:hello@nihol.example')
    // The confirmation is kept in the tab while it is open, for a reload.
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/karimova|nodira|misol/i)
    await user.click(done.getByRole('button', { name: t.done.thanks }))
    await closed()
    expect(storage()).not.toMatch(/karimova|nodira|misol/i)
  })
})

const names = /karimova|nodira|misol/i

/** Books with a draft; with the note about it in the form, and the way to open the form at a later time. */
async function booked(language: 'en' | 'uz', path: string, draft: typeof answered, title?: string) {
  const app = await openTrial(language, { path, draft })
  const note = () => screen.queryByText(app.t.before.another)?.parentElement ?? null
  expect(note()).toBeNull()
  const done = await app.book(title)
  const close = async () => {
    await app.user.click(done.getByRole('button', { name: app.t.done.thanks }))
    await closed()
  }
  const openAt = async (time: Date) => {
    vi.setSystemTime(time)
    await app.show()
  }
  return { ...app, done, close, note, openAt }
}

it.each([
  ['en', /Business.+requested.*Sun, Nov 22, 1:30 PM/],
  ['uz', /Tadbirkorlik.+soʻrov yuborildi.+22-noyabr, 13:30/],
] as const)(
  'the page and the form name a booking of this device until its lesson is over (%s)',
  async (language, facts) => {
    const app = await booked(language, '/', answered)
    const { t, w } = app
    await app.close()
    sessionStorage.clear() // another tab
    const buttons = [...screen.getByRole('main').querySelectorAll('[data-trial]')]
    expect(new Set(buttons.map((button) => button.textContent))).toEqual(new Set([w('common:nav.anotherTrial')]))

    const details = (await screen.findAllByRole('button', { name: t.before.details }))[0]!
    const line = details.closest('p')!
    expect(line).toHaveTextContent(facts)
    expect(line.children).toHaveLength(4) // each fact and link apart
    expect(within(line).getByRole('link', { name: t.before.help })).toBeVisible()
    await app.user.click(details)
    // The confirmation again, without names.
    const dialog = await screen.findByRole('dialog', { name: t.done.requested })
    const again = within(dialog)
    expect(again.getByText(t.subjects.business)).toBeVisible()
    expect(again.getByText(t.done.teacher)).toBeVisible()
    expect(again.getAllByRole('definition')).toHaveLength(3)
    expect(dialog).not.toHaveTextContent(names)

    await app.user.click(again.getByRole('button', { name: t.done.another }))
    await app.at('parent')
    expect(app.note()).toHaveTextContent(facts)
    expect(storage()).not.toMatch(names)
    await app.click(app.w('common:cancel'))
    await closed()
    await app.openAt(new Date(2026, 10, 22, 14, 31))
    expect(app.note()).toBeNull()
  },
)

it('a time that only the scheduler knows is in the email, for two weeks', async () => {
  const draft = { ...answered, way: 'calendar', uri: 'https://api.calendly.com/e/1', slot: '' }
  const app = await booked('en', '/about-us', draft, trialWords.en.done.booked)
  await app.close()
  await app.openAt(new Date(2026, 11, 5, 12))
  expect(app.note()).toHaveTextContent(app.t.before.inEmail)
  await app.click(app.w('common:cancel'))
  await closed()
  await app.openAt(new Date(2026, 11, 5, 13))
  expect(app.note()).toBeNull()
})

it.each([
  'x',
  '{"subject":"Chess?","start":null,"isBooked":true,"until":8e15}',
  '{"subject":"Chess","start":"x","isBooked":true,"until":8e15}',
  '{"subject":"Chess","start":null,"until":8e15}',
  '{"subject":"Chess","start":null,"isBooked":true,"until":9e15}',
])('a stored %s is no booking', (stored) => {
  localStorage.setItem('booked_trial', stored)
  expect(bookedTrial.get(Date.now())).toBeNull()
})

it('the confirmation books another child of the same parent', async () => {
  const app = await booked('uz', '/about-us', answered)
  await app.user.click(app.done.getByRole('button', { name: app.t.done.another }))
  await app.at('student')
  expect(app.form().getByRole('textbox', { name: app.t.fields.childrenFullName })).toHaveValue('')
  expect(app.form().getByRole('combobox', { name: app.t.fields.gradeLevel })).toHaveValue('')
  expect(app.form().queryByRole('radio', { checked: true })).toBeNull()
  await app.fillStudent('Umar Karimov', app.t.subjects.chess)
  await app.fillSchedule()
  await app.fillQuestionnaire()
  await app.book()
  expect(bodies('/lesson/trial')).toEqual([
    requested,
    { ...requested, childrenFullName: 'Umar Karimov', subject: 'Chess' },
  ])
})

it('closing the booking of another child asks nothing before an answer, and keeps nothing', async () => {
  const app = await booked('en', '/about-us', answered)
  await app.user.click(app.done.getByRole('button', { name: app.t.done.another }))
  await app.at('student')
  await app.click(app.w('common:cancel'))
  await closed()
  expect(storage()).not.toMatch(names)
})

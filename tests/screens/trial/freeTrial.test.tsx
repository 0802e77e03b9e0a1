import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { en, wordsOf } from '../../words.ts'
import { openApp, renderApp } from '../renderApp.tsx'
import { closed, requested, withScheduler } from './trialForm.ts'

// The three days cross the end of a month. Only the clock is faked; timers run.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 7, 30, 10, 0) }))

const radios = (group: string) => within(screen.getByRole('radiogroup', { name: group })).getAllByRole('radio')
const options = (group: string) => radios(group).map((radio) => radio.parentElement!.textContent) // what a day shows instead is for the eyes only

it.each([
  {
    language: 'en',
    today: '2026-08-27',
    days: ['28 AUG, Friday', '29 AUG, Saturday', '30 AUG, Sunday'],
    shown: ['Fri28 AUG', 'Sat29 AUG', 'Sun30 AUG'],
    times: ['01:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'],
  },
  {
    language: 'uz',
    today: '2026-08-30',
    days: ['31 AVG, dushanba', '01 SEN, seshanba', '02 SEN, chorshanba'],
    shown: ['Dush31 AVG', 'Sesh01 SEN', 'Chor02 SEN'],
    times: ['13:00', '14:00', '15:00', '16:00', '17:00'],
  },
] as const)('offers in $language the four choices of CONTRACT.md §2, none preselected', async (row) => {
  const t = wordsOf(row.language)
  vi.setSystemTime(new Date(`${row.today}T10:00`))
  await renderApp('/free-trial', { language: row.language })
  expect(await screen.findByRole('heading', { level: 1, name: t('site:freeTrial.hero.title') })).toBeVisible()
  expect(screen.getAllByRole('radiogroup')).toHaveLength(4)
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(options(t('site:freeTrial.date'))).toEqual(row.days)
  expect(options(t('site:freeTrial.time'))).toEqual(row.times)
  expect(options(t('site:freeTrial.program'))).toEqual(
    (['coding', 'math', 'ela'] as const).map((program) => t(`site:freeTrial.programs.${program}`)),
  )
  expect(options(t('site:freeTrial.gradeBand'))).toEqual(
    (['1-2', '3-4', '5-6', '7-8', '9-12'] as const).map((band) => t(`site:freeTrial.gradeBands.${band}`)),
  )
  const cells = radios(t('site:freeTrial.date')).map((radio) => radio.closest('label')!.querySelector('[aria-hidden]'))
  expect(cells.map((cell) => cell!.textContent)).toEqual(row.shown)
})

it('updates the days at midnight', async () => {
  await renderApp('/free-trial')
  expect(await screen.findByRole('radio', { name: '31 AUG, Monday' })).toBeVisible()
  vi.setSystemTime(new Date(2026, 8, 1, 0, 1))
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() =>
    expect(options(en('site:freeTrial.date'))).toEqual(['02 SEP, Wednesday', '03 SEP, Thursday', '04 SEP, Friday']),
  )
})

describe('the booking behind the four choices', () => {
  /** Makes the choices and confirms them. A draft skips the first step of the booking. */
  async function book(program: 'math' | 'ela', gradeBand: '5-6' | '9-12', draft?: object) {
    const app = await openApp('/free-trial')
    if (draft) sessionStorage.setItem('draft:trial', JSON.stringify(draft))
    const names = [en(`site:freeTrial.programs.${program}`), en(`site:freeTrial.gradeBands.${gradeBand}`)]
    for (const name of ['01 SEP, Tuesday', '02:00 PM', ...names])
      await app.user.click(screen.getByRole('radio', { name }))
    await app.user.click(screen.getByRole('button', { name: en('site:freeTrial.confirm') }))
    const dialog = within(await screen.findByRole('dialog', { name: en('trial:title') }))
    const press = async (name: string) => app.user.click(await dialog.findByRole('button', { name }))
    return { ...app, dialog, press }
  }
  const { parentName, parentPhoneNumber, parentEmail, childrenFullName } = requested
  const atChild = { step: 2, parentName, parentPhoneNumber, parentEmail, childrenFullName }
  const success = () => screen.queryByText(en('site:freeTrial.scheduled'))

  it('is prefilled, and says that a trial is scheduled only after one was sent', async () => {
    const { user, backend, dialog, press } = await book('math', '5-6', atChild)
    const grade = await dialog.findByRole('combobox', { name: en('trial:fields.gradeLevel') })
    expect(grade).toHaveValue('Grade 5')
    expect(grade).toHaveAccessibleDescription(en('trial:fields.gradeGiven'))
    const subject = dialog.getByRole('radiogroup', { name: en('trial:fields.subject') })
    const math = within(subject).getByRole('radio', { name: en('trial:subjects.mentalMathematics'), checked: true })
    expect(within(subject).getAllByRole('radio')[0]).toBe(math)
    expect(subject).not.toHaveAccessibleDescription()
    await press(en('trial:next'))
    // The time was chosen on the page: it is shown, and not asked for again.
    expect(await dialog.findByText(/Tue, Sep 1, 2:00 PM/)).toBeVisible()
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument()
    await press(en('trial:schedule.another'))
    for (const name of ['Tue, Sep 1', '2:00 PM']) expect(dialog.getByRole('radio', { name })).toBeChecked()
    await press(en('trial:next'))
    for (const name of [en('trial:who.parent'), en('trial:plans.withinWeek'), 'Instagram'])
      await user.click(await dialog.findByRole('radio', { name }))

    backend.faults.add({ method: 'POST', path: '/lesson/trial', status: 500, body: {} })
    await press(en('trial:finish'))
    expect(await screen.findByText(en('messages:trial'))).toBeVisible()
    expect(success()).not.toBeInTheDocument()
    await press(en('trial:finish'))
    await user.click(await screen.findByRole('button', { name: en('trial:done.thanks') }))
    const news = within(await screen.findByRole('dialog', { name: en('site:freeTrial.scheduled') }))
    expect(backend.record.to('POST', '/lesson/trial').map(({ status }) => status)).toEqual([500, 201])
    expect(backend.record.to('POST', '/lesson/trial').at(-1)!.body).toMatchObject({
      subject: 'Mental Mathematics',
      gradeLevel: 'Grade 5',
      scheduleDate: '2026-09-01',
      startTime: '14:00',
    })
    await user.click(news.getByRole('button', { name: en('common:ok') }))
    await closed()
  })

  it('shows no success message when it is closed', async () => {
    const { press } = await book('ela', '9-12')
    await press(en('common:cancel'))
    await closed()
    expect(success()).not.toBeInTheDocument()
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(4)
  })

  it('says what a program is, and that it has no subject', async () => {
    const { dialog } = await book('ela', '9-12', atChild)
    expect(await dialog.findByText(en('trial:fields.elaWished'))).toBeVisible()
    expect(dialog.queryAllByRole('radio', { checked: true })).toEqual([])
    const program = (name: 'math' | 'ela') =>
      screen.getByRole('radio', { name: en(`site:freeTrial.programs.${name}`), hidden: true })
    expect(program('math')).toHaveAccessibleDescription(en('courses:course.mentalMathematics.name'))
    expect(program('ela')).toHaveAccessibleDescription(en('site:freeTrial.noSubject'))
  })
})

describe('with a scheduler', () => {
  withScheduler('https://scheduler.example/nihol')

  it('says why the time is confirmed in the calendar', async () => {
    await renderApp('/free-trial')
    expect(await screen.findByText(en('site:freeTrial.calendar'))).toBeVisible()
  })
})

it('without a scheduler, does not speak of a calendar', async () => {
  await openApp('/free-trial')
  expect(screen.queryByText(en('site:freeTrial.calendar'))).not.toBeInTheDocument()
})

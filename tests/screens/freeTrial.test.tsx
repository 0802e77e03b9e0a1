import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '@/i18n/en/site.json'
import uz from '@/i18n/uz/site.json'
import { renderApp } from './renderApp.tsx'

// The booking takes a while on a busy machine.

// The three days cross the end of a month; only the clock stands still, timers run.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 7, 30, 10, 0) }))
afterEach(() => vi.useRealTimers())

const options = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')!.textContent)

const choices = {
  en: [
    { group: 'Date', options: ['31 AUG', '01 SEP', '02 SEP'] },
    { group: 'Time', options: ['01:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'] },
    { group: 'Program', options: ['Coding', 'Math', 'ELA'] },
    { group: 'Grade', options: ['Grades 1–2', 'Grades 3–4', 'Grades 5–6', 'Grades 7–8', 'Grades 9–12'] },
  ],
  uz: [
    { group: 'Sana', options: ['31 AVG', '01 SEN', '02 SEN'] },
    { group: 'Vaqt', options: ['13:00', '14:00', '15:00', '16:00', '17:00'] },
    { group: 'Dastur', options: ['Dasturlash', 'Matematika', 'Ingliz tili va adabiyoti (ELA)'] },
    { group: 'Sinf', options: ['1–2-sinflar', '3–4-sinflar', '5–6-sinflar', '7–8-sinflar', '9–12-sinflar'] },
  ],
} as const

describe.each(['en', 'uz'] as const)('the free trial page in %s', (language) => {
  const { freeTrial } = { en, uz }[language]

  it('offers the four choices of SPEC.md §2, none of them made', async () => {
    await renderApp('/free-trial', { language })
    expect(await screen.findByRole('heading', { level: 1, name: freeTrial.hero.title })).toBeVisible()
    expect(choices[language].map(({ group }) => ({ group, options: options(group) }))).toEqual(choices[language])
    expect(screen.getAllByRole('radiogroup')).toHaveLength(4)
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  })

  it.each(choices[language].map(({ group }, index) => ({ group, index })))('asks for all four when $group is missing, and sends nothing', async ({ index: left }) => {
    const { user, backend } = await renderApp('/free-trial', { language })
    await screen.findByRole('heading', { level: 1 })
    for (const [index, choice] of choices[language].entries()) if (index !== left) await user.click(screen.getByRole('radio', { name: choice.options[1] }))
    await user.click(screen.getByRole('button', { name: freeTrial.confirm }))

    const alert = await screen.findByRole('dialog', { name: freeTrial.selectAll })
    expect(alert).toHaveClass('swal2-icon-error')
    expect(screen.getAllByRole('radiogroup', { hidden: true }).map((group) => group.getAttribute('aria-invalid'))).toEqual([0, 1, 2, 3].map((index) => (index === left ? 'true' : null)))
    await user.click(within(alert).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(backend.record.since()).toEqual([])

    // What was chosen is still chosen, and the message goes with the last choice.
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(3)
    await user.click(screen.getByRole('radio', { name: choices[language][left]!.options[0] }))
    for (const group of screen.getAllByRole('radiogroup')) expect(group).not.toHaveAttribute('aria-invalid')
  })
})

it('goes on with the days over midnight', async () => {
  await renderApp('/free-trial')
  expect(await screen.findByRole('radio', { name: '31 AUG' })).toBeVisible()
  vi.setSystemTime(new Date(2026, 8, 1, 0, 1))
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(options('Date')).toEqual(['02 SEP', '03 SEP', '04 SEP']))
})

it('opens the booking filled in, and says that a trial is scheduled only when one went out', async () => {
  const { user, backend } = await renderApp('/free-trial')
  await screen.findByRole('heading', { level: 1 })
  for (const name of ['01 SEP', '02:00 PM', 'Math', 'Grades 5–6']) await user.click(screen.getByRole('radio', { name }))
  await user.click(screen.getByRole('button', { name: 'Confirm Slot' }))

  const dialog = await screen.findByRole('dialog', { name: 'Book a free trial' })
  const next = () => user.click(within(dialog).getByRole('button', { name: 'Next' }))
  const field = (name: string) => within(dialog).findByRole('textbox', { name })
  await user.type(await field('Parent’s name'), 'Nodira Karimova')
  await user.type(await field('Parent’s phone number'), '2155550142')
  await user.type(await field('Parent’s email'), 'nodira@example.com')
  await next()
  await user.type(await field('Child’s full name'), 'Aziza Karimova')
  expect(within(dialog).getByRole('combobox', { name: 'Grade level' })).toHaveValue('Grade 5')
  expect(within(dialog).getByRole('radio', { name: 'Mental Mathematics' })).toBeChecked()
  await next()
  expect(await within(dialog).findByRole('radio', { name: 'Tue, Sep 1' })).toBeChecked()
  expect(within(dialog).getByRole('radio', { name: '2:00 PM' })).toBeChecked()
  await next()
  for (const name of ['I am a parent', 'Within a week', 'Instagram']) await user.click(await within(dialog).findByRole('radio', { name }))
  expect(screen.queryByText('Trial class scheduled!')).not.toBeInTheDocument()

  backend.faults.add({ method: 'POST', path: '/lesson/trial', status: 500, body: {} })
  await user.click(within(dialog).getByRole('button', { name: 'Finish' }))
  expect(await screen.findByText('Failed to book trial. Please try again.')).toBeVisible()
  expect(screen.queryByText('Trial class scheduled!')).not.toBeInTheDocument()

  await user.click(within(dialog).getByRole('button', { name: 'Finish' }))
  await user.click(await screen.findByRole('button', { name: 'Got it, thanks!' }))
  const news = await screen.findByRole('dialog', { name: 'Trial class scheduled!' })
  expect(news).toHaveClass('swal2-icon-success')
  const sent = backend.record.to('POST', '/lesson/trial')
  expect(sent).toHaveLength(2)
  expect(sent.at(-1)).toMatchObject({ status: 201, body: { subject: 'Mental Mathematics', gradeLevel: 'Grade 5', childrenFullName: 'Aziza Karimova', planningToStart: 'Within a week', hearAboutUs: 'Instagram' } })
  await user.click(within(news).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('says nothing of a scheduled class when the booking was left', async () => {
  const { user } = await renderApp('/free-trial')
  await screen.findByRole('heading', { level: 1 })
  for (const name of ['01 SEP', '02:00 PM', 'ELA', 'Grades 9–12']) await user.click(screen.getByRole('radio', { name }))
  await user.click(screen.getByRole('button', { name: 'Confirm Slot' }))
  const dialog = await screen.findByRole('dialog', { name: 'Book a free trial' })
  await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByText('Trial class scheduled!')).not.toBeInTheDocument()
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(4)
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { en, uz, wordsOf, type Language } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

const upcoming = (language: Language = 'en') =>
  within(screen.getByRole('region', { name: wordsOf(language)('home:upcoming.title') }))

describe('the dates of upcoming courses', () => {
  const on = (day: string) => vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] })

  it.each([
    ['en', 'March 15, 2026', 'April 1, 2026', 'April 20, 2026'],
    ['uz', '2026-yil 15-mart', '2026-yil 1-aprel', '2026-yil 20-aprel'],
  ] as const)('are shown in %s while they are in the future', async (language, ...dates) => {
    on('2026-03-15')
    await renderApp('/', { language })
    for (const date of dates)
      expect(upcoming(language).getByText(wordsOf(language)('home:upcoming.starts', { date }))).toBeVisible()
  })

  it('read "New date soon" once they have passed', async () => {
    on('2026-04-02')
    await renderApp('/')
    expect(upcoming().getAllByText(en('home:upcoming.newDate'))).toHaveLength(2)
    expect(upcoming().getByText(en('home:upcoming.starts', { date: 'April 20, 2026' }))).toBeVisible()
    expect(upcoming().getAllByText(en('courses:status.comingSoon'))).toHaveLength(3)
  })
})

it('shows one difficulty dot for Beginner and two for Intermediate, with the level as text', async () => {
  await renderApp('/')
  const dots = [...screen.getByRole('region', { name: en('home:upcoming.title') }).querySelectorAll('[data-filled]')]
  expect(dots.map((row) => row.getAttribute('data-filled'))).toEqual(['1', '1', '2'])
  expect(upcoming().getAllByText(en('courses:stats.level', { level: en('courses:level.beginner') }))).toHaveLength(2)
  expect(upcoming().getAllByText(en('courses:stats.level', { level: en('courses:level.intermediate') }))).toHaveLength(
    1,
  )
})

it('asks for the age of the child and opens the classes for it', async () => {
  const { user, address } = await renderApp('/', { language: 'uz' })
  await user.selectOptions(
    screen.getByRole('combobox', { name: uz('home:hero.age') }),
    uz('home:hero.years', { years: 9 }),
  )
  await user.click(screen.getByRole('button', { name: uz('home:hero.seeClasses') }))
  await waitFor(() => expect(address()).toBe('/lessons?age=9'))
})

it('passes the email of the Subscribe box to the dialog', async () => {
  const { user } = await renderApp('/')
  await user.type(upcoming().getByRole('textbox', { name: en('home:upcoming.subscribe.label') }), 'nodira@example.com')
  await user.click(upcoming().getByRole('button', { name: en('home:upcoming.subscribe.button') }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText(en('contact:fields.email'))).toHaveValue('nodira@example.com')
})

it('compares group and individual lessons in a table', async () => {
  const { user } = await renderApp('/')
  await user.click(screen.getByRole('button', { name: en('home:paths.compare') }))
  const dialog = within(await screen.findByRole('dialog', { name: en('pricing:compare.title') }))
  expect(dialog.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    en('pricing:compare.group'),
    en('pricing:compare.individual'),
  ])
  expect(dialog.getAllByRole('rowheader')).toHaveLength(6)
  const price = within(
    dialog.getByRole('rowheader', { name: en('pricing:compare.rows.price.label') }).closest('tbody')!,
  )
  expect(price.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    en('pricing:compare.rows.price.group', { price: '$160' }),
    en('pricing:compare.rows.price.group', { price: '$200' }),
  ])
  await user.click(dialog.getByRole('button', { name: en('common:close') }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

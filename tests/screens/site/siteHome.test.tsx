import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en, uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { patient } from './patient.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const upcoming = () =>
  within(screen.getByRole('region', { name: new RegExp(`${en('home:upcoming.title')}|${uz('home:upcoming.title')}`) }))

describe('the dates of upcoming courses', () => {
  const on = (day: string) => vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] })

  it.each([
    [
      'en',
      [
        en('home:upcoming.starts', { date: 'March 15, 2026' }),
        en('home:upcoming.starts', { date: 'April 1, 2026' }),
        en('home:upcoming.starts', { date: 'April 20, 2026' }),
      ],
    ],
    [
      'uz',
      [
        uz('home:upcoming.starts', { date: '2026-yil 15-mart' }),
        uz('home:upcoming.starts', { date: '2026-yil 1-aprel' }),
        uz('home:upcoming.starts', { date: '2026-yil 20-aprel' }),
      ],
    ],
  ] as const)('are shown in %s while they are in the future', async (language, words) => {
    on('2026-03-15')
    await renderApp('/', { language })
    for (const said of words) expect(upcoming().getByText(said)).toBeVisible()
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
  expect(upcoming().getAllByText('Level: Beginner')).toHaveLength(2)
  expect(upcoming().getAllByText('Level: Intermediate')).toHaveLength(1)
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

it('sends a notify request in the form of the contract', async () => {
  const { user, backend } = await renderApp('/', { language: 'uz' })
  await user.click(
    upcoming().getByRole('button', {
      name: `${uz('home:upcoming.notify')} ${uz('courses:upcoming.musicTheory.name')}`,
    }),
  )
  const dialog = await screen.findByRole('dialog', {}, patient)
  await user.type(within(dialog).getByLabelText(/ism/i), 'Nodira')
  await user.type(within(dialog).getByLabelText(/pochta/i), 'nodira@example.com')
  await user.type(within(dialog).getByLabelText(/telefon/i), '+1 215 555 0199')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(backend.record.to('POST', '/mail')).toHaveLength(1))
  expect(backend.record.to('POST', '/mail')[0]!.body).toMatchObject({
    name: 'Nodira',
    message: 'Notify me: Music theory',
  })
  await user.click(await screen.findByRole('button', { name: en('common:ok') }, patient))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('passes the email of the Subscribe box to the dialog', async () => {
  const { user } = await renderApp('/')
  await user.type(upcoming().getByRole('textbox', { name: en('home:upcoming.subscribe.label') }), 'nodira@example.com')
  await user.click(upcoming().getByRole('button', { name: en('home:upcoming.subscribe.button') }))
  expect(within(await screen.findByRole('dialog', {}, patient)).getByLabelText(/email/i)).toHaveValue(
    'nodira@example.com',
  )
})

it('leads each learning path where its words say, and no two to the same list', async () => {
  await renderApp('/')
  const list = (path: 'tutoring' | 'fullCourses' | 'collegePrep' | 'afterschool' | 'clubs' | 'shortCourses') =>
    screen
      .getByRole('link', { name: en('home:paths.exploreLabel', { path: en(`home:paths.items.${path}.title`) }) })
      .getAttribute('href')
  expect(list('collegePrep')).toBe('/lessons?category=SAT+preparation')
  expect(list('afterschool')).toBe('/lessons?time=weekdays')
  expect(list('clubs')).toBe('/lessons?type=group')
  const lists = (['tutoring', 'fullCourses', 'collegePrep', 'afterschool', 'clubs', 'shortCourses'] as const).map(list)
  expect(new Set(lists).size).toBe(6)
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

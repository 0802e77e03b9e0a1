import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { en, uz } from '../../words.ts'
import { at } from '../clockAt.ts'
import { main } from '../renderApp.tsx'
import { cardTitles, listingOf, open, own, teacher } from './dashboardSteps.ts'

/** Lessons of a series of four, a week apart; each has a length, and so an end. */
const lessons = (...starts: string[]) =>
  starts.map((day, index) => ({
    _id: `s${index + 1}`,
    title: `Chess (${index + 1}/4)`,
    description: `Lesson: ${day}, 20:00-20:50 (UTC).`,
    startDate: `${day}T20:00:00Z`,
  }))

beforeEach(() => at('2026-11-20T12:00:00Z'))

const group = (name: 'upcoming' | 'finished') => main().findByRole('region', { name: en(`dashboard:group.${name}`) })

describe('a series on the dashboard of its teacher', () => {
  it.each([
    ['en', en],
    ['uz', uz],
  ] as const)('is one card that opens to its lessons, each with its form (%s)', async (language, w) => {
    const series = lessons('2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22')
    const { user } = await open({ as: teacher, language }, own([listingOf('a1', 0), ...series]))
    const name = w('dashboard:group.upcoming')
    const upcoming = within(await main().findByRole('region', { name }))
    expect(cardTitles()).toEqual(['Chess', 'Class a1'])
    expect(upcoming.getByRole('heading', { name: `${name} · 5` })).toBeVisible()
    expect(upcoming.getAllByText('01/12/2026-20:00 UTC')[0]).toBeVisible()
    const edit = (number: number) => upcoming.getByText(`Chess (${number}/4)`)
    expect(edit(1)).not.toBeVisible()

    await user.click(upcoming.getByText(w('dashboard:lessons_other', { count: 4 })))
    for (const number of [1, 2, 3, 4]) {
      expect(edit(number)).toBeVisible()
      expect(edit(number)).toHaveAttribute('href', `/edit/s${number}/class`)
      const lesson = within(edit(number).closest('li')!)
      expect(lesson.getByText(w('classes:type.class'))).toBeVisible()
      expect(lesson.getByRole('link', { name: w('dashboard:asFamilies') })).toHaveAttribute(
        'href',
        `/lessons?show=class/s${number}`,
      )
    }
    expect(upcoming.getByText('22/12/2026-20:00 UTC')).toBeVisible()
  })

  it('has its lessons in the group of each; a single lesson has its own card', async () => {
    await open({ as: teacher }, own(lessons('2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22')))
    expect(within(await group('upcoming')).getByRole('link', { name: 'Chess (4/4)' })).toBeVisible()
    const finished = within(await group('finished'))
    expect(cardTitles()).toEqual(['Chess (4/4)', 'Chess'])
    expect(finished.getByText(en('dashboard:lessons_other', { count: 3 }))).toBeVisible()
    expect(finished.getByRole('heading', { name: `${en('dashboard:group.finished')} · 3` })).toBeVisible()
  })

  it('is one of the sixty cards of a page, and all its lessons count', async () => {
    const classes = Array.from({ length: 60 }, (_, index) => listingOf(`c${index}`, index))
    await open({ as: teacher }, own([...classes, ...lessons('2026-12-01', '2026-12-08')]))
    await waitFor(() => expect(cardTitles()).toHaveLength(60))
    expect(main().getByText('62 classes and groups · Page 1 of 2')).toBeVisible()
    expect(main().getByRole('heading', { name: `${en('dashboard:group.upcoming')} · 62` })).toBeVisible()
  })
})

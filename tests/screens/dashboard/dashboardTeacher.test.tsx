import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { utcStamp, zoneName } from '@/i18n/clock.ts'
import { en, uz } from '../../words.ts'
import { at } from '../clockAt.ts'
import { hold } from '../hold.ts'
import { main } from '../renderApp.tsx'
import { banner, cardTitles, listingOf, open, own, scratch, teacher } from './dashboardSteps.ts'

describe('the dashboard of a teacher', () => {
  it('lists classes and groups together, each with an edit link', async () => {
    const { backend, user } = await open({ as: teacher })
    const name = en('dashboard:welcome', { role: en('dashboard:role.teacher') })
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    await waitFor(() => expect(main().getAllByRole('listitem').length).toBeGreaterThan(3))
    const zone = zoneName(new Date(), 'en')
    expect(main().getAllByText(en('classes:list.zone', { zone }))).toHaveLength(1)
    const owned = (['class', 'group'] as const).flatMap((type) =>
      backend.store.listings
        .ownedBy(type, backend.store.users.byEmail(teacher)!._id)
        .map((listing) => ({ ...listing, type })),
    )
    for (const series of main().getAllByText(en('dashboard:lessons_other', { count: 4 }))) await user.click(series)
    expect(owned.length).toBeGreaterThan(10)
    for (const { type, _id, title, startDate } of owned) {
      const edit = main().getByRole('link', { name: title })
      expect(edit).toHaveAttribute('href', `/edit/${_id}/${type}`)
      const card = within(edit.closest('li')!)
      expect(card.getByText(en(`classes:type.${type}`))).toBeVisible()
      expect(card.getByText(utcStamp(new Date(startDate!)))).toBeVisible()
      expect(edit.closest('li')).not.toHaveTextContent(`M ${zone}`)
      const sheet = `/lessons?show=${type}/${_id}`
      expect(card.getByRole('link', { name: en('dashboard:asFamilies') })).toHaveAttribute('href', sheet)
      const share = card.getByRole('button', { name: en('classes:share.title') })
      await user.click(share)
      const dialog = await screen.findByRole('dialog', { name: en('classes:share.title') })
      expect(within(dialog).getByText(title)).toBeVisible()
      const telegram = within(dialog).getByRole<HTMLAnchorElement>('link', { name: /Telegram/ })
      expect(telegram.href).toContain(encodeURIComponent(sheet))
      await user.click(within(dialog).getByRole('button', { name: en('common:close') }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    }
    const classroom = within(await banner()).getByRole('link', { name: en('dashboard:openClassroom') })
    expect(classroom).toHaveAttribute('href', `/classroom/${scratch}/class`)
    expect(backend.record.to('GET', '/manual-purchase')).toEqual([])
  })

  it('sorts lessons ahead first, then ongoing, then undated, then finished', async () => {
    const named = (_id: string, startDate?: string) => ({ _id, title: _id, ...(startDate && { startDate }) })
    at('2026-11-20T20:00:00Z')
    await open(
      { as: teacher },
      own(
        [
          named('past', '2026-11-01T10:00:00Z'),
          named('undated'),
          named('later', '2027-01-01T10:00:00Z'),
          named('nonsense', 'soon'),
        ],
        [
          named('long-past', '2020-01-01T10:00:00Z'),
          named('soon', '2026-11-20T21:00:00Z'),
          named('live', '2026-11-20T19:30:00Z'),
        ],
      ),
    )
    expect(within(await banner()).getByText(en('classroom:live'))).toBeVisible()
    expect(cardTitles()).toEqual(['live', 'soon', 'later', 'long-past', 'undated', 'nonsense', 'past'])
    const groups = (['upcoming', 'ongoing', 'noDate', 'finished'] as const).map((name) =>
      within(main().getByRole('region', { name: en(`dashboard:group.${name}`) })).getAllByRole('listitem'),
    )
    expect(groups.map(({ length }) => length)).toEqual([3, 1, 2, 1])
    expect(main().getByRole('heading', { level: 3, name: `${en('dashboard:group.upcoming')} · 3` })).toBeVisible()
  })

  it('shows the loaded list when the other fails, also during another attempt, which completes it', async () => {
    const { backend, user } = await open({ as: teacher }, ({ faults }) =>
      faults.add({ path: '/group/own-groups', status: 500 }),
    )
    const note = await screen.findByRole('alert')
    const classes = cardTitles()
    expect(classes).toContain('Your first game in Scratch')
    const answer = hold('/group/own-groups')
    await user.click(within(note).getByRole('button', { name: en('common:tryAgain') }))
    expect(cardTitles()).toEqual(classes)
    answer()
    expect(await main().findByRole('link', { name: 'Python for beginners, twice a week' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(backend.record.to('GET', '/class/own-classes')).toHaveLength(1)
  })

  it.each([
    ['both lists fail', { status: 500 }],
    ['a list fails and the other is empty', { body: [] }],
  ])('shows one error and calls no list empty when %s', async (_, fault) => {
    const { user } = await open({ as: teacher, language: 'uz' }, ({ faults }) => {
      faults.add({ path: '/class/own-classes', ...fault })
      faults.add({ path: '/group/own-groups', status: 500 })
    })
    expect(await screen.findAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('alert')).toHaveTextContent(uz('messages:loadClasses'))
    expect(screen.queryByText(uz('dashboard:empty.teacherTitle'))).toBeNull()
    await user.click(screen.getByRole('button', { name: uz('common:tryAgain') }))
    expect(await main().findByRole('link', { name: 'Python for beginners, twice a week' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers to add the first class when there is none', async () => {
    await open({ as: teacher }, own([]))
    const add = await main().findByRole('link', { name: en('dashboard:sidebar.add') })
    expect(add).toHaveAttribute('href', '/add-class-group')
    expect(main().getByText(en('dashboard:empty.teacherTitle'))).toBeVisible()
  })
})

/** Lessons of a series of four, a week apart; each has a length, and so an end. */
const lessons = (...starts: string[]) =>
  starts.map((day, index) => ({
    _id: `s${index + 1}`,
    title: `Chess (${index + 1}/4)`,
    description: `Lesson: ${day}, 20:00-20:50 (UTC).`,
    startDate: `${day}T20:00:00Z`,
  }))

const group = (name: 'upcoming' | 'finished') => main().findByRole('region', { name: en(`dashboard:group.${name}`) })

describe('a series on the dashboard of its teacher', () => {
  beforeEach(() => at('2026-11-20T12:00:00Z'))

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
      const sheet = lesson.getByRole('link', { name: w('dashboard:asFamilies') })
      expect(sheet).toHaveAttribute('href', `/lessons?show=class/s${number}`)
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

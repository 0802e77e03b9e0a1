import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { utcStamp, zoneName } from '@/i18n/clock.ts'
import { en, uz } from '../../words.ts'
import { at } from '../clockAt.ts'
import { main } from '../renderApp.tsx'
import { banner, cardTitles, open, own, scratch, teacher } from './dashboardSteps.ts'

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
      expect(share).toHaveAttribute('aria-expanded', 'false')
      await user.click(share)
      expect(share).toHaveAttribute('aria-expanded', 'true')
      expect(card.getByRole<HTMLAnchorElement>('link', { name: /Telegram/ }).href).toContain(encodeURIComponent(sheet))
    }
    expect(within(await banner()).getByRole('link', { name: en('dashboard:openClassroom') })).toHaveAttribute(
      'href',
      `/classroom/${scratch}/class`,
    )
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
    backend.faults.add({ path: '/group/own-groups', delayMs: 50 })
    await user.click(within(note).getByRole('button', { name: en('common:tryAgain') }))
    expect(cardTitles()).toEqual(classes)
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

import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listingId } from '../../backend/seed/seed.ts'
import type { Listing, ListingType } from '../../backend/tables/listingTable.ts'
import type { Backend } from '../../backend/app.ts'
import { en, uz } from '../../words.ts'
import { at, open, banner, main, scratch, python, quran, student } from './dashboardSteps.ts'

function change(backend: Backend, type: ListingType, id: string, part: Partial<Listing>) {
  backend.store.listings.replace(type, { ...backend.store.listings.byId(type, id)!, ...part })
}

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))

/** The device wakes up at a given time. */
const wake = (moment: string) =>
  act(() => {
    vi.setSystemTime(new Date(moment))
    document.dispatchEvent(new Event('visibilitychange'))
  })

afterEach(() => {
  vi.useRealTimers()
})

describe('the dashboard of a student', () => {
  it('counts down by the minute, shows a live lesson, and moves to the next lesson two hours later', async () => {
    at('2026-11-20T23:16:20Z')
    await open({ as: student }, (backend) =>
      change(backend, 'group', python, { startDate: '2026-11-21T01:30:00.000Z' }),
    )
    const next = within(await banner())
    expect(next.getByText('Python for beginners, twice a week')).toBeVisible()
    expect(next.getByText(en('classroom:startsIn', { duration: '2 hr 14 min' }))).toBeVisible()
    expect(next.getByText('21/11/2026-01:30 UTC')).toHaveAttribute('datetime', '2026-11-21T01:30:00.000Z')
    await pass(1)
    expect(next.getByText(en('classroom:startsIn', { duration: '2 hr 13 min' }))).toBeVisible()
    wake('2026-11-21T01:29:10Z')
    expect(next.getByText(en('classroom:startsIn', { duration: '1 min' }))).toBeVisible()
    await pass(1)
    expect(next.getByText(en('classroom:live'))).toBeVisible()
    wake('2026-11-21T03:29:10Z')
    expect(next.getByText(en('classroom:live'))).toBeVisible()
    await pass(1)
    expect(next.getByText('Your first game in Scratch')).toBeVisible()
    expect(next.getByText(en('classroom:startsIn', { duration: '18 hr 30 min' }))).toBeVisible()
    expect(main().getByText('ongoing since Sat, Nov 21')).toBeVisible()
  })

  it('shows longer times in days', async () => {
    at('2026-11-20T20:00:00Z')
    await open({ as: 'bekzod@nihol.test', language: 'uz' }, (backend) =>
      change(backend, 'group', listingId('group', 'shaxmat-guruhi'), { startDate: '2026-12-03T00:00:00.000Z' }),
    )
    // In the banner, instead of a price.
    expect(await screen.findAllByText(uz('classroom:startsIn', { duration: '12 kun' }))).toHaveLength(1)
    expect(main().queryByText('$168')).toBeNull()
    wake('2026-12-01T19:50:00Z')
    expect(screen.getAllByText(uz('classroom:startsIn', { duration: '1 kun 4 soat' }))).toHaveLength(1)
    // Without other classes, a link to the list and classes of others are below it.
    expect(main().getByRole('link', { name: uz('dashboard:empty.studentAction') })).toBeVisible()
    const others = within(main().getByRole('region', { name: uz('classes:soon.title') }))
    expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toHaveLength(3)
    expect(others.queryByRole('link', { name: 'Shaxmat toʻgaragi: boshlovchilar guruhi' })).toBeNull()
    wake('2026-12-03T00:59:59Z')
    expect(screen.getAllByText(uz('classroom:live'))[0]).toBeVisible()
  })

  it.each([
    { startDate: '2020-01-01T10:00:00.000Z', shown: '01/01/2020-10:00 UTC' },
    { startDate: 'next Monday', shown: en('classes:noDate') },
  ])('says that no lesson is ahead ($startDate)', async ({ startDate, shown }) => {
    await open({ as: student }, (backend) => {
      for (const [type, id] of [
        ['class', scratch],
        ['group', python],
        ['group', quran],
      ] as const)
        change(backend, type, id, { startDate, description: '' })
    })
    expect(await main().findByRole('heading', { level: 2, name: en('dashboard:next.none') })).toBeVisible()
    expect(await main().findAllByText(shown)).toHaveLength(3)
    expect(main().queryByRole('link', { name: en('dashboard:openClassroom') })).toBeNull()
  })
})

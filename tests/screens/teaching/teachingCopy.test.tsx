import { toLocalInput } from '@/lib/time/localDateTime.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Listing } from '../../backend/tables/listingTable.ts'
import { accountId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { field, press, writes } from './teachingForm.ts'
import { open, ready, teacher, id } from './teachingEditSteps.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/** Read once: a minute may pass within a test. */
const today = Date.now()

/** Today's hour some days from now, by the wall clock; whole minutes, as the form has them. */
function inDays(days: number) {
  const date = new Date(today)
  date.setDate(date.getDate() + days)
  date.setSeconds(0, 0)
  return date.toISOString()
}

const other = 'aaaaaaaaaaaaaaaaaaaaaaaa'

/** Leaves the teacher these classes and nothing else. */
function onlyOwn({ store: { listings } }: Awaited<ReturnType<typeof open>>['backend'], ...own: Listing[]) {
  listings.removeOwnedBy(accountId(teacher))
  for (const listing of own) listings.add('class', listing)
}

describe('a copy', () => {
  it('starts with everything, a date in the next free week, and the stored picture', async () => {
    vi.stubEnv('TZ', 'America/New_York')
    // Six days from now, so that next week is the first; then its teacher has another lesson half an hour later.
    const startDate = inDays(6)
    const { backend, user, address, stored } = await open({ startDate })
    onlyOwn(backend, stored, {
      ...stored,
      _id: other,
      startDate: new Date(Date.parse(inDays(13)) + 1_800_000).toISOString(),
    })
    await ready()
    await user.click(screen.getByRole('link', { name: en('teaching:edit.duplicate') }))
    expect(await screen.findByRole('button', { name: en('teaching:add.submit') })).toBeVisible()
    expect(address()).toBe(`/add-class-group?from=class/${id}`)
    expect(field(en('teaching:field.title'))).toHaveValue(stored.title)
    expect(field(en('teaching:field.startDate'))).toHaveValue(toLocalInput(inDays(20)))
    expect(screen.getByRole('radio', { name: en('classes:type.class') })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: en('classes:type.group') }))
    await user.click(press(en('teaching:add.submit')))
    await screen.findByRole('dialog', { name: en('teaching:add.done') })
    expect(writes(backend).map(({ method, path: to }) => `${method} ${to}`)).toEqual(['POST /group'])
    const { _id, isActive: _isActive, ...rest } = stored
    expect(backend.record.to('POST', '/group')[0]!.body).toEqual({
      ...rest,
      startDate: inDays(20),
      isPublished: 'true',
    })
  })

  it('of a class without a date has none', async () => {
    await open({ startDate: '' }, { path: `/add-class-group?from=class/${id}` })
    await ready()
    expect(field(en('teaching:field.startDate'))).toHaveValue('')
  })

  it('carries the schedule along, without its free days, by the clock it was made for, behind its own last lesson', async () => {
    vi.stubEnv('TZ', 'Asia/Tashkent')
    vi.useFakeTimers({ now: new Date('2027-03-02T12:00:00Z'), shouldAdvanceTime: true, toFake: ['Date'] })
    const line = (from: string, until: string, except = '') =>
      `Lessons: every Mon and Wed, 19:00-19:50 (America/New_York), from ${from} until ${until}.${except} Ages 8-12.`
    const { backend, user, stored } = await open(
      {
        startDate: '2027-03-02T00:00:00.000Z',
        description: `Bring a board.\n\n${line('2027-03-01', '2027-03-17', ' Except 2027-03-10.')}`,
      },
      { path: `/add-class-group?from=class/${id}` },
    )
    onlyOwn(backend, stored)
    await ready()
    expect(field(en('teaching:schedule.lastDay'))).toHaveValue('2027-04-07')
    await user.click(press(en('teaching:add.submit')))
    await screen.findByRole('dialog', { name: en('teaching:add.done') })
    expect(backend.record.to('POST', '/class')[0]!.body).toMatchObject({
      // The clocks of New York went forward on March 14.
      startDate: '2027-03-22T23:00:00.000Z',
      description: `Bring a board.\n\n${line('2027-03-22', '2027-04-07')}`,
    })
  })

  it('of a listing without a picture asks for one', async () => {
    const app = await renderApp(`/add-class-group?from=class/${id}`, { as: teacher })
    app.backend.store.listings.replace('class', {
      ...app.backend.store.listings.byId('class', id)!,
      imageUrl: 'javascript:alert(1)',
    })
    await app.user.click(await screen.findByRole('button', { name: en('teaching:add.submit') }))
    await waitFor(() =>
      expect(field(en('teaching:field.image'))).toHaveAccessibleDescription(
        expect.stringContaining(en('messages:imageRequired')),
      ),
    )
    expect(writes(app.backend)).toEqual([])
  })

  it('is only for the owner, and an unknown source starts empty', async () => {
    const { unmount } = await renderApp(`/add-class-group?from=class/${id}`, { as: 'dilnoza@nihol.test' })
    expect(await screen.findByRole('heading', { level: 1, name: en('teaching:gate.owner') })).toBeVisible()
    unmount()
    const { backend } = await renderApp('/add-class-group?from=lesson/..%2F..', { as: 'dilnoza@nihol.test' })
    expect(await ready()).toHaveValue('')
    expect(backend.record.since().map((request) => request.path)).toEqual(['/user/login/access', '/category'])
  })

  it('that timed out is not confused with its original', async () => {
    const app = await renderApp(`/add-class-group?from=class/${id}`, { as: teacher })
    const { startDate: _startDate, ...undated } = app.backend.store.listings.byId('class', id)!
    app.backend.store.listings.replace('class', undated)
    await ready()
    app.backend.faults.add({ method: 'POST', path: '/class', dropConnection: true })
    await app.user.click(press(en('teaching:add.submit')))
    await screen.findByText(en('messages:save'))
    await app.user.click(press(en('teaching:add.submit')))
    await screen.findByRole('dialog', { name: en('teaching:add.done') })
    expect(app.backend.record.to('POST', '/class')).toHaveLength(2)
  })
})

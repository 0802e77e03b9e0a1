import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toLocalInput } from '@/lib/time/localDateTime.ts'
import { accountId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { chooseLessons, described, field, press, publish, writes } from './teachingForm.ts'
import { id, open, openForm, ready, teacher } from './teachingEditSteps.ts'

afterEach(() => vi.unstubAllEnvs())

/** Read once: a minute may pass within a test. */
const today = Date.now()

/** Today's hour some days from now, by the wall clock; whole minutes, as the form has them. */
function inDays(days: number) {
  const date = new Date(today)
  date.setDate(date.getDate() + days)
  date.setSeconds(0, 0)
  return date.toISOString()
}

const copy = { path: `/add-class-group?from=class/${id}` }

describe('a copy', () => {
  it('starts with everything, a date in the next free week, and the stored picture', async () => {
    vi.stubEnv('TZ', 'America/New_York')
    // Six days from now, so that next week is the first; then its teacher has another lesson half an hour later.
    const app = await open({ startDate: inDays(6) })
    const { backend, user, address, stored } = app
    backend.store.listings.removeOwnedBy(accountId(teacher))
    backend.store.listings.add('class', stored)
    backend.store.listings.add('class', {
      ...stored,
      _id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
      startDate: new Date(Date.parse(inDays(13)) + 1_800_000).toISOString(),
    })
    await user.click(await screen.findByRole('link', { name: en('teaching:edit.duplicate') }))
    expect(await screen.findByRole('button', { name: en('teaching:add.submit') })).toBeVisible()
    expect(address()).toBe(copy.path)
    expect(field(en('teaching:field.title'))).toHaveValue(stored.title)
    expect(field(en('teaching:field.startDate'))).toHaveValue(toLocalInput(inDays(20)))
    expect(screen.getByRole('radio', { name: en('classes:type.class') })).toBeChecked()
    chooseLessons(en('classes:type.group'))
    const { _id, isActive: _isActive, ...rest } = stored
    expect(await publish(app, 'group')).toEqual([{ ...rest, startDate: inDays(20), isPublished: 'true' }])
    expect(writes(backend)).toHaveLength(1)
  })

  it('of a listing without a picture asks for one', async () => {
    const { backend, user } = await openForm({ imageUrl: 'javascript:alert(1)' }, copy)
    await user.click(press(en('teaching:add.submit')))
    await described(en('teaching:field.image'), en('messages:imageRequired'))
    expect(writes(backend)).toEqual([])
  })

  it('is only for the owner, and an unknown source starts empty', async () => {
    const { unmount } = await open({}, { ...copy, as: 'dilnoza@nihol.test' })
    expect(await screen.findByRole('heading', { level: 1, name: en('teaching:gate.owner') })).toBeVisible()
    unmount()
    const { backend } = await renderApp('/add-class-group?from=lesson/..%2F..', { as: 'dilnoza@nihol.test' })
    expect(await ready()).toHaveValue('')
    expect(backend.record.since().map((request) => request.path)).toEqual(['/user/login/access', '/category'])
  })

  it('that timed out is not confused with its original', async () => {
    const app = await openForm({ startDate: '' }, copy)
    app.backend.faults.add({ method: 'POST', path: '/class', dropConnection: true })
    await app.user.click(press(en('teaching:add.submit')))
    await screen.findByText(en('messages:save'))
    expect(await publish(app)).toHaveLength(2)
  })
})

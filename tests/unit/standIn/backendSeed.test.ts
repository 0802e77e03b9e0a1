// @vitest-environment node
import { afterAll, expect, test } from 'vitest'
import { scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { createBackend } from '../../backend/app.ts'
import { clientOf, tokenOf } from '../../backend/client.ts'
import { demoClasses } from '../../backend/seed/demoClasses.ts'
import { demoGroups } from '../../backend/seed/demoGroups.ts'
import { accountId } from '../../backend/seed/seed.ts'
import { deletedClassId, sentinels, sentinelStudent, sentinelTeacher } from '../../backend/seed/sentinels.ts'
import type { Store } from '../../backend/tables/store.ts'

const openListings = ({ listings }: Store) => [...listings.open('class'), ...listings.open('group')]

const now = new Date('2026-12-31T23:30:00Z')
const { store, close } = createBackend({ now: () => now })
afterAll(close)
const open = openListings(store)

test('the seed has about thirty open listings, all but one of them in the next three months', () => {
  expect(new Set(open.map(({ _id }) => _id)).size).toBe(34)
  const days = open.flatMap(({ startDate }) => startDate ?? []).map((date) => (Date.parse(date) - +now) / 86_400_000)
  const ahead = days.filter((inDays) => inDays > 0)
  expect([days.length, ahead.length]).toEqual([32, 31])
  expect(Math.min(...ahead)).toBeLessThan(2)
  expect(Math.max(...days)).toBeGreaterThan(80)
  expect(Math.max(...days)).toBeLessThan(93)
})

test('the seed has prices from free to 240, and both forms of a missing picture', () => {
  const prices = open.map(({ price }) => price)
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([0, 240])
  expect(prices).toContain(25.5)
  expect(open.some(({ imageUrl }) => imageUrl === '')).toBe(true)
  expect(open.some((listing) => !('imageUrl' in listing))).toBe(true)
})

test.each(['2026-12-31T23:30:00Z', '2026-06-30T02:15:00Z', '2027-03-13T12:00:00Z'])(
  'the seed has schedules that the app reads, seeded at %s',
  (moment) => {
    const { store, close } = createBackend({ now: () => new Date(moment) })
    const planned = openListings(store).filter(({ description }) => /\n\nLessons?: .*$/.test(description))
    expect(planned).toHaveLength(11)
    for (const { startDate = null, description } of planned)
      expect(scheduleOf({ startDate, description }), description).toMatchObject({ schedule: { plan: {} } })
    close()
  },
)

test('the seed uses correct English and Uzbek letters', () => {
  for (const { title, description } of [...demoClasses, ...demoGroups]) {
    expect(description.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2)
    // oʻ, gʻ, and tutuq belgisi have their own letters (U+02BB, U+02BC); no quote replaces them.
    expect(`${title} ${description}`).not.toMatch(/[og]['‘’`ʼ]|[a-z]'[a-z]/iu)
  }
})

test('the seed has three purchases of Aziza, among them the class that starts first', () => {
  const purchasesOf = (name: string) => store.purchases.ofUser(accountId(`${name}@nihol.test`))
  const [first] = open
    .filter(({ startDate = '' }) => startDate > now.toISOString())
    .toSorted((a, b) => a.startDate!.localeCompare(b.startDate!))
  const ids = purchasesOf('aziza').map((one) => ('classId' in one ? one.classId : one.groupId))
  expect(ids).toContain(first?._id)
  expect(['aziza', 'bekzod', 'malika'].map((name) => purchasesOf(name).length)).toEqual([3, 1, 0])
})

test('sentinels exist only on request', () => {
  const { store, close } = createBackend()
  expect(store.users.byEmail(sentinelTeacher)).toBeUndefined()
  close()
})

test('each sentinel is listed, found alone, owned and enrolled in', async () => {
  const backend = createBackend({ sentinels: true })
  const get = async (path: string, as?: string) =>
    (await clientOf(backend)('GET', path, { token: as && tokenOf(backend, as) })).body as unknown[]
  const lists = { class: await get('/class/public'), group: await get('/group/public') }
  const all = Object.values(sentinels)
  for (const { type, _id } of all) {
    expect(lists[type]).toContainEqual(expect.objectContaining({ _id }))
    expect(await get(`/${type}/${_id}`)).toMatchObject({ _id })
  }
  const purchases = await get('/manual-purchase', sentinelStudent)
  expect(purchases).toHaveLength(all.length + 1)
  expect(purchases).toContainEqual(expect.objectContaining({ classId: deletedClassId }))
  expect(await get(`/class/${deletedClassId}`)).not.toHaveProperty('_id')
  const own = await Promise.all(['/class/own-classes', '/group/own-groups'].map((path) => get(path, sentinelTeacher)))
  expect(own.flat()).toHaveLength(all.length)
  backend.close()
})

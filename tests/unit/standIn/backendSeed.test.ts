// @vitest-environment node
import { afterAll, describe, expect, test } from 'vitest'
import { scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { createBackend } from '../../backend/app.ts'
import { clientOf, tokenOf } from '../../backend/client.ts'
import { demoClasses } from '../../backend/seed/demoClasses.ts'
import { demoGroups } from '../../backend/seed/demoGroups.ts'
import { accountId, accounts, listingId } from '../../backend/seed/seed.ts'
import {
  deletedClassId,
  populatedStudent,
  sentinels,
  sentinelStudent,
  sentinelTeacher,
} from '../../backend/seed/sentinels.ts'

describe('the seed', () => {
  const now = new Date('2026-12-31T23:30:00Z')
  const { store, close } = createBackend({ now: () => now })
  afterAll(close)
  const open = [...store.listings.open('class'), ...store.listings.open('group')]

  test('has six accounts', () => {
    expect(accounts.map(({ email, role }) => ({ email, role }))).toEqual(
      accounts.map(({ email }) => ({ email, role: store.users.byEmail(email)?.role })),
    )
  })

  test('has about thirty open listings, all but one of them in the future', () => {
    expect(open).toHaveLength(34)
    expect(new Set(open.map(({ _id }) => _id)).size).toBe(34)
    const days = open.flatMap(({ startDate }) =>
      startDate === undefined ? [] : [(Date.parse(startDate) - now.getTime()) / 86_400_000],
    )
    expect(days).toHaveLength(32)
    const ahead = days.filter((inDays) => inDays > 0)
    expect(ahead).toHaveLength(31)
    expect(Math.min(...ahead)).toBeLessThan(2)
    expect(Math.max(...days)).toBeGreaterThan(80)
    expect(Math.max(...days)).toBeLessThan(93)
  })

  test('has prices from free to 240, pictures, and both forms of a missing picture', () => {
    const prices = open.map(({ price }) => price)
    expect(Math.min(...prices)).toBe(0)
    expect(Math.max(...prices)).toBe(240)
    expect(prices).toContain(25.5)
    expect(
      open.filter(({ imageUrl }) => imageUrl).map(({ imageUrl }) => store.files.bySrc(imageUrl ?? '')?.contentType),
    ).toEqual(Array.from({ length: 25 }, () => 'image/webp'))
    expect(open.some(({ imageUrl }) => imageUrl === '')).toBe(true)
    expect(open.some((listing) => !('imageUrl' in listing))).toBe(true)
  })

  test.each(['2026-12-31T23:30:00Z', '2026-06-30T02:15:00Z', '2027-03-13T12:00:00Z'])(
    'has schedules that the app reads, seeded at %s',
    (moment) => {
      const { store, close } = createBackend({ now: () => new Date(moment) })
      const planned = [...store.listings.open('class'), ...store.listings.open('group')].filter(({ description }) =>
        /\n\nLessons?: .*$/.test(description),
      )
      expect(planned).toHaveLength(11)
      for (const { startDate = null, description } of planned)
        expect(scheduleOf({ startDate, description }), description).toMatchObject({ schedule: { plan: {} } })
      close()
    },
  )

  test('uses correct English and Uzbek letters', () => {
    for (const { title, description } of [...demoClasses, ...demoGroups]) {
      expect(description.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2)
      // oʻ, gʻ, and tutuq belgisi have their own letters (U+02BB, U+02BC); no quote replaces them.
      expect(`${title} ${description}`).not.toMatch(/[og]['‘’`ʼ]|[a-z]'[a-z]/iu)
    }
  })

  test('has three purchases of Aziza, among them the class that starts first', () => {
    const purchases = store.purchases.ofUser(accountId('aziza@nihol.test'))
    const first = open
      .filter(({ startDate = '' }) => startDate > now.toISOString())
      .toSorted((a, b) => a.startDate!.localeCompare(b.startDate!))[0]
    expect(purchases.map((one) => ('classId' in one ? one.classId : one.groupId))).toContain(first?._id)
    expect(purchases.filter((one) => 'groupId' in one)).toHaveLength(2)
    expect(purchases).toHaveLength(3)
    expect(store.purchases.ofUser(accountId('bekzod@nihol.test'))).toHaveLength(1)
    expect(store.purchases.ofUser(accountId('malika@nihol.test'))).toEqual([])
  })
})

describe('sentinels', () => {
  test('are there only when asked for', () => {
    const { store, close } = createBackend()
    expect(store.users.byEmail(sentinelTeacher)).toBeUndefined()
    close()
  })

  test('each is listed, found alone, owned and enrolled in', async () => {
    const backend = createBackend({ sentinels: true })
    const api = clientOf(backend)
    const lists = { class: (await api('GET', '/class/public')).body, group: (await api('GET', '/group/public')).body }
    for (const { type, _id } of Object.values(sentinels)) {
      expect(lists[type]).toContainEqual(expect.objectContaining({ _id }))
      expect((await api('GET', `/${type}/${_id}`)).status).toBe(200)
    }
    const { body: purchases } = await api('GET', '/manual-purchase', { token: tokenOf(backend, sentinelStudent) })
    expect(purchases).toHaveLength(Object.keys(sentinels).length + 1)
    expect(purchases).toContainEqual(expect.objectContaining({ classId: deletedClassId }))
    expect((await api('GET', `/class/${deletedClassId}`)).status).toBe(404)
    const { type, _id } = sentinels.hugeTitle
    expect((await api('GET', `/${type}/${_id}`)).body).toMatchObject({
      title: expect.objectContaining({ length: 10_000 }) as unknown,
    })
    const token = tokenOf(backend, sentinelTeacher)
    const own = [
      (await api('GET', '/class/own-classes', { token })).body,
      (await api('GET', '/group/own-groups', { token })).body,
    ].flat()
    expect(own).toHaveLength(Object.keys(sentinels).length)
    backend.close()
  })

  test('one student’s purchases contain the whole listings, and null for a deleted one', async () => {
    const backend = createBackend({ sentinels: true })
    const { body } = await clientOf(backend)('GET', '/manual-purchase', { token: tokenOf(backend, populatedStudent) })
    const _id = expect.stringMatching(/^[0-9a-f]{24}$/) as unknown
    const listing = (type: 'class' | 'group', slug: string) => backend.store.listings.byId(type, listingId(type, slug))
    expect(body).toEqual([
      { _id, groupId: listing('group', 'python-beginners'), isConfirmed: true },
      { _id, classId: null, isConfirmed: true },
      { _id, classId: listing('class', 'scratch-first-game'), isConfirmed: true },
      { _id, groupId: listing('group', 'quran-oilaviy'), isConfirmed: true },
    ])
    backend.close()
  })
})

// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { weekRange, weekOf } from '@/features/lessons/week/weekDays.ts'
import { cityTime } from '@/i18n/cities.ts'

beforeEach(() => void vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => void vi.unstubAllEnvs())

it('a week lasts from Monday to Sunday, whichever of its days is given', () => {
  for (const day of ['2026-12-07', '2026-12-10', '2026-12-13'])
    expect([weekOf(day)![0], weekOf(day)![6]]).toEqual(['2026-12-07', '2026-12-13'])
  expect(weekOf('2026-12-30', 1)![0]).toBe('2027-01-04')
  expect(weekOf('2027-01-04', -1)![0]).toBe('2026-12-28')
  for (const day of ['', 'soon', '2026-13-01', '2026-02-30', '2026-12', '__proto__', '1026-12-07'])
    expect(weekOf(day), day).toBeNull()
})

it.each([
  ['2026-12-07', '2026-12-13', 'Dec 7–13, 2026', '2026-yil 7–13-dekabr'],
  ['2026-11-30', '2026-12-06', 'Nov 30 – Dec 6, 2026', '2026-yil 30-noyabr – 6-dekabr'],
  ['2026-12-28', '2027-01-03', 'Dec 28, 2026 – Jan 3, 2027', '2026-yil 28-dekabr – 2027-yil 3-yanvar'],
])('the week from %s is named in both languages', (first, last, en, uz) => {
  expect(weekRange(first, last, 'en')).toBe(en)
  expect(weekRange(first, last, 'uz')).toBe(uz)
})

it('another city’s time has its weekday where that differs, and is left out where the clocks agree', () => {
  const [evening, morning] = [new Date('2026-12-07T22:00:00Z'), new Date('2026-12-07T15:00:00Z')]
  const later = new Date('2026-12-07T22:50:00Z')
  expect(cityTime('Asia/Tashkent', evening, 'en', later)).toBe('Tashkent: Tue, 3:00–3:50 AM')
  expect(cityTime('Asia/Tashkent', evening, 'uz', later)).toBe('Toshkent: seshanba, 03:00–03:50')
  expect(cityTime('Asia/Tashkent', morning, 'en')).toBe('Tashkent: 8:00 PM')
  expect(cityTime('America/New_York', morning, 'en')).toBeNull()
  // The hour that spring skips in New York is an hour like any other elsewhere.
  expect(cityTime('Asia/Tashkent', new Date('2027-03-13T21:30:00Z'), 'en')).toBe('Tashkent: Sun, 2:30 AM')
})

// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { durationParts, time, unbroken, zoneName } from '@/i18n/clock.ts'
import { inZone } from './zones.ts'

afterEach(() => vi.unstubAllEnvs())

it.each<[string, string, string]>([
  ['2026-07-01T04:00:00Z', '12:00 AM', '00:00'],
  ['2026-07-01T16:00:00Z', '12:00 PM', '12:00'],
  ['2026-07-01T17:05:00Z', '1:05 PM', '13:05'],
])('the clock of the reader at %s is %s or %s in New York', (iso, en, uz) => {
  inZone('America/New_York', () => {
    expect(time(new Date(iso), 'en')).toBe(en)
    expect(time(new Date(iso), 'uz')).toBe(uz)
  })
})

it('the clock of the reader names summer and winter time in New York around both changes', () => {
  inZone('America/New_York', () => {
    expect(
      ['2027-03-14T06:59:00Z', '2027-03-14T07:00:00Z', '2027-11-07T05:59:00Z', '2027-11-07T06:00:00Z'].map(
        (iso) => `${time(new Date(iso), 'en')} ${zoneName(new Date(iso), 'en')}`,
      ),
    ).toEqual(['1:59 AM EST', '3:00 AM EDT', '1:59 AM EDT', '1:00 AM EST'])
    expect(zoneName(new Date('2027-07-01T00:00:00Z'), 'uz')).toBe('Sharqiy vaqt')
  })
})

it.each([
  ['dushanba, 2027-yil 30-noyabr, 16:00', 'dushanba, 2027-\u2060yil 30-\u2060noyabr, 16:00'],
  ['Mon and Wed, 4:00–4:50 PM', 'Mon and Wed, 4:00–\u20604:50\u00a0PM'],
  ['money-back, 4 PMs', 'money-back, 4 PMs'],
])('no line breaks within a date or time: %s', (text, kept) => {
  expect(unbroken(text)).toBe(kept)
})

it.each<[zone: string, en: string, uz: string]>([
  ['America/New_York', 'EST', 'Sharqiy vaqt'],
  ['America/Phoenix', 'MST', 'Togʻ vaqti'],
  ['Pacific/Honolulu', 'HST', 'Gavayi vaqti'],
  ['Asia/Tashkent', 'GMT+5', 'Oʻzbekiston vaqti'],
  ['UTC', 'UTC', 'UTC'],
  ['Asia/Kolkata', 'GMT+5:30', 'GMT+5:30'],
])('the name of the zone of %s is %s or %s, whatever the language of the browser', async (zone, en, uz) => {
  for (const own of [
    (date: Date) => String(date),
    () => 'Thu Jan 15 2026 12:00:00 GMT-0500 (hora estándar oriental)',
    () => 'Thu Jan 15 2026 12:00:00 GMT-0500',
  ]) {
    vi.resetModules() // the names are kept
    const { zoneName: fresh } = await import('@/i18n/clock.ts')
    inZone(zone, () => {
      const date = new Date('2026-01-15T12:00:00Z')
      const words = own(date)
      date.toString = () => words
      expect([fresh(date, 'en'), fresh(date, 'uz')]).toEqual([en, uz])
    })
  }
})

it.each([
  [-5_000, [0, 0, 0]],
  [59_999, [0, 0, 0]],
  [60_000, [0, 0, 1]],
  [8_040_000, [0, 2, 14]],
  [86_400_000, [1, 0, 0]],
  [90_061_000, [1, 1, 1]],
])('%d ms are %j days, hours and minutes', (milliseconds, parts) => {
  expect(Object.values(durationParts(milliseconds))).toEqual(parts)
})

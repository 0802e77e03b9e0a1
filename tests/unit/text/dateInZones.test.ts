// @vitest-environment node
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { localDateTime, longDate, shortDate, time, utcStamp } from '@/i18n/clock.ts'
import { calendarDate, dayMonth } from '@/i18n/format.ts'
import { inZone, lesson } from './zones.ts'

afterEach(() => vi.unstubAllEnvs())

const now = new Date('2026-11-01T12:00:00Z')

/** The time, the short and the long date, date and time with the zone, and the day of a card. */
type Words = [time: string, short: string, long: string, local: string, day: string]

describe.each<[zone: string, en: Words, uz: Words]>([
  [
    'America/New_York',
    ['8:30 PM', 'Fri, Nov 20', 'Friday, November 20, 2026', 'Fri, Nov 20, 8:30 PM EST', '20 NOV'],
    ['20:30', 'juma, 20-noyabr', '2026-yil 20-noyabr, juma', 'juma, 20-noyabr, 20:30 (Sharqiy vaqt)', '20 NOY'],
  ],
  [
    'Asia/Tashkent',
    ['6:30 AM', 'Sat, Nov 21', 'Saturday, November 21, 2026', 'Sat, Nov 21, 6:30 AM GMT+5', '21 NOV'],
    [
      '06:30',
      'shanba, 21-noyabr',
      '2026-yil 21-noyabr, shanba',
      'shanba, 21-noyabr, 06:30 (Oʻzbekiston vaqti)',
      '21 NOY',
    ],
  ],
  [
    'UTC',
    ['1:30 AM', 'Sat, Nov 21', 'Saturday, November 21, 2026', 'Sat, Nov 21, 1:30 AM UTC', '21 NOV'],
    ['01:30', 'shanba, 21-noyabr', '2026-yil 21-noyabr, shanba', 'shanba, 21-noyabr, 01:30 (UTC)', '21 NOY'],
  ],
])('one moment in %s', (zone, en, uz) => {
  it.each([
    ['en', en],
    ['uz', uz],
  ] as const)('is formatted in %s', (language, words) => {
    inZone(zone, () => {
      expect([
        time(lesson, language),
        shortDate(lesson, language, now),
        longDate(lesson, language),
        localDateTime(lesson, language, now),
        dayMonth(lesson, language),
      ]).toEqual(words)
    })
  })

  it('has the same UTC stamp and calendar days in both languages', () => {
    inZone(zone, () => {
      expect(utcStamp(lesson)).toBe('21/11/2026-01:30 UTC')
      expect(utcStamp(new Date('1999-12-31T23:59:59Z'))).toBe('31/12/1999-23:59 UTC')
      expect(calendarDate('2026-03-15', 'en')).toBe('March 15, 2026')
      expect(calendarDate('2026-03-15', 'uz')).toBe('2026-yil 15-mart')
      expect(calendarDate('2026-03-15T23:00:00-11:00', 'en')).toBe('March 15, 2026')
    })
  })

  it('shows the year only when it differs from the reader’s', () => {
    inZone(zone, () => {
      const newYear = new Date('2027-01-02T12:00:00Z')
      expect(shortDate(newYear, 'en', now)).toBe('Sat, Jan 2, 2027')
      expect(shortDate(newYear, 'uz', now)).toBe('shanba, 2027-yil 2-yanvar')
      expect(shortDate(newYear, 'en', newYear)).toBe('Sat, Jan 2')
    })
  })

  it('prints only Uzbek in Uzbek, for any date', () => {
    inZone(zone, () => {
      fc.assert(
        fc.property(
          fc.date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
          (date) => {
            expect(longDate(date, 'uz')).toMatch(
              /^\d{4}-yil \d{1,2}-(yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|oktabr|noyabr|dekabr), (yakshanba|dushanba|seshanba|chorshanba|payshanba|juma|shanba)$/,
            )
            expect(localDateTime(date, 'uz', now)).toMatch(
              /, \d{2}:\d{2} \((Sharqiy vaqt|Oʻzbekiston vaqti|UTC|GMT[+-]?[\d:]*)\)$/,
            )
            expect(time(date, 'en')).toMatch(/^(1[0-2]|[1-9]):[0-5]\d (AM|PM)$/)
            expect(utcStamp(date)).toMatch(/^\d{2}\/\d{2}\/\d{4}-\d{2}:\d{2} UTC$/)
          },
        ),
      )
    })
  })
})

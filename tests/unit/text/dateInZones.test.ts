// @vitest-environment node
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { localDateTime, longDate, shortDate, time, utcStamp } from '@/i18n/clock.ts'
import { calendarDate, dayMonth } from '@/i18n/format.ts'
import { inZone, lesson } from './zones.ts'

const zones = ['America/New_York', 'Asia/Tashkent', 'UTC'] as const
type Zone = (typeof zones)[number]

afterEach(() => vi.unstubAllEnvs())

const now = new Date('2026-11-01T12:00:00Z')

describe.each<[Zone, Record<'en' | 'uz', Record<'time' | 'short' | 'long' | 'local' | 'dayMonth', string>>]>([
  [
    'America/New_York',
    {
      en: {
        time: '8:30 PM',
        short: 'Fri, Nov 20',
        long: 'Friday, November 20, 2026',
        local: 'Fri, Nov 20, 8:30 PM EST',
        dayMonth: '20 NOV',
      },
      uz: {
        time: '20:30',
        short: 'juma, 20-noyabr',
        long: '2026-yil 20-noyabr, juma',
        local: 'juma, 20-noyabr, 20:30 (Sharqiy vaqt)',
        dayMonth: '20 NOY',
      },
    },
  ],
  [
    'Asia/Tashkent',
    {
      en: {
        time: '6:30 AM',
        short: 'Sat, Nov 21',
        long: 'Saturday, November 21, 2026',
        local: 'Sat, Nov 21, 6:30 AM GMT+5',
        dayMonth: '21 NOV',
      },
      uz: {
        time: '06:30',
        short: 'shanba, 21-noyabr',
        long: '2026-yil 21-noyabr, shanba',
        local: 'shanba, 21-noyabr, 06:30 (Oʻzbekiston vaqti)',
        dayMonth: '21 NOY',
      },
    },
  ],
  [
    'UTC',
    {
      en: {
        time: '1:30 AM',
        short: 'Sat, Nov 21',
        long: 'Saturday, November 21, 2026',
        local: 'Sat, Nov 21, 1:30 AM UTC',
        dayMonth: '21 NOV',
      },
      uz: {
        time: '01:30',
        short: 'shanba, 21-noyabr',
        long: '2026-yil 21-noyabr, shanba',
        local: 'shanba, 21-noyabr, 01:30 (UTC)',
        dayMonth: '21 NOY',
      },
    },
  ],
])('one moment in %s', (zone, words) => {
  it.each(['en', 'uz'] as const)('is formatted in %s', (language) => {
    inZone(zone, () => {
      expect({
        time: time(lesson, language),
        short: shortDate(lesson, language, now),
        long: longDate(lesson, language),
        local: localDateTime(lesson, language, now),
        dayMonth: dayMonth(lesson, language),
      }).toEqual(words[language])
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

// @vitest-environment node
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { durationParts, localDateTime, longDate, shortDate, time, unbroken, utcStamp, zoneName } from '@/i18n/clock.ts'
import { calendarDate, dayMonth, figure, money, number, parseDate } from '@/i18n/format.ts'
import { anyText } from './anyText.ts'

const zones = ['America/New_York', 'Asia/Tashkent', 'UTC'] as const
type Zone = (typeof zones)[number]

afterEach(() => vi.unstubAllEnvs())

const inZone = <T>(zone: string, work: () => T): T => {
  vi.stubEnv('TZ', zone)
  return work()
}

const now = new Date('2026-11-01T12:00:00Z')
const lesson = new Date('2026-11-21T01:30:00Z')

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

describe('the clock of the reader', () => {
  it.each<[string, string, string]>([
    ['2026-07-01T04:00:00Z', '12:00 AM', '00:00'],
    ['2026-07-01T16:00:00Z', '12:00 PM', '12:00'],
    ['2026-07-01T17:05:00Z', '1:05 PM', '13:05'],
  ])('at %s is %s or %s in New York', (iso, en, uz) => {
    inZone('America/New_York', () => {
      expect(time(new Date(iso), 'en')).toBe(en)
      expect(time(new Date(iso), 'uz')).toBe(uz)
    })
  })

  it('names summer and winter time in New York around both changes', () => {
    inZone('America/New_York', () => {
      expect(
        ['2027-03-14T06:59:00Z', '2027-03-14T07:00:00Z', '2027-11-07T05:59:00Z', '2027-11-07T06:00:00Z'].map(
          (iso) => `${time(new Date(iso), 'en')} ${zoneName(new Date(iso), 'en')}`,
        ),
      ).toEqual(['1:59 AM EST', '3:00 AM EDT', '1:59 AM EDT', '1:00 AM EST'])
      expect(zoneName(new Date('2027-07-01T00:00:00Z'), 'uz')).toBe('Sharqiy vaqt')
    })
  })
})

it.each([
  ['dushanba, 2027-yil 30-noyabr, 16:00', 'dushanba, 2027-\u2060yil 30-\u2060noyabr, 16:00'],
  ['Mon and Wed, 4:00–4:50 PM', 'Mon and Wed, 4:00–\u20604:50\u00a0PM'],
  ['money-back, 4 PMs', 'money-back, 4 PMs'],
])('no line breaks within a date or time: %s', (text, kept) => {
  expect(unbroken(text)).toBe(kept)
})

describe('the name of the zone', () => {
  it.each<[zone: string, en: string, uz: string]>([
    ['America/New_York', 'EST', 'Sharqiy vaqt'],
    ['America/Phoenix', 'MST', 'Togʻ vaqti'],
    ['Pacific/Honolulu', 'HST', 'Gavayi vaqti'],
    ['Asia/Tashkent', 'GMT+5', 'Oʻzbekiston vaqti'],
    ['UTC', 'UTC', 'UTC'],
    ['Asia/Kolkata', 'GMT+5:30', 'GMT+5:30'],
  ])('of %s is %s or %s, whatever the language of the browser', async (zone, en, uz) => {
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
})

describe('parseDate', () => {
  it.each([
    null,
    undefined,
    '',
    ' ',
    'next Monday',
    'NaN',
    '2026-13-01',
    '2026-11-21T25:00:00Z',
    '__proto__',
    Number.NaN,
    Infinity,
    8.64e15 + 1,
    new Date('x'),
  ])('does not read %j as a date', (value) => {
    expect(parseDate(value)).toBeNull()
  })

  it.each(['2026-11-21T01:30:00.000Z', '2026-11-21T01:30:00Z', '2026-11-20T20:30:00-05:00', lesson.getTime(), lesson])(
    'reads %j',
    (value) => {
      expect(parseDate(value)?.toISOString()).toBe('2026-11-21T01:30:00.000Z')
    },
  )

  it('returns a valid date or null for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const date = parseDate(text)
        expect(date === null || !Number.isNaN(date.getTime())).toBe(true)
      }),
    )
  })
})

describe('calendarDate', () => {
  it.each(['', 'soon', '2026-13-01', '21/11/2026', '__proto__'])('prints nothing for %j', (text) => {
    expect(calendarDate(text, 'en')).toBe('')
  })
})

describe('money and numbers', () => {
  it.each([
    ['10,000+', '10 000+'],
    ['1000+', '1 000+'],
    ['500+', '500+'],
    ['50K+', '50 000+'],
    ['4.9/5', '4,9/5'],
    [4.9, '4,9'],
    ['24/7', '24/7'],
    ['2019', '2019'],
  ])('writes the figure %s as %s in Uzbek, and as it is in English', (value, uzbek) => {
    expect(figure(value, 'uz').replaceAll('\u00a0', ' ')).toBe(uzbek)
    expect(figure(value, 'en')).toBe(String(value))
  })

  it.each([
    [0, '$0'],
    [8, '$8'],
    [25.5, '$25.50'],
    [9.99, '$9.99'],
    [0.1 + 0.2, '$0.30'],
    [999.999, '$1,000'],
    [160, '$160'],
    [1234567.8, '$1,234,567.80'],
  ])('formats %d dollars as %s', (dollars, words) => {
    expect(money(dollars)).toBe(words)
  })

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [10_000, '10,000'],
    [1_234_567, '1,234,567'],
    [4.9, '4.9'],
    [1234.56789, '1,234.56789'],
  ])('%d is %s', (value, words) => {
    expect(number(value)).toBe(words)
  })

  it('keeps every digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (value) => {
        expect(number(value)).toMatch(/^\d{1,3}(,\d{3})*$/)
        expect(Number(number(value).replaceAll(',', ''))).toBe(value)
        expect(Number(money(value / 100).replace(/[$,]/g, ''))).toBeCloseTo(value / 100, 2)
      }),
    )
  })
})

describe('durationParts', () => {
  it.each([
    [0, [0, 0, 0]],
    [-5_000, [0, 0, 0]],
    [59_999, [0, 0, 0]],
    [60_000, [0, 0, 1]],
    [8_040_000, [0, 2, 14]],
    [86_400_000, [1, 0, 0]],
    [90_061_000, [1, 1, 1]],
  ])('%d ms are %j days, hours and minutes', (milliseconds, parts) => {
    expect(Object.values(durationParts(milliseconds))).toEqual(parts)
  })
})

it.each([
  ['en', '30 JUN', '01 JUL', '01 MAR'],
  ['uz', '30 IYUN', '01 IYUL', '01 MAR'],
] as const)('abbreviates every month differently in %s', (language, june, july, march) => {
  expect(
    [new Date(2027, 5, 30), new Date(2027, 6, 1), new Date(2027, 2, 1)].map((date) => dayMonth(date, language)),
  ).toEqual([june, july, march])
  expect(new Set(Array.from({ length: 12 }, (_, month) => dayMonth(new Date(2027, month, 1), language))).size).toBe(12)
})

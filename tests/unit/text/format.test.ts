// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calendarDate, dayMonth, figure, money, number, parseDate } from '@/i18n/format.ts'
import { anyText } from './anyText.ts'
import { lesson } from './zones.ts'

it.each(
  [
    [null, undefined, '', ' ', 'next Monday', 'NaN', '2026-13-01', '2026-11-21T25:00:00Z', '__proto__'],
    [Number.NaN, Infinity, 8.64e15 + 1, new Date('x')],
  ].flat(),
)('parseDate does not read %j as a date', (value) => expect(parseDate(value)).toBeNull())

it.each(['2026-11-21T01:30:00.000Z', '2026-11-21T01:30:00Z', '2026-11-20T20:30:00-05:00', lesson.getTime(), lesson])(
  'parseDate reads %j',
  (value) => expect(parseDate(value)?.toISOString()).toBe('2026-11-21T01:30:00.000Z'),
)

it('parseDate returns a valid date or null for any text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const date = parseDate(text)
      expect(date === null || !Number.isNaN(date.getTime())).toBe(true)
    }),
  )
})

it.each(['', 'soon', '2026-13-01', '21/11/2026', '__proto__'])('prints no calendar date for %j', (text) => {
  expect(calendarDate(text, 'en')).toBe('')
})

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
])('formats %d dollars as %s', (dollars, words) => expect(money(dollars)).toBe(words))

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [10_000, '10,000'],
  [1_234_567, '1,234,567'],
  [4.9, '4.9'],
  [1234.56789, '1,234.56789'],
])('the number %d is %s', (value, words) => expect(number(value)).toBe(words))

it('a number keeps every digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (value) => {
      expect(number(value)).toMatch(/^\d{1,3}(,\d{3})*$/)
      expect(Number(number(value).replaceAll(',', ''))).toBe(value)
      expect(Number(money(value / 100).replace(/[$,]/g, ''))).toBeCloseTo(value / 100, 2)
    }),
  )
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

import { twoDigits } from '@/lib/time/calendarDays.ts'
import type { Language } from './language.ts'

/**
 * Calendar days, money, and numbers for readers; times of day are in clock.ts, which the first page doesn't need. Chromium has no Uzbek date data
 * (`Intl` prints "2026 M11 20"), so both languages use our own names of months and weekdays.
 */
export const names = {
  en: {
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  uz: {
    months: [
      'yanvar',
      'fevral',
      'mart',
      'aprel',
      'may',
      'iyun',
      'iyul',
      'avgust',
      'sentabr',
      'oktabr',
      'noyabr',
      'dekabr',
    ],
    weekdays: ['yakshanba', 'dushanba', 'seshanba', 'chorshanba', 'payshanba', 'juma', 'shanba'],
  },
} as const

/** The date of a text or number, null if it is invalid. Source: the backend's startDate. */
export function parseDate(value: string | number | Date | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date
}

/** Two-digit day and three capitals of the month: `03 SEP`, `03 SEN`; four if three would be ambiguous: `03 IYUN`. */
export function dayMonth(date: Date, language: Language): string {
  const { months } = names[language]
  const month = months[date.getMonth()]!
  const isOne = months.filter((other) => other.startsWith(month.slice(0, 3))).length === 1
  return `${twoDigits(date.getDate())} ${month.slice(0, isOne ? 3 : 4).toUpperCase()}`
}

/** A calendar day, read in UTC: `March 15, 2026`, `2026-yil 15-mart`. For dates without a time. */
export function calendarDate(isoDay: string, language: Language): string {
  const date = new Date(`${isoDay.slice(0, 10)}T00:00:00Z`)
  const month = names[language].months[date.getUTCMonth()]
  if (month === undefined) return ''
  return language === 'uz'
    ? `${date.getUTCFullYear()}-yil ${date.getUTCDate()}-${month}`
    : `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** A whole or decimal number with thousands separators as in our price lists: `10,000`. */
export const number = (value: number) => String(value).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',')

/**
 * A figure of the fixed lists (CONTRACT.md §1, §3) in the notation of a language: `10,000+`, `1000+`, `50K+`, `4.9/5` are `10 000+`, `1 000+`,
 * `50 000+`, `4,9/5` in Uzbek.
 */
export function figure(text: string | number, language: Language): string {
  const written = String(text)
  if (language !== 'uz') return written
  return written
    .replaceAll('K', ',000')
    .replaceAll(/,|\B(?=\d{3}\+)/g, '\u00a0')
    .replaceAll('.', ',')
}

/** Dollars: `$160`, `$25.50`. The same in both languages, as in the USA. */
export function money(dollars: number): string {
  const [whole = '0', cents = '00'] = dollars.toFixed(2).split('.')
  return `$${number(Number(whole))}${cents === '00' ? '' : `.${cents}`}`
}

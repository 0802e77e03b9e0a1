import { twoDigits } from '@/lib/calendarDay.ts'
import type { Language } from './language.ts'

/**
 * All dates, times, money and numbers that people read. Chromium has no Uzbek date data (`Intl` prints "2026 M11 20" there), so
 * the names of months and weekdays are our own in both languages; Intl gives only the name of the reader's time zone.
 */
const names = {
  en: {
    months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  uz: {
    months: ['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun', 'iyul', 'avgust', 'sentabr', 'oktabr', 'noyabr', 'dekabr'],
    weekdays: ['yakshanba', 'dushanba', 'seshanba', 'chorshanba', 'payshanba', 'juma', 'shanba'],
  },
} as const

/** By the English name that JavaScript gives a zone: what people here call it in English and in Uzbek. */
const zones: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'Eastern Standard Time': { en: 'EST', uz: 'Sharqiy vaqt' },
  'Eastern Daylight Time': { en: 'EDT', uz: 'Sharqiy vaqt' },
  'Central Standard Time': { en: 'CST', uz: 'Markaziy vaqt' },
  'Central Daylight Time': { en: 'CDT', uz: 'Markaziy vaqt' },
  'Mountain Standard Time': { en: 'MST', uz: 'Togʻ vaqti' },
  'Mountain Daylight Time': { en: 'MDT', uz: 'Togʻ vaqti' },
  'Pacific Standard Time': { en: 'PST', uz: 'Tinch okeani vaqti' },
  'Pacific Daylight Time': { en: 'PDT', uz: 'Tinch okeani vaqti' },
  'Alaska Standard Time': { en: 'AKST', uz: 'Alyaska vaqti' },
  'Alaska Daylight Time': { en: 'AKDT', uz: 'Alyaska vaqti' },
  'Hawaii-Aleutian Standard Time': { en: 'HST', uz: 'Gavayi vaqti' },
  'Hawaii-Aleutian Daylight Time': { en: 'HDT', uz: 'Gavayi vaqti' },
  'Uzbekistan Standard Time': { en: 'GMT+5', uz: 'Oʻzbekiston vaqti' },
  'Coordinated Universal Time': { en: 'UTC', uz: 'UTC' },
}

/** The date of a text or number, or null for what is no date. Source: whatever the backend holds in startDate. */
export function parseDate(value: string | number | Date | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date
}

/** The fixed form of the specification: `21/11/2026-01:30 UTC` (§4, day/month/year-hour:minute). */
export const utcStamp = (date: Date) =>
  `${twoDigits(date.getUTCDate())}/${twoDigits(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}-${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())} UTC`

/** The time of day in the reader's zone: `8:30 PM`, `20:30`. */
export function time(date: Date, language: Language): string {
  if (language === 'uz') return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
  return `${date.getHours() % 12 || 12}:${twoDigits(date.getMinutes())} ${date.getHours() < 12 ? 'AM' : 'PM'}`
}

/** By language and offset: Intl takes milliseconds for each name, and a list has many dates of few names. */
const zoneNames = new Map<string, string>()

/** The name of the reader's time zone at that moment: `EST`, `Sharqiy vaqt`, `GMT+5`. */
export function zoneName(date: Date, language: Language): string {
  const key = `${language} ${date.getTimezoneOffset()}`
  const part = (timeZoneName: 'long' | 'short' | 'shortOffset') =>
    new Intl.DateTimeFormat('en-US', { timeZoneName }).formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  // The date itself says it where the browser is English, and without the first use of Intl, which a slow phone takes a tenth of a second for.
  const known = () => zones[/\((.+)\)/.exec(String(date))?.[1] ?? ''] ?? zones[part('long')]
  const name = zoneNames.get(key) ?? known()?.[language] ?? part(language === 'en' ? 'short' : 'shortOffset')
  zoneNames.set(key, name)
  return name
}

const sameYear = (date: Date, now: Date) => date.getFullYear() === now.getFullYear()

/** Day and month in the reader's zone, with the year when it is not this one: `Fri, Nov 20`, `juma, 20-noyabr`. */
export function shortDate(date: Date, language: Language, now = new Date()): string {
  const month = names[language].months[date.getMonth()]!
  const weekday = names[language].weekdays[date.getDay()]!
  if (language === 'uz') return `${weekday}, ${sameYear(date, now) ? '' : `${date.getFullYear()}-yil `}${date.getDate()}-${month}`
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${date.getDate()}${sameYear(date, now) ? '' : `, ${date.getFullYear()}`}`
}

/** The whole date in the reader's zone, in the long US order in English: `Friday, November 20, 2026`, `2026-yil 20-noyabr, juma`. */
export function longDate(date: Date, language: Language): string {
  const month = names[language].months[date.getMonth()]!
  const weekday = names[language].weekdays[date.getDay()]!
  return language === 'uz' ? `${date.getFullYear()}-yil ${date.getDate()}-${month}, ${weekday}` : `${weekday}, ${month} ${date.getDate()}, ${date.getFullYear()}`
}

/** Date, time and zone of the reader: `Fri, Nov 20, 8:30 PM EST`, `juma, 20-noyabr, 20:30 (Sharqiy vaqt)`. */
export function localDateTime(date: Date, language: Language, now = new Date()): string {
  const zone = zoneName(date, language)
  return `${shortDate(date, language, now)}, ${time(date, language)} ${language === 'uz' ? `(${zone})` : zone}`
}

/** Two-digit day and three capitals of the month: `03 SEP`, `03 SEN`; four where three could be another month's: `03 IYUN`. */
export function dayMonth(date: Date, language: Language): string {
  const { months } = names[language]
  const month = months[date.getMonth()]!
  const isOne = months.filter((other) => other.startsWith(month.slice(0, 3))).length === 1
  return `${twoDigits(date.getDate())} ${month.slice(0, isOne ? 3 : 4).toUpperCase()}`
}

/** A day of the calendar, read in UTC: `March 15, 2026`, `2026-yil 15-mart`. For dates that mean a day and no moment. */
export function calendarDate(isoDay: string, language: Language): string {
  const date = new Date(`${isoDay.slice(0, 10)}T00:00:00Z`)
  const month = names[language].months[date.getUTCMonth()]
  if (month === undefined) return ''
  return language === 'uz' ? `${date.getUTCFullYear()}-yil ${date.getUTCDate()}-${month}` : `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** A whole or decimal number with thousands marked as on our price lists: `10,000`. */
export const number = (value: number) => String(value).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',')

/** Dollars: `$160`, `$25.50`. The same in both languages, as families in the USA write it. */
export function money(dollars: number): string {
  const [whole = '0', cents = '00'] = dollars.toFixed(2).split('.')
  return `$${number(Number(whole))}${cents === '00' ? '' : `.${cents}`}`
}

/** A length of time in whole days, hours and minutes, rounded down; negative lengths count as none. */
export function durationParts(milliseconds: number) {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 }
}

import { twoDigits } from '@/lib/time/calendarDays.ts'
import { names } from './format.ts'
import type { Language } from './language.ts'

/** JavaScript's English name of a zone, with its common English and Uzbek names. */
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

/** The fixed form of CONTRACT.md §4: `21/11/2026-01:30 UTC` (day/month/year-hour:minute). */
export const utcStamp = (date: Date) =>
  `${twoDigits(date.getUTCDate())}/${twoDigits(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}-${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())} UTC`

/** A time of day: `8:30 PM`, `20:30`. */
export const timeOfDay = (hours: number, minutes: number, language: Language) =>
  language === 'uz'
    ? `${twoDigits(hours)}:${twoDigits(minutes)}`
    : `${hours % 12 || 12}:${twoDigits(minutes)} ${hours < 12 ? 'AM' : 'PM'}`

/** The time of day in the reader's zone: `8:30 PM`, `20:30`. */
export const time = (date: Date, language: Language) => timeOfDay(date.getHours(), date.getMinutes(), language)

/** Two times of day in one language as a range: `5:00–5:50 PM`, `17:00–17:50`. */
export const fromTo = (from: string, to: string) =>
  `${/ [AP]M$/.test(from) && from.slice(-3) === to.slice(-3) ? from.slice(0, -3) : from}–${to}`

/** From one time of the day to another in the reader's zone: `5:00–5:50 PM`, `17:00–17:50`. */
export const timeRange = (start: Date, end: Date, language: Language) =>
  fromTo(time(start, language), time(end, language))

/** Weekdays (0 for Sunday), the week starting with Monday: `Mon and Wed`, `dushanba va chorshanba`; all seven are `day`, `kuni`. */
export function weekdayList(days: readonly number[], language: Language): string {
  if (days.length === 7) return language === 'uz' ? 'kuni' : 'day'
  const words = [...days]
    .sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
    .map((day) => names[language].weekdays[day]!.slice(0, language === 'uz' ? undefined : 3))
  return words.join(', ').replace(/, (?=[^,]*$)/, language === 'uz' ? ' va ' : ' and ')
}

/** By language and offset: Intl takes milliseconds for each name, and the many dates of a list share few names. */
const zoneNames = new Map<string, string>()

/**
 * The name of a time zone (IANA, by default the reader's) at the given time: `EST`, `Sharqiy vaqt`, `GMT+5`. Throws a RangeError for unknown
 * zones.
 */
export function zoneName(date: Date, language: Language, zone?: string): string {
  const key = `${language} ${zone === undefined ? date.getTimezoneOffset() : `${zone} ${+date}`}`
  const part = (timeZoneName: 'long' | 'short' | 'shortOffset') =>
    new Intl.DateTimeFormat('en-US', { timeZoneName, timeZone: zone })
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  // In an English browser, the date itself contains the name; the first use of Intl takes a slow phone a tenth of a second.
  const own = () => (zone === undefined ? zones[/\((.+)\)/.exec(String(date))?.[1] ?? ''] : undefined)
  const known = () => own() ?? zones[part('long')]
  const name = zoneNames.get(key) ?? known()?.[language] ?? part(language === 'en' ? 'short' : 'shortOffset')
  zoneNames.set(key, name)
  return name
}

const sameYear = (date: Date, now: Date) => date.getFullYear() === now.getFullYear()

/** Day and month in the reader's zone, with the year unless it is the current year: `Fri, Nov 20`, `juma, 20-noyabr`. */
export function shortDate(date: Date, language: Language, now = new Date()): string {
  const month = names[language].months[date.getMonth()]!
  const weekday = names[language].weekdays[date.getDay()]!
  if (language === 'uz')
    return `${weekday}, ${sameYear(date, now) ? '' : `${date.getFullYear()}-yil `}${date.getDate()}-${month}`
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${date.getDate()}${sameYear(date, now) ? '' : `, ${date.getFullYear()}`}`
}

/** Day and month in the reader's zone, without weekday and year: `Mar 15`, `15-mart`. */
export const monthDay = (date: Date, language: Language) => shortDate(date, language, date).split(', ')[1]!

/** The month and year in the reader's zone: `March 2027`, `2027-yil mart`. */
export function monthName(date: Date, language: Language): string {
  const [month, year] = [names[language].months[date.getMonth()]!, date.getFullYear()]
  return language === 'uz' ? `${year}-yil ${month}` : `${month} ${year}`
}

const uzbekWeekdays = ['Yak', 'Dush', 'Sesh', 'Chor', 'Pay', 'Jum', 'Shan'] as const

/** `Tue`, in Uzbek `Sesh`: the weekday of a local date for narrow places. Screen readers need it in full. */
export const shortWeekday = (date: Date, language: Language): string =>
  language === 'uz' ? uzbekWeekdays[date.getDay()]! : names.en.weekdays[date.getDay()]!.slice(0, 3)

/** The whole date in the reader's zone, in the long US order in English: `Friday, November 20, 2026`, `2026-yil 20-noyabr, juma`. */
export function longDate(date: Date, language: Language): string {
  const month = names[language].months[date.getMonth()]!
  const weekday = names[language].weekdays[date.getDay()]!
  return language === 'uz'
    ? `${date.getFullYear()}-yil ${date.getDate()}-${month}, ${weekday}`
    : `${weekday}, ${month} ${date.getDate()}, ${date.getFullYear()}`
}

/** Date and time of the reader, for lists that name the zone once: `Fri, Nov 20, 8:30 PM`, `juma, 20-noyabr, 20:30`. */
export const shortDateTime = (date: Date, language: Language, now = new Date()) =>
  `${shortDate(date, language, now)}, ${time(date, language)}`

/** Date, time, and zone of the reader: `Fri, Nov 20, 8:30 PM EST`, `juma, 20-noyabr, 20:30 (Sharqiy vaqt)`. */
export function localDateTime(date: Date, language: Language, now = new Date()): string {
  const zone = zoneName(date, language)
  return `${shortDateTime(date, language, now)} ${language === 'uz' ? `(${zone})` : zone}`
}

/** Text in which AM and PM stay on the line of their time, for columns narrower than a range; for display only. */
export const withDayHalf = (text: string) => text.replaceAll(/ (?=[AP]M\b)/g, '\u00a0')

/** Text whose dates and times contain no line break: `20-noyabr`, `4:00–4:50 PM`. For display only, since it contains word joiners. */
export const unbroken = (text: string) => withDayHalf(text.replaceAll(/(?<=\d)-(?=\p{L})|(?<=\d)–(?=\d)/gu, '$&\u2060'))

/** A duration in whole days, hours, and minutes, rounded down; a negative duration counts as 0. */
export function durationParts(milliseconds: number) {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 }
}

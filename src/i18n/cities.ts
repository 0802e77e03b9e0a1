import { zoneOffset } from '@/lib/time/zoneOffset.ts'
import { fromTo, timeOfDay } from './clock.ts'
import { names } from './format.ts'
import type { Language } from './language.ts'

/** The cities of our readers' families, by IANA zone. Browsers have no Uzbek names of zones, and in English only names of countries. */
const cities = {
  'Asia/Tashkent': { en: 'Tashkent', uz: 'Toshkent' },
  'America/New_York': { en: 'New York', uz: 'Nyu-York' },
  'America/Chicago': { en: 'Chicago', uz: 'Chikago' },
  'America/Denver': { en: 'Denver', uz: 'Denver' },
  'America/Los_Angeles': { en: 'Los Angeles', uz: 'Los-Anjeles' },
  'Europe/London': { en: 'London', uz: 'London' },
  'Europe/Berlin': { en: 'Berlin', uz: 'Berlin' },
  'Europe/Istanbul': { en: 'Istanbul', uz: 'Istanbul' },
  'Europe/Moscow': { en: 'Moscow', uz: 'Moskva' },
  'Asia/Riyadh': { en: 'Mecca', uz: 'Makka' },
  'Asia/Dubai': { en: 'Dubai', uz: 'Dubay' },
  'Asia/Almaty': { en: 'Almaty', uz: 'Olmaota' },
  'Asia/Bishkek': { en: 'Bishkek', uz: 'Bishkek' },
  'Asia/Dushanbe': { en: 'Dushanbe', uz: 'Dushanbe' },
  'Asia/Seoul': { en: 'Seoul', uz: 'Seul' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

/** The IANA name of a zone with a known city. */
export type CityZone = keyof typeof cities
export const cityZones = Object.keys(cities) as CityZone[]

/** The name of a zone's city: `Tashkent`, `Toshkent`. */
export const cityName = (zone: CityZone, language: Language) => cities[zone][language]

/** The wall time of a zone, to be read with the UTC getters. */
const wallOf = (zone: CityZone, date: Date) => new Date(date.getTime() + zoneOffset(zone, date.getTime()))

/**
 * The time in a city, or a range: `Tashkent: 3:00–3:50 AM`, with the weekday if it differs from the reader's: `Toshkent: chorshanba, 03:00`. Null
 * if the city's clocks show the reader's own time.
 */
export function cityTime(zone: CityZone, start: Date, language: Language, end?: Date): string | null {
  const wall = wallOf(zone, start)
  if (wall.getTime() === start.getTime() - start.getTimezoneOffset() * 60_000) return null
  const clock = (date: Date) => timeOfDay(date.getUTCHours(), date.getUTCMinutes(), language)
  const hours = end === undefined ? clock(wall) : fromTo(clock(wall), clock(wallOf(zone, end)))
  const weekday = names[language].weekdays[wall.getUTCDay()]!
  const day = wall.getUTCDay() === start.getDay() ? '' : `${language === 'uz' ? weekday : weekday.slice(0, 3)}, `
  return `${cityName(zone, language)}: ${day}${hours}`
}

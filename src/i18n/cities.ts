import { zoneOffset } from '@/lib/time/zoneOffset.ts'
import { fromTo, timeOfDay } from './clock.ts'
import { names } from './format.ts'
import type { Language } from './language.ts'

/** Where the families of our readers live, by IANA zone. Browsers have no Uzbek names of zones, and in English those of countries. */
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

/** The IANA name of a zone of which we know a city. */
export type CityZone = keyof typeof cities
export const cityZones = Object.keys(cities) as CityZone[]

/** The city that a zone is called by: `Tashkent`, `Toshkent`. */
export const cityName = (zone: CityZone, language: Language) => cities[zone][language]

/** A moment as the clocks of a zone show it, to be read with the UTC getters. */
const wallOf = (zone: CityZone, date: Date) => new Date(date.getTime() + zoneOffset(zone, date.getTime()))

/**
 * What the clocks of a city show at a moment, or from one to another: `Tashkent: 3:00–3:50 AM`, with the weekday where it is not that of the
 * reader: `Toshkent: chorshanba, 03:00`. Null where its clocks show what the reader's own do.
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

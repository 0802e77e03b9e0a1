import type { TFunction } from 'i18next'
import type { Listing } from '@/api/listings.ts'
import { listingTitle } from '@/listing/listingText.ts'
import { cityTime, type CityZone } from '@/i18n/cities.ts'
import { shortDate, time, timeRange, zoneName } from '@/i18n/clock.ts'
import type { Language } from '@/i18n/language.ts'
import { capitalized, withoutLinks } from '@/lib/text/plainText.ts'
import type { WeekLesson } from './weekLessons.ts'

type Words = { t: TFunction<'classes'>; language: Language; zone: CityZone | null; now: number }
type Told = Pick<WeekLesson, 'start' | 'end'> & { listing: Pick<Listing, 'title'> }

/** Lessons as plain text for a message: days, times by the reader's clock and the second clock, titles. Never a link. */
export function familyText(heading: string, lessons: readonly Told[], { t, language, zone, now }: Words): string {
  const lines: string[] = [heading]
  let day = ''
  for (const { listing, start, end } of lessons) {
    const [from, to] = [new Date(start), end === null ? undefined : new Date(end)]
    const date = shortDate(from, language, new Date(now))
    if (date !== day) lines.push('', capitalized(date))
    day = date
    const local = to === undefined ? time(from, language) : timeRange(from, to, language)
    const name = zoneName(from, language)
    const second = zone && cityTime(zone, from, language, to)
    lines.push(
      `• ${withoutLinks(listingTitle(listing, t)) || t('untitled')}`,
      `${local} ${language === 'uz' ? `(${name})` : name}${second === null ? '' : ` · ${second}`}`,
    )
  }
  return lines.join('\n')
}

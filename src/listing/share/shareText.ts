import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import type { ListingRef } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { localDateTime } from '@/i18n/clock.ts'
import { parseDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { capitalized } from '@/lib/text/plainText.ts'
import { withQuery } from '@/lib/url/webLink.ts'
import { agesOf, languagesOf, teacherOf } from '@/listing/listingAudience.ts'
import { listingPrice, listingTitle, shortTitle } from '@/listing/listingText.ts'
import { lessonAhead, planOf, priceUnit } from '@/listing/schedule/listingSchedule.ts'
import { useScheduleWords } from '@/listing/schedule/useScheduleWords.ts'
import { paths, pathTo } from '@/paths.ts'

/** Addresses that open a chat message with the text and the page. */
export const telegramUrl = (text: string, url: string) => withQuery('https://t.me/share/url', { url, text })
export const whatsappUrl = (text: string, url: string) => withQuery('https://wa.me/', { text: `${text}\n${url}` })

/** Makes the address of any listing that needs no account, in the reader's language. */
export function useSharedAddress() {
  const catalog = new URL(useHref(paths.lessons), location.origin).href
  return (listing: ListingRef) => catalog + pathTo.classSheet(listing).slice(paths.lessons.length)
}

/** The message that shares a listing: its title, and lines with the next lesson and its zone, all lessons, and ages, language, and price. */
export function useShareText(listing: Listing, now: number) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  const words = useScheduleWords()
  const plan = planOf(listing)
  const start = lessonAhead(listing, now)?.start ?? parseDate(listing.startDate)?.getTime()
  const ages = agesOf(listing)
  const taughtIn = words.languages(languagesOf(listing))
  const unit = priceUnit(listing, t)
  const title = shortTitle(listingTitle(listing, t), 200)
  const teacher = teacherOf(listing)
  const times = [start !== undefined && localDateTime(new Date(start), language), plan && words.lessons(plan, now)]
  const facts = [
    [ages && words.ages(ages), taughtIn && t('filter.taughtIn', { language: taughtIn })].filter(Boolean).join(' · '),
    teacher && t('schedule.with', { name: teacher.name }),
    [listingPrice(listing.price, t), unit].filter(Boolean).join(' · '),
  ]
  const shown = (lines: readonly (string | false | null)[]) =>
    lines.filter((line) => typeof line === 'string' && line !== '') as string[]
  return {
    title,
    text: [title, ...shown(times), shown(facts).join(' · ')].join('\n'),
    /** The facts, a line each. */
    lines: shown([...times, ...facts]).map(capitalized),
  }
}

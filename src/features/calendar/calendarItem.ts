import type { Listing } from '@/api/listings.ts'
import { lessonAhead, planOf, scheduleOf } from '@/features/listing/listingSchedule.ts'
import { parseDate } from '@/i18n/format.ts'
import { utcTime } from '@/lib/schedule/calendarLines.ts'
import { assumedLesson } from '@/lib/schedule/lessonState.ts'
import { siteClock } from '@/lib/time/siteClock.ts'
import { timetableFile } from '@/lib/schedule/timetableFile.ts'
import { webLink } from '@/lib/url/webLink.ts'
import { withQuery } from '@/lib/url/withQuery.ts'

/** Whether calendars can hold a start (milliseconds): a year of four digits. */
const fitsCalendar = (start: number) =>
  new Date(start).getUTCFullYear() >= 1000 && assumedLesson(start).end < Date.UTC(10_000, 0, 1)

/** A text without the meeting link, which a teacher may have written into it as well. */
const withoutLink = (text: string, link: string) => (webLink(link) === null ? text : text.replaceAll(link.trim(), '…'))

/** What calendars are told of a listing, of which `page` is the absolute address; never its meeting link. Null without a date. */
export function calendarItem(listing: Listing, title: string, page: string, now = siteClock.now()) {
  const start = parseDate(listing.startDate)?.getTime()
  const plan = planOf(listing)
  if (plan === null && (start === undefined || !fitsCalendar(start))) return null
  const only = assumedLesson(start ?? 0)
  return {
    uid: `${listing.type}-${listing.id}@${new URL(page).hostname}`,
    title: withoutLink(title, listing.link),
    description: withoutLink(scheduleOf(listing).text, listing.link).slice(0, 2000),
    page,
    lessons: plan ?? only,
    /** The one lesson that a link can hold. */
    next: lessonAhead(listing, now) ?? only,
  }
}
export type CalendarItem = NonNullable<ReturnType<typeof calendarItem>>

/** The lessons of listings as one .ics file, made at a moment (milliseconds). */
export const icsOf = (items: readonly CalendarItem[], now = siteClock.now()) => timetableFile(items, now)

/** What a link says of it: addresses that are too long are refused. */
const details = ({ description, page }: CalendarItem) => `${description.slice(0, 500)}\n\n${page}`.trim()

/** The address that opens its next lesson in Google Calendar. */
export const googleCalendarUrl = (item: CalendarItem) =>
  withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: item.title,
    dates: [item.next.start, item.next.end].map(utcTime).join('/'),
    details: details(item),
  })

/** The address that opens its next lesson in the calendar of Outlook. */
export const outlookCalendarUrl = (item: CalendarItem) =>
  withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: item.title,
    startdt: new Date(item.next.start).toISOString(),
    enddt: new Date(item.next.end).toISOString(),
    body: details(item),
  })

/** A file name from a title: letters, digits and hyphens only. */
export const fileNameOf = (title: string, fallback: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'‘’ʻʼ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || fallback

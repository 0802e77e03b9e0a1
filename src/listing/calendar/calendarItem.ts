import type { Listing } from '@/api/listings.ts'
import { lessonAhead, planOf, scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { parseDate } from '@/i18n/format.ts'
import { utcTime } from '@/lib/time/calendarLines.ts'
import { assumedLesson } from '@/listing/schedule/lessonState.ts'
import { siteClock } from '@/lib/time/siteClock.ts'
import type { Lesson } from '@/listing/schedule/lessonsOf.ts'
import type { LessonPlan } from '@/listing/schedule/schedule.ts'
import { calendarLessons, timetableFile, wallTimeIn, weeklyRuns, type TimetableItem } from './timetableFile.ts'
import { meetingLink, tidyMeetingLink } from '@/lib/url/meetingLink.ts'
import { withQuery } from '@/lib/url/webLink.ts'

/** Whether calendars can hold a start (milliseconds): a year of four digits. */
const fitsCalendar = (start: number) =>
  new Date(start).getUTCFullYear() >= 1000 && assumedLesson(start).end < Date.UTC(10_000, 0, 1)

/** A text without the meeting link, which a teacher may have repeated in it. */
const withoutLink = (text: string, link: string) =>
  meetingLink(link) === null ? text : text.replaceAll(link.trim(), '…').replaceAll(tidyMeetingLink(link), '…')

/** The calendar entry of a listing; `page` is its absolute address. Never contains the meeting link. Null without a date. */
export function calendarItem(listing: Listing, title: string, page: string, now = siteClock.now()) {
  const start = parseDate(listing.startDate)?.getTime()
  const plan = planOf(listing)
  if (plan === null && (start === undefined || !fitsCalendar(start))) return null
  const only = assumedLesson(start ?? 0)
  const ahead = plan === null ? [] : calendarLessons(plan, now).filter(({ end }) => end > now)
  return {
    uid: `${listing.type}-${listing.id}@${new URL(page).hostname}`,
    title: withoutLink(title, listing.link),
    description: withoutLink(scheduleOf(listing).text, listing.link).slice(0, 2000),
    page,
    lessons: plan ?? only,
    next: lessonAhead(listing, now) ?? only,
    isSeries: ahead.length > 1,
    repeat: plan === null ? null : repeatOf(plan, ahead),
  }
}

/** The rule of lessons (RFC 5545) and its zone; null for lessons that need several rules or exceptions, which links to calendars can't contain. */
function repeatOf(plan: LessonPlan, lessons: readonly Lesson[]) {
  const [run, ...rest] = weeklyRuns(plan, lessons)
  return run === undefined || run.rule === null || run.free.length > 0 || rest.length > 0
    ? null
    : { rule: run.rule, zone: plan.zone }
}

/** The next lesson, and the rule of the lessons after it, for links to calendars on the web. */
type LinkedItem = Pick<TimetableItem, 'title' | 'description' | 'page'> & {
  /** In milliseconds. */
  next: { start: number; end: number }
  repeat?: { rule: string; zone: string } | null
}

/** The lessons of listings as one .ics file, created at `now` (milliseconds). */
export const icsOf = (items: readonly TimetableItem[], now = siteClock.now()) => timetableFile(items, now)

/** Cut, since calendars refuse long addresses. */
const details = ({ description, page = '' }: LinkedItem) => `${description.slice(0, 500)}\n\n${page}`.trim()

/** The address that adds the next lesson to Google Calendar, with the rule for the later lessons. */
export function googleCalendarUrl(item: LinkedItem): string {
  const { title, next, repeat } = item
  const times = [next.start, next.end].map((time) => (repeat ? wallTimeIn(repeat.zone, time) : utcTime(time)))
  return withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: times.join('/'),
    ...(repeat ? { ctz: repeat.zone, recur: `RRULE:${repeat.rule}` } : {}),
    details: details(item),
  })
}

/** The address that adds the next lesson to Outlook's calendar, whose links support no rules. */
export const outlookCalendarUrl = (item: LinkedItem) =>
  withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: item.title,
    startdt: new Date(item.next.start).toISOString(),
    enddt: new Date(item.next.end).toISOString(),
    body: details(item),
  })

/** A file name from a title: only letters, digits, and hyphens. */
export const fileNameOf = (title: string, fallback: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'‘’ʻʼ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || fallback

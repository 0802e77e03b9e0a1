import { calendarFile, calendarStamp } from '@/lib/calendarFile.ts'
import { lessonLength } from './lessonLength.ts'

/** What is told of a listing outside of this site; never its meeting link. `url` is the absolute address of its page. */
export type SharedListing = { key: string; title: string; description: string; start: Date; url: string }

/** The event as an .ics file. */
export const icsOf = ({ key, title, description, start, url }: SharedListing, now?: Date) =>
  calendarFile(
    { uid: `${key}@${new URL(url).hostname}`, title, description: `${description}\n\n${url}`.trim(), start, end: new Date(start.getTime() + lessonLength), url },
    now,
  )

/** The address that opens the event in Google Calendar. */
export function googleCalendarUrl({ title, description, start, url }: SharedListing): string {
  const dates = [start, new Date(start.getTime() + lessonLength)].map(calendarStamp).join('/')
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: 'TEMPLATE', text: title, dates, details: `${description.slice(0, 500)}\n\n${url}`.trim() })}`
}

/** Whether calendars can hold a start: a year of four digits. */
export const fitsCalendar = (start: Date) => start.getUTCFullYear() >= 1000 && start.getTime() + lessonLength < Date.UTC(10_000, 0, 1)

/** Addresses that open a message with the title and the page. */
export const telegramUrl = (title: string, url: string) => `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`
export const whatsappUrl = (title: string, url: string) => `https://wa.me/?${new URLSearchParams({ text: `${title}\n${url}` })}`

/** A file name from a title: letters, digits and hyphens only. */
export const fileNameOf = (title: string, fallback: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'‘’ʻʼ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || fallback

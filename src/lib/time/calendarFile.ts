import { calendarLines, calendarText, calendarToken, utcTime } from '@/lib/schedule/calendarLines.ts'

type CalendarEvent = { uid: string; title: string; start: Date; end: Date; description: string; url?: string }

/** The content of an .ics file (RFC 5545) with one event, in UTC. Throws a RangeError for invalid dates. */
export function calendarFile({ uid, title, start, end, description, url }: CalendarEvent, now = new Date()): string {
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nihol//Live lessons//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${calendarToken(uid)}`,
    `DTSTAMP:${utcTime(now.getTime())}`,
    `DTSTART:${utcTime(start.getTime())}`,
    `DTEND:${utcTime(end.getTime())}`,
    `SUMMARY:${calendarText(title)}`,
    `DESCRIPTION:${calendarText(description)}`,
    ...(url === undefined ? [] : [`URL:${calendarToken(url)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}

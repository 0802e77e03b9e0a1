type CalendarEvent = { uid: string; title: string; start: Date; end: Date; description: string; url?: string }

const utf8 = new TextEncoder()

/** An instant in iCalendar format, in UTC: `20261121T013000Z`. */
export const calendarStamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Escapes text by RFC 5545 §3.3.11 and removes control characters. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** Folds a line at 75 octets, never inside a character (RFC 5545 §3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const character of line) {
    const octets = utf8.encode(character).length
    if (size + octets > 75) {
      parts.push(part)
      part = ' ' // the space that marks a continuation line counts
      size = 1
    }
    part += character
    size += octets
  }
  return [...parts, part].join('\r\n')
}

/** The content of an .ics file (RFC 5545) with one event, in UTC. Throws a RangeError for invalid dates. */
export function calendarFile({ uid, title, start, end, description, url }: CalendarEvent, now = new Date()): string {
  const plain = (text: string) => text.replace(/[\u0000-\u0020\u007f]/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nihol//Live lessons//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${plain(uid)}`,
    `DTSTAMP:${calendarStamp(now)}`,
    `DTSTART:${calendarStamp(start)}`,
    `DTEND:${calendarStamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(url === undefined ? [] : [`URL:${plain(url)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

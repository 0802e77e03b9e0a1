export type CalendarEvent = { uid: string; title: string; start: Date; end: Date; description: string; url?: string }

const utf8 = new TextEncoder()

/** A moment as calendars write it, in UTC: `20261121T013000Z`. */
export const calendarStamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Text with the four characters escaped that RFC 5545 §3.3.11 names, and without other control characters. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** A line in pieces of at most 75 octets, never cut inside a character (RFC 5545 §3.1). */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let size = 0
  for (const character of line) {
    const octets = utf8.encode(character).length
    if (size + octets > 75) {
      pieces.push(piece)
      piece = ' ' // the space that marks a continued line counts too
      size = 1
    }
    piece += character
    size += octets
  }
  return [...pieces, piece].join('\r\n')
}

/** One event as the text of an .ics file (RFC 5545): UTC, CRLF, folded at 75 octets, escaped. Needs valid dates of years 0–9999. */
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

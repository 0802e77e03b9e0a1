/** The size of a character in UTF-8; a lone surrogate counts as U+FFFD. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0)!
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/**
 * Text with the four characters of RFC 5545 §3.3.11 escaped. Every kind of line break, such as U+2028, becomes an escaped line break, since some
 * readers end the line there. Control characters and lone surrogates are removed.
 */
export const calendarText = (text: string) =>
  text
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}|\p{Cs}/gu, '')

/** A value that is not text, such as a URL or a uid, without line breaks and spaces. */
export const calendarToken = (value: string) => value.replace(/[\s\p{Cc}\p{Cs}]/gu, '')

/** Folds a line at 75 octets, never inside a character (RFC 5545 §3.1). */
function folded(line: string): string {
  if (line.length <= 25) return line
  const pieces: string[] = []
  let piece = ''
  let size = 0
  for (const character of line) {
    const octets = octetsOf(character)
    if (size + octets > 75) {
      pieces.push(piece)
      piece = ' ' // the space that marks a continued line counts, too
      size = 1
    }
    piece += character
    size += octets
  }
  return [...pieces, piece].join('\r\n')
}

/** The lines of an .ics file as its text: folded, each ending with CRLF. */
export const calendarLines = (lines: readonly string[]) => lines.map((line) => `${folded(line)}\r\n`).join('')

/** An instant (milliseconds) in UTC: `20261121T013000Z`. Needs a year of four digits. */
export const utcTime = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A wall time, given in milliseconds as if it were UTC: `20261121T013000`. */
export const wallTime = (wall: number) => utcTime(wall).slice(0, -1)

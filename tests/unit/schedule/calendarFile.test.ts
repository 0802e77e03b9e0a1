// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile } from '@/lib/time/calendarFile.ts'

const event = {
  uid: 'class-1@nihol.example',
  title: 'Chess',
  start: new Date('2026-11-21T01:30:00Z'),
  end: new Date('2026-11-21T02:30:00Z'),
  description: 'A board helps.',
  url: 'https://nihol.example/classdetails/1/class',
}
const now = new Date('2026-11-01T12:00:00Z')

/** The unfolded properties of the file (RFC 5545 §3.1). */
const read = (file: string) => {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n')
  expect(lines.pop()).toBe('')
  return lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const)
}
const unescape = (text: string) => text.replace(/\\([\\;,nN])/g, (_, c: string) => (c.toLowerCase() === 'n' ? '\n' : c))

describe('calendarFile', () => {
  it('is the file of one event in UTC', () => {
    expect(calendarFile(event, now)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Nihol//Live lessons//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:class-1@nihol.example',
        'DTSTAMP:20261101T120000Z',
        'DTSTART:20261121T013000Z',
        'DTEND:20261121T023000Z',
        'SUMMARY:Chess',
        'DESCRIPTION:A board helps.',
        'URL:https://nihol.example/classdetails/1/class',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it('leaves the address out when there is none', () => {
    const { url: _url, ...rest } = event
    expect(calendarFile(rest, now)).not.toContain('URL:')
  })

  it.each([
    ['a,b;c\\d', 'a\\,b\\;c\\\\d'],
    ['one\ntwo', 'one\\ntwo'],
    ['one\r\ntwo\rthree', 'one\\ntwo\\nthree'],
    ['END:VEVENT\r\nBEGIN:VALARM', 'END:VEVENT\\nBEGIN:VALARM'],
    ['a\u0000b\u0007', 'ab'],
  ])('escapes %j as %j', (title, escaped) => {
    expect(Object.fromEntries(read(calendarFile({ ...event, title }, now)))['SUMMARY']).toBe(escaped)
  })

  it('removes line breaks from an address or a uid', () => {
    const names = read(
      calendarFile({ ...event, uid: 'a\r\nATTACH:x', url: 'https://x.example/\r\nATTACH:y' }, now),
    ).map(([name]) => name)
    expect(names).not.toContain('ATTACH')
  })

  it('folds any text into lines of at most 75 octets without splitting a character', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.array(fc.constantFrom('\n', ',', '\\', 'oʻ', '👩‍👩‍👧‍👦', 'درس', 'x'), { maxLength: 200 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(texts, texts, (title, description) => {
        const file = calendarFile({ ...event, title, description }, now)
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\r\n]/)
          expect(new TextDecoder().decode(new TextEncoder().encode(line))).toBe(line)
        }
        const properties = Object.fromEntries(read(file))
        const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
        expect(unescape(properties['SUMMARY']!)).toBe(plain(title))
        expect(unescape(properties['DESCRIPTION']!)).toBe(plain(description))
        expect(read(file).map(([name]) => name)).toHaveLength(14)
      }),
    )
  })
})

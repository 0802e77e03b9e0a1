// @vitest-environment node
import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { lessonsOf } from '@/lib/schedule/lessonsOf.ts'
import type { LessonPlan } from '@/lib/schedule/schedule.ts'
import { timetableFile, type TimetableItem } from '@/lib/schedule/timetableFile.ts'
import { anyPlan, runs } from './anySchedule.ts'
import { anyText } from '../text/anyText.ts'

const plan: LessonPlan = {
  weekdays: ['Mon', 'Wed'],
  start: '17:00',
  end: '17:50',
  zone: 'America/New_York',
  firstDay: '2026-10-28',
  ends: { count: 8 },
}
const item: TimetableItem = {
  uid: 'group-1@nihol.example',
  title: 'Chess',
  description: 'A board helps.',
  page: 'https://nihol.example/classdetails/1/group',
  lessons: plan,
}
const now = Date.parse('2026-10-01T12:00:00Z')

/** The events that a calendar program makes of a file, by the rules and time zones written in it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  return events.map((event) => {
    const lessons: { start: number; end: number }[] = []
    const times = event.iterator()
    for (let time = times.next(); time && lessons.length < 600; time = times.next()) {
      const start = time.toJSDate().getTime()
      // ical.js adds a length to the wall clock; RFC 5545 means the time that passes.
      lessons.push({ start, end: start + event.duration.toSeconds() * 1000 })
    }
    return { event, lessons }
  })
}
const allLessons = (file: string) =>
  read(file)
    .flatMap(({ lessons }) => lessons)
    .sort((a, b) => a.start - b.start)
const spans = (lessons: readonly { start: number; end: number }[]) => lessons.map(({ start, end }) => ({ start, end }))

describe('timetableFile', () => {
  it('is a rule in the zone of the plan, which comes with it', () => {
    const lines = timetableFile([item], now).split('\r\n')
    expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:group-1@nihol.example',
      'DTSTAMP:20261001T120000Z',
      'SEQUENCE:29847600',
      'DTSTART;TZID=America/New_York:20261028T170000',
      'DURATION:PT50M',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261123T220000Z',
      'SUMMARY:Chess',
      'DESCRIPTION:A board helps.\\n\\nhttps://nihol.example/classdetails/1/group',
      'URL:https://nihol.example/classdetails/1/group',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Chess',
      'TRIGGER:-P1D',
      'END:VALARM',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Chess',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
    expect(lines.join('\n')).toContain(
      'BEGIN:STANDARD\nDTSTART:20261101T020000\nTZOFFSETFROM:-0400\nTZOFFSETTO:-0500\nEND:STANDARD',
    )
  })

  it('puts a first lesson on another weekday, and one in a skipped or repeated hour, beside the rule', () => {
    const off = { ...plan, firstDay: '2026-10-27' }
    expect(read(timetableFile([{ ...item, lessons: off }], now)).map(({ event }) => event.uid)).toEqual([
      'group-1@nihol.example',
      '20261027-group-1@nihol.example',
    ])
    const night: LessonPlan = {
      ...plan,
      weekdays: ['Sun'],
      start: '02:30',
      end: '03:20',
      firstDay: '2026-03-01',
      ends: { count: 4 },
    }
    const file = timetableFile([{ ...item, lessons: night }], now)
    expect(file).toContain('EXDATE;TZID=America/New_York:20260308T023000')
    expect(spans(allLessons(file))).toEqual(spans(lessonsOf(night)))
    const repeated = timetableFile(
      [{ ...item, lessons: { ...night, start: '01:30', end: '02:20', firstDay: '2026-10-25' } }],
      now,
    )
    expect(repeated).toContain('EXDATE;TZID=America/New_York:20261101T013000')
    expect(repeated).toContain('DTSTART:20261101T053000Z\r\nDTEND:20261101T062000Z')
  })

  it('is read by ical.js as the lessons of the plans', () => {
    fc.assert(
      fc.property(fc.array(anyPlan(), { minLength: 1, maxLength: 4 }), (plans) => {
        const items = plans.map((lessons, i) => ({ ...item, uid: `group-${i}@nihol.example`, lessons }))
        const got = read(timetableFile(items, now))
        for (const [i, lessons] of plans.entries()) {
          const mine = got
            .filter(({ event }) => event.uid.endsWith(`group-${i}@nihol.example`))
            .flatMap((each) => each.lessons)
          expect(mine.sort((a, b) => a.start - b.start)).toEqual(spans(lessonsOf(lessons)))
        }
      }),
      { numRuns: runs(2000, 40) },
    )
  }, 600_000)

  it('takes a single lesson without a plan in UTC', () => {
    const lessons = { start: Date.parse('2026-11-21T01:30Z'), end: Date.parse('2026-11-21T02:30Z') }
    const file = timetableFile([{ ...item, lessons }], now)
    expect(file).toContain('DTSTART:20261121T013000Z\r\nDTEND:20261121T023000Z\r\n')
    expect(file).not.toContain('VTIMEZONE')
    expect(allLessons(file)).toEqual([lessons])
  })

  it('keeps a uid, and counts on, from file to file', () => {
    const [early, late] = [now, now + 60_000].map((at) => read(timetableFile([item], at))[0]!.event)
    expect(early!.uid).toBe(late!.uid)
    expect(late!.sequence).toBeGreaterThan(early!.sequence)
  })

  it('is an empty calendar of nothing', () => {
    expect(read(timetableFile([], now))).toEqual([])
  })

  it('keeps any text whole, in lines of at most 75 octets, and lets none of it out of its property', () => {
    const texts = fc.oneof(
      anyText,
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.constantFrom('END:VEVENT\r\nBEGIN:VALARM', 'a,b;c\\d', 'oʻ'.repeat(100), '👩‍👩‍👧‍👦'.repeat(20)),
    )
    fc.assert(
      fc.property(texts, texts, texts, (title, description, uid) => {
        const file = timetableFile(
          [{ ...item, title, description, uid, page: `https://x.example/\r\nATTACH:${uid}` }],
          now,
        )
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\r\n]/)
        }
        const events = read(file)
        expect(events).toHaveLength(1)
        const { component, summary } = events[0]!.event
        const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
        expect(summary).toBe(plain(title))
        expect(events[0]!.event.description.startsWith(plain(description.trim()))).toBe(true)
        expect(component.getAllSubcomponents().map(({ name }) => name)).toEqual(['valarm', 'valarm'])
        expect(component.hasProperty('attach')).toBe(false)
      }),
      { numRuns: runs(5000, 100) },
    )
  }, 600_000)

  it('writes the largest timetable that a reader may have', () => {
    const file = timetableFile(
      Array.from({ length: 3000 }, (_, i) => ({ ...item, uid: `group-${i}@nihol.example` })),
      now,
    )
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3000)
    expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
  })
})

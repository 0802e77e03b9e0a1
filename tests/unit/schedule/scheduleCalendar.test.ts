// @vitest-environment node
import fc from 'fast-check'
import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { rrulestr } from 'rrule'
import { expect, it } from 'vitest'
import { lessonMinutes, lessonsOf } from '@/listing/schedule/lessonsOf.ts'
import type { LessonPlan } from '@/listing/schedule/schedule.ts'
import { calendarItem, googleCalendarUrl } from '@/listing/calendar/calendarItem.ts'
import { calendarLessons, timetableFile, type TimetableItem } from '@/listing/calendar/timetableFile.ts'
import { isoDayOf } from '@/lib/time/calendarDays.ts'
import { instantOf } from '@/lib/time/zoneOffset.ts'
import { anyDay, anyPlan, plan as december, runs } from './anySchedule.ts'
import { listing } from '../features/listingEntries.ts'
import { anyText } from '../text/anyText.ts'

const plan: LessonPlan = { ...december, firstDay: '2026-10-28' }
const item: TimetableItem = {
  uid: 'group-1@nihol.example',
  title: 'Chess',
  description: 'A board helps.',
  page: 'https://nihol.example/classdetails/1/group',
  lessons: plan,
}
const now = Date.parse('2026-10-01T12:00:00Z')

type Span = { start: number; end: number }

const fileOf = (lessons: TimetableItem['lessons']) => timetableFile([{ ...item, lessons }], now)

/** The events that a calendar program makes of a file, by the rules and time zones written in it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  return events.map((event) => {
    const lessons: Span[] = []
    const times = event.iterator()
    for (let time = times.next(); time && lessons.length < 600; time = times.next()) {
      const start = time.toJSDate().getTime()
      // ical.js adds a length to the wall clock; RFC 5545 means the time that passes.
      lessons.push({ start, end: start + event.duration.toSeconds() * 1000 })
    }
    return { event, lessons }
  })
}
const inOrder = (spans: readonly Span[]) => [...spans].sort((a, b) => a.start - b.start)

/** The lessons of the events whose uid ends with a word, as node-ical reads them. */
function readByNodeIcal(file: string, word: string): Span[] {
  const events = Object.values(nodeIcal.sync.parseICS(file)).filter((part) => part?.type === 'VEVENT') as VEvent[]
  const spans = events
    .filter(({ uid }) => uid.endsWith(word))
    .flatMap((event) => {
      const length = event.end!.getTime() - event.start.getTime()
      if (event.rrule === undefined) return [{ start: event.start.getTime(), end: event.end!.getTime() }]
      const from = new Date(event.start.getTime() - 1)
      return nodeIcal
        .expandRecurringEvent(event, { from, to: new Date(event.start.getTime() + 4 * 366 * 86_400_000) })
        .map(({ start }) => ({ start: start.getTime(), end: start.getTime() + length }))
    })
  return inOrder(spans)
}

/** The lessons of the same events as rrule.js reads them, with the length of a lesson in minutes. */
function readByRrule(file: string, word: string, minutes: number): Span[] {
  const spans = file
    .replace(/\r\n /g, '')
    .split('BEGIN:VEVENT')
    .filter((part) => part.includes(`${word}\r\n`))
    .flatMap((part) => {
      const lines = part.split('\r\n').filter((line) => /^(DTSTART|RRULE|EXDATE)/.test(line))
      const zone = /;TZID=([^:]+)/.exec(lines[0]!)?.[1]
      if (lines.length === 1) lines.push('RRULE:FREQ=DAILY;COUNT=1')
      // A rule without a zone, whose times are wall times.
      const rule = rrulestr(lines.join('\n').replace(/;TZID=[^:]+:(.*)/g, ':$1Z'))
      return rule.all().map((wall) => (zone === undefined ? wall.getTime() : instantOf(zone, wall.getTime())))
    })
  return inOrder(spans.map((start) => ({ start, end: start + minutes * 60_000 })))
}

/** The value of the first property of a name, read as RFC 5545 §3.1 and §3.3.11 say. */
const unescaped = (file: string, name: string) =>
  new RegExp(`\r\n${name}:(.*)\r\n`)
    .exec(file.replace(/\r\n[ \t]/g, ''))![1]!
    .replace(/\\([\\;,nN])/g, (_, c: string) => (c.toLowerCase() === 'n' ? '\n' : c))

const allLessons = (file: string) => inOrder(read(file).flatMap(({ lessons }) => lessons))
const spans = (lessons: readonly Span[]) => lessons.map(({ start, end }) => ({ start, end }))

it('timetableFile is a rule in the zone of the plan, which comes with it', () => {
  const lines = timetableFile([item], now).split('\r\n')
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
    'BEGIN:VEVENT',
    'UID:group-1@nihol.example',
    'DTSTAMP:20261001T120000Z',
    'SEQUENCE:29847600',
    'DTSTART;TZID=America/New_York:20261028T170000',
    'DURATION:PT50M',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=8',
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
  expect(lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('BEGIN:VEVENT'))).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:America/New_York',
    'BEGIN:STANDARD',
    'DTSTART:20251102T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20260308T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ])
})

it.each([
  ['Europe/London', ['FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'], 2],
  ['Australia/Sydney', ['FREQ=YEARLY;BYMONTH=4;BYDAY=1SU', 'FREQ=YEARLY;BYMONTH=10;BYDAY=1SU'], 2],
  ['Asia/Tashkent', [], 1],
  // The clocks change with the month of Ramadan, which follows the moon.
  ['Africa/Casablanca', [], 4],
])('timetableFile describes %s by one rule for each season, or by its changes', (zone, rules, observances) => {
  const file = fileOf({ ...plan, zone })
  const part = file.slice(0, file.indexOf('BEGIN:VEVENT'))
  expect([...part.matchAll(/RRULE:(.*)\r/g)].map(([, rule]) => rule)).toEqual(rules)
  expect(part.match(/TZOFFSETTO/g)).toHaveLength(observances)
})

it('timetableFile names the free days as exceptions, which the rule counts', () => {
  const file = fileOf({ ...plan, freeDays: ['2026-11-02', '2026-11-11'] })
  expect(file).toContain(
    'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10\r\nEXDATE;TZID=America/New_York:20261102T170000\r\nEXDATE;TZID=America/New_York:20261111T170000\r\n',
  )
  expect(allLessons(file)).toHaveLength(8)
})

it('timetableFile starts a plan without an end at the next lesson', () => {
  const [first, ...rest] = allLessons(fileOf({ ...plan, firstDay: '2023-01-02', ends: null }))
  expect(new Date(first!.start).toISOString()).toBe('2026-10-05T21:00:00.000Z')
  expect(rest.at(-1)!.start).toBeGreaterThan(now + 1090 * 86_400_000)
})

it('timetableFile lists a first lesson on another weekday, or in a skipped or repeated hour, separately from the rule', () => {
  expect(read(fileOf({ ...plan, firstDay: '2026-10-27' })).map(({ event }) => event.uid)).toEqual([
    '20261027-group-1@nihol.example',
    'group-1@nihol.example',
  ])
  const night: LessonPlan = {
    ...plan,
    weekdays: ['Sun'],
    start: '02:30',
    end: '03:20',
    firstDay: '2026-03-01',
    ends: { count: 4 },
  }
  const file = fileOf(night)
  expect(file).toContain('DTSTART:20260308T073000Z')
  expect(allLessons(file)).toEqual(spans(lessonsOf(night)))
  expect(fileOf({ ...night, start: '01:30', end: '02:20', firstDay: '2026-10-25' })).toContain(
    'DTSTART:20261101T053000Z\r\nDTEND:20261101T062000Z',
  )
})

it('timetableFile is read by ical.js, node-ical, and rrule.js as the lessons of the plans', () => {
  // rrule.js and node-ical take long for many lessons.
  const some = anyPlan(undefined, fc.oneof(anyDay, fc.integer({ min: 20_700, max: 21_000 }).map(isoDayOf)))
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 2 }), (plans) => {
      const items = plans.map((lessons, i) => ({ ...item, uid: `group-${i}@nihol.example`, lessons }))
      const file = timetableFile(items, now)
      const got = read(file)
      for (const [i, lessons] of plans.entries()) {
        const word = `group-${i}@nihol.example`
        const expected = spans(calendarLessons(lessons, now))
        const mine = got.filter(({ event }) => event.uid.endsWith(word)).flatMap((each) => each.lessons)
        expect(inOrder(mine), 'ical.js').toEqual(expected)
        expect(readByNodeIcal(file, word), 'node-ical').toEqual(expected)
        expect(readByRrule(file, word, lessonMinutes(lessons)), 'rrule.js').toEqual(expected)
      }
    }),
    { numRuns: runs(500, 40) },
  )
}, 600_000)

it('timetableFile takes a single lesson without a plan in UTC', () => {
  const lessons = { start: Date.parse('2026-11-21T01:30Z'), end: Date.parse('2026-11-21T02:30Z') }
  const file = fileOf(lessons)
  expect(file).toContain('DTSTART:20261121T013000Z\r\nDTEND:20261121T023000Z\r\n')
  expect(file).not.toContain('VTIMEZONE')
  expect(allLessons(file)).toEqual([lessons])
})

it('timetableFile keeps a uid, and counts on, from file to file', () => {
  const [early, late] = [now, now + 60_000].map((at) => read(timetableFile([item], at))[0]!.event)
  expect(early!.uid).toBe(late!.uid)
  expect(late!.sequence).toBeGreaterThan(early!.sequence)
})

it('timetableFile is an empty calendar of nothing', () => {
  expect(read(timetableFile([], now))).toEqual([])
})

it('timetableFile keeps any text whole, in lines of at most 75 octets, and lets none of it out of its property', () => {
  const texts = fc.oneof(
    anyText,
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.constantFrom('END:VEVENT\r\nBEGIN:VALARM', 'a,b;c\\d', 'oʻ'.repeat(100), '👩‍👩‍👧‍👦'.repeat(20)),
  )
  fc.assert(
    fc.property(texts, texts, texts, (title, description, uid) => {
      const page = `https://x.example/\r\nATTACH:${uid}`
      const file = timetableFile([{ ...item, title, description, uid, page }], now)
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
      }
      const events = read(file)
      expect(events).toHaveLength(1)
      const { component, summary } = events[0]!.event
      const plain = (text: string) =>
        text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n').replace(/(?!\n|\t)\p{Cc}|\p{Cs}/gu, '')
      const other = Object.values(nodeIcal.sync.parseICS(file)).find((part) => part?.type === 'VEVENT') as VEvent
      // node-ical trims texts, and omits empty texts.
      const trimmed = (text: unknown) => (typeof text === 'string' ? text.trim() : '')
      expect(trimmed(other.summary)).toBe(plain(title).trim())
      expect(summary).toBe(plain(title))
      const whole = plain(`${description}\n\n${page}`.trim())
      expect(events[0]!.event.description).toBe(whole)
      expect(trimmed(other.description)).toBe(whole.trim())
      expect(unescaped(file, 'SUMMARY')).toBe(plain(title))
      expect(component.getAllSubcomponents().map(({ name }) => name)).toEqual(['valarm', 'valarm'])
      expect(component.hasProperty('attach')).toBe(false)
    }),
    { numRuns: runs(5000, 100) },
  )
}, 600_000)

it('timetableFile writes the largest timetable that a reader may have', () => {
  const file = timetableFile(
    Array.from({ length: 3000 }, (_, i) => ({ ...item, uid: `group-${i}@nihol.example` })),
    now,
  )
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3000)
  expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
})

const link = 'https://meet.example.com/room'
const entry = (startDate: string, description = '') =>
  calendarItem(listing('a', { startDate, description, link }), 'Chess', 'https://nihol.example/lessons', now)
const weekly = 'Chess.\n\nLessons: 8, every Tue and Thu, 17:00-17:50 (America/New_York), from 2026-12-01.'

it.each<[string, string, string, Record<string, string | null>]>([
  [
    'all lessons of a schedule',
    '2026-12-01T22:00:00.000Z',
    weekly,
    {
      dates: '20261201T170000/20261201T175000',
      ctz: 'America/New_York',
      recur: 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=8',
    },
  ],
  [
    'only the next lesson while free days are ahead',
    '2026-12-01T22:00:00.000Z',
    `${weekly} Except 2026-12-08.`,
    { dates: '20261201T220000Z/20261201T225000Z', recur: null },
  ],
])('a listing in a calendar is linked to Google Calendar with %s', (_, startDate, description, query) => {
  const { searchParams } = new URL(googleCalendarUrl(entry(startDate, description)!))
  for (const [name, value] of Object.entries(query)) expect(searchParams.get(name)).toBe(value)
})

it('a listing in a calendar does not contain the meeting link', () => {
  const item = entry('2027-11-25T20:30:00.000Z', `Join at ${link}, please.`)!
  expect(item.description).toBe('Join at …, please.')
  expect(JSON.stringify(item)).not.toContain('meet.example')
})

it.each(['next Monday', '+012026-01-01T00:00:00.000Z'])(
  'a listing in a calendar is left out for the date %s',
  (startDate) => {
    expect(entry(startDate)).toBeNull()
  },
)

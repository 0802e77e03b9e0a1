// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { printSchedule } from '@/listing/schedule/printSchedule.ts'
import { joinDescription, splitDescription } from '@/listing/schedule/splitDescription.ts'
import { anySchedule, full, line, runs } from './anySchedule.ts'
import { anyText } from '../text/anyText.ts'

/** Texts that resemble the sentence: parts of it, cut, doubled, or mangled, in all sorts of whitespace. */
const mangled = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\n',
        '\n\n',
        '\r\n',
        '\r',
        ' ',
        '\u00a0',
        '\t',
        '\u2028',
        '\u200b',
        '.',
        '–',
        'Ages 8-12.',
        'Ages 6+.',
        'Up to 6 children.',
        'Taught in Uzbek.',
        'Except 2026-12-23.',
        line,
        line.slice(9),
        line.slice(0, -1),
        'Lessons: ',
        'every Mon',
        'We play.',
      ),
      anySchedule.map(printSchedule),
      anyText,
      fc
        .tuple(anySchedule.map(printSchedule), fc.nat(200), fc.constantFrom('', ' ', '–', '\n', 'x', '0'))
        .map(([text, at, by]) => text.slice(0, at) + by + text.slice(at + 1)),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''))

it('a description goes through unchanged, and loses from its text only a whole last line', () => {
  fc.assert(
    fc.property(mangled, (description) => {
      const { text, gap, schedule, damaged } = splitDescription(description)
      expect(joinDescription(text, schedule, gap)).toBe(description)
      if (schedule === null) {
        expect([text, gap]).toEqual([description, ''])
        return
      }
      expect(damaged).toBe(false)
      expect(printSchedule(schedule)).toBe(description.split('\n').at(-1))
      expect(splitDescription(text).schedule).toBeNull()
    }),
    { numRuns: runs(50_000) },
  )
}, 600_000)

it('a description keeps the schedule apart from any text that holds none', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, mangled), anySchedule, (text, schedule) => {
      const before = splitDescription(text)
      fc.pre(before.schedule === null && !before.damaged && printSchedule(schedule) !== '')
      expect(splitDescription(joinDescription(text, schedule))).toEqual({
        text,
        gap: text === '' ? '' : '\n\n',
        schedule,
        damaged: false,
      })
    }),
    { numRuns: runs(50_000) },
  )
}, 600_000)

it('a description is sent as typed when there is nothing to add', () => {
  for (const text of ['', ' ', 'abc\n\n', '\r\n'])
    for (const nothing of [null, {}]) expect(joinDescription(text, nothing)).toBe(text)
  expect(joinDescription('', full)).toBe(line)
  expect(joinDescription('We play. ', full)).toBe(`We play. \n\n${line}`)
})

it.each([
  ['', ''],
  ['We play.', '\n\n'],
  ['We play. \t', '\n'],
  ['We play.', '\r\n\r\n'],
  ['We play.\n', '\n\n'],
  ['', '\n'],
  ['For ages 8-12, up to 6 children.', '\n\n'],
])('a description is split after %j and %j', (text, gap) => {
  expect(splitDescription(`${text}${gap}${line}`)).toEqual({ text, gap, schedule: full, damaged: false })
})

it.each([
  `We play.\n\n${line.slice(0, -1)}`,
  `We play.\n\n${line} `,
  `We play.\n\n${line}\n`,
  `We play.\n\n${line.replaceAll('-', '–')}`,
  `We play.\n\n${line.replaceAll(' ', '\u00a0')}`,
  `We play. ${line}`,
  `We play.\n\n${line.slice(40)}`,
  `We play.\n\n${line}\n\n${line}`,
  `We play.\n\n${line}\nAges 8-12.`,
  'We play.\n\nAges 8-12.\n\nAges 8-12.',
  `We play.\n\n${line.replaceAll('-', '–')}\n\nAges 8-12.`,
  `${line}\n\nWe play.`,
  `We play.\n\n${line.replace('. Ages', '. Except 2026-12-03. Ages')}`,
  'We play.\n\nExcept 2026-12-23, 2026-12-28. Ages 8-12.',
  'We play.\n\nAges 8–12.',
  'We play.\n\nTaught in Tajik and Arabic. \n',
  'We play.\n\nUp to 6 children',
  'Biz oʻynaymiz.\n\nDarslar: 8, har dushanba va chorshanba, 17:00–17:50 (America/New_York), 2026-12-02 dan. 8-12 yosh.',
  'We play.\n\nLessons: 8, every Mon, 17:00-17:50 (Mars/Olympus), from 2026-12-02.',
  'We play.\n\nLessons: 0, every Mon, 17:00-17:50 (UTC), from 2026-12-02.',
])('a description is plain text, and its teacher is told: %j', (description) => {
  expect(splitDescription(description)).toEqual({ text: description, gap: '', schedule: null, damaged: true })
})

it('a description is plain text when its schedule contradicts the start date', () => {
  const description = `We play.\n\n${line}`
  expect(scheduleOf({ description, startDate: '2026-12-04T22:00:00.000Z' })).toMatchObject({
    text: description,
    schedule: null,
    damaged: true,
  })
  expect(scheduleOf({ description, startDate: '2026-12-02T22:00:00.000Z' }).schedule).toEqual(full)
})

it.each([
  '',
  'We play.',
  'Lessons: reading and writing.',
  'For ages 7 to 10.',
  'Eight lessons, up to 6 children.',
  'Come to the park. Ages 8-12.',
  'No lessons except 2026-12-23.',
  'We play from 17:00-17:50 (New York time).',
  'Ages 8-12.\nBring a board.',
])('a description is a text like any other: %j', (description) => {
  expect(splitDescription(description)).toEqual({ text: description, gap: '', schedule: null, damaged: false })
})

it('a description may be of any length', () => {
  for (const piece of [
    'Ages 1 ',
    'taught in a',
    'Lessons: ',
    '17:00-',
    '(a/',
    '\n',
    ' ',
    'Ages 8-12. ',
    '(((',
    `${line}\n`,
  ]) {
    const description = piece.repeat(Math.ceil(100_000 / piece.length))
    const { text, gap, schedule } = splitDescription(description)
    expect(joinDescription(text, schedule, gap)).toBe(description)
  }
})

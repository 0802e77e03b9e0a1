// @vitest-environment node
import { expect, it } from 'vitest'
import { freeTrialPrefill } from '@/features/trial/trialPrefill.ts'
import { schedulerAddress } from '@/features/trial/scheduler/schedulerAddress.ts'
import {
  localMoment,
  slotEnd,
  slotsOf,
  trialDays,
  trialEnd,
  trialStart,
} from '@/features/trial/scheduler/trialSlots.ts'

const at = (hour: number, minute: number, day = 21) => new Date(2026, 10, day, hour, minute)

it('the trial times of CONTRACT.md §9 are on five days from today, across the end of a month and a year', () => {
  expect(trialDays(at(23, 59, 28))).toEqual(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'])
  expect(trialDays(new Date(2026, 11, 30, 0, 0)).at(-1)).toBe('2027-01-03')
  expect(trialDays(new Date(2028, 1, 27)).slice(2, 4)).toEqual(['2028-02-29', '2028-03-01'])
})

it('the trial times of CONTRACT.md §9 are on five different days across a clock change', () => {
  for (const month of [2, 9])
    for (let day = 1; day < 32; day += 1) expect(new Set(trialDays(new Date(2026, month, day, 23, 30))).size).toBe(5)
})

it('the trial times of CONTRACT.md §9 run from 09:00 up to before 18:00', () => {
  const slots = slotsOf('2026-11-22', at(12, 0))
  expect(slots).toHaveLength(18)
  expect([slots[0], slots[1], slots.at(-1)]).toEqual(['09:00', '09:30', '17:30'])
})

it.each([
  [at(0, 0), '09:00', 18],
  [at(8, 59), '09:00', 18],
  [at(9, 0), '09:30', 17],
  [at(12, 10), '12:30', 11],
  [at(17, 29), '17:30', 1],
  [at(17, 30), undefined, 0],
  [at(23, 0), undefined, 0],
])('the trial times of CONTRACT.md §9 exclude times that have begun today (%s)', (now, firstSlot, count) => {
  const slots = slotsOf('2026-11-21', now)
  expect([slots[0], slots.length]).toEqual([firstSlot, count])
})

it.each(['2026-11-20', '2026-11-26', '', 'tomorrow', '2026-11-31', '__proto__'])(
  'the trial times of CONTRACT.md §9 are empty for %j, which is not offered',
  (day) => expect(slotsOf(day, at(8, 0))).toEqual([]),
)

it('the trial times of CONTRACT.md §9 end half an hour later', () =>
  expect(['09:00', '09:30', '17:30'].map(slotEnd)).toEqual(['09:30', '10:00', '18:00']))

it('localMoment is the moment in the reader’s time zone', () =>
  expect(localMoment('2026-11-21', '13:30')?.getTime()).toBe(at(13, 30).getTime()))
it.each([
  ['2026-02-30', '10:00'],
  ['2026-13-01', '10:00'],
  ['21/11/2026', '10:00'],
  ['2026-11-21', '9:00'],
  ['', ''],
  ['2026-11-21', 'soon'],
])('localMoment is null for %j %j', (day, time) => expect(localMoment(day, time)).toBeNull())

it('trialStart reads a requested time and an instant of the scheduler', () => {
  const start = trialStart({ scheduleDate: '2026-11-21', startTime: '13:30' })!
  expect(start.getTime()).toBe(at(13, 30).getTime())
  expect(trialEnd(start).getTime()).toBe(at(14, 0).getTime())
  expect(trialStart({ scheduleDate: '2026-11-21T18:30:00Z', startTime: 'x' })?.toISOString()).toBe(
    '2026-11-21T18:30:00.000Z',
  )
})
// `new Date` reads a date out of most of these.
it.each([
  'https://api.calendly.com/scheduled_events/2026',
  'http://localhost:4321/scheduled_events/12',
  'event 12',
  'The scheduler holds the date and time.',
  '2026',
  '',
  '7',
  '2026-11-21',
  '2026-99-99T00:00:00Z',
])('trialStart returns no date for %j', (scheduleDate) =>
  expect(trialStart({ scheduleDate, startTime: scheduleDate })).toBeNull(),
)

it.each([
  [
    { day: '2026-09-03', time: '01:00 PM', program: 'coding', gradeBand: '1-2' },
    { day: '2026-09-03', slot: '13:00', subject: 'IT coding', gradeLevel: 'Grade 1' },
  ],
  [
    { day: '2026-09-04', time: '05:00 PM', program: 'math', gradeBand: '9-12' },
    { day: '2026-09-04', slot: '17:00', subject: 'Mental Mathematics', gradeLevel: 'Grade 9' },
  ],
  [
    { day: '2026-09-05', time: '02:00 PM', program: 'ela', gradeBand: '5-6' },
    { day: '2026-09-05', slot: '14:00', wish: 'ela', gradeLevel: 'Grade 5' },
  ],
] as const)('freeTrialPrefill reads %j', (choices, wanted) => expect(freeTrialPrefill(choices)).toEqual(wanted))

const person = {
  parentName: 'Nodira O‘g‘li & Co',
  parentEmail: 'n+1@misol.com',
  parentPhoneNumber: '+998 90 123 45 67',
  day: '',
}
const page = { language: 'uz', host: 'nihol.example' }

it('schedulerAddress adds the person and keeps the query of the setting', () => {
  const url = schedulerAddress('https://calendly.com/nihol/trial?hide_gdpr_banner=1', person, page)!
  expect(url.origin + url.pathname).toBe('https://calendly.com/nihol/trial')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    hide_gdpr_banner: '1',
    embed_domain: 'nihol.example',
    embed_type: 'Inline',
    lang: 'uz',
    name: person.parentName,
    email: person.parentEmail,
    phone: person.parentPhoneNumber,
  })
})
it('schedulerAddress opens on a day chosen before', () => {
  const { searchParams } = schedulerAddress('https://s.example/', { ...person, day: '2026-11-21' }, page)!
  expect([searchParams.get('month'), searchParams.get('date')]).toEqual(['2026-11', '2026-11-21'])
})
it.each(['', ' ', 'scheduler', '/scheduler', 'javascript:alert(1)', 'data:text/html,x', 'ftp://s.example/'])(
  'schedulerAddress is null for the setting %j',
  (setting) => expect(schedulerAddress(setting, person, page)).toBeNull(),
)

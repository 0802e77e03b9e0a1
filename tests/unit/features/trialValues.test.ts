// @vitest-environment node
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { stepOf, stepSchema, toBooking, type Step, type TrialValues } from '@/features/trial/trialValues.ts'
import { restore, full, booked, stopClock } from './trialDraft.ts'

stopClock()
const issues = (step: Step, change: Partial<TrialValues>) => {
  const result = v.safeParse(stepSchema(step) as v.GenericSchema, { ...full, ...change })
  return result.success ? [] : result.issues.map(({ path, message }) => `${String(path?.[0]?.key)}: ${message}`)
}

it.each([1, 2, 3, 4] as const)('step %d is complete when all is answered', (step) =>
  expect(issues(step, {})).toEqual([]),
)
it.each(['', ' ', '\u200b'])('the steps require every field that is %j', (nothing) => {
  expect(issues(1, { parentName: nothing, parentPhoneNumber: nothing, parentEmail: nothing })).toEqual([
    'parentName: empty',
    'parentPhoneNumber: empty',
    'parentEmail: empty',
  ])
  expect(issues(2, { childrenFullName: nothing, gradeLevel: nothing, subject: nothing })).toEqual([
    'childrenFullName: empty',
    'gradeLevel: empty',
    'subject: empty',
  ])
  expect(issues(4, { who: nothing, planningToStart: nothing, hearAboutUs: nothing })).toEqual([
    'who: empty',
    'planningToStart: empty',
    'hearAboutUs: empty',
  ])
  expect(issues(4, { hearAboutUs: 'Other', hearAboutUsOther: nothing })).toEqual(['hearAboutUsOther: empty'])
})
it('the steps reject values outside the options', () => {
  expect(issues(4, { planningToStart: 'Next month', hearAboutUs: 'Friend recommendation' })).toEqual([
    'planningToStart: empty',
    'hearAboutUs: empty',
  ])
})
it('the steps report a missing Other text together with other missing fields', () => {
  expect(issues(4, { who: '', hearAboutUs: 'Other', hearAboutUsOther: ' ' }).sort()).toEqual([
    'hearAboutUsOther: empty',
    'who: empty',
  ])
})
it.each([
  ['no booking', { way: 'calendar' }, ['slot: chooseTime']],
  ['no day', { day: '', slot: '' }, ['day: empty']],
  ['no time', { slot: '' }, ['slot: chooseTime']],
  ['a time that has passed', { day: '2026-11-21', slot: '11:30' }, ['slot: chooseTime']],
  ['a time between the half hours', { slot: '13:15' }, ['slot: chooseTime']],
  ['a booking', { way: 'calendar', uri: 'x', day: '', slot: '' }, []],
] as const)('step 3 with %s', (_, change, wanted) => expect(issues(3, change)).toEqual(wanted))
it('the steps know their fields', () =>
  expect(['parentEmail', 'subject', 'slot', 'hearAboutUs', 'isBooked'].map(stepOf)).toEqual([1, 2, 3, 4, undefined]))

const inEveryField = (text: string) => ({ scheduleDate: text, startTime: text, endTime: text })

it('toBooking sends a requested time', () => {
  expect(toBooking(full)).toEqual({
    parentName: 'Nodira Karimova',
    parentPhoneNumber: '(555) 123-4567',
    parentEmail: 'nodira@misol.com',
    childrenFullName: 'Aziza Karimova',
    gradeLevel: 'Grade 3',
    subject: 'Chess',
    scheduleDate: '2026-11-22',
    startTime: '13:30',
    endTime: '14:00',
    isBooked: false,
    isParent: true,
    isStudent: false,
    planningToStart: 'Not sure',
    hearAboutUs: 'Instagram',
    hearAboutUsOther: '',
  })
})
it('toBooking sends the uri of a booking instead of date and times', () => {
  expect(toBooking(booked)).toEqual({ ...toBooking(full), ...inEveryField(booked.uri), isBooked: true })
  expect(toBooking({ ...booked, day: full.day, slot: full.slot })).toEqual(toBooking(booked))
})
it.each(['javascript:alert(1)', '2026-11-22T10:00:00Z', ' '])(
  'toBooking does not send %j of a draft, only that a time is booked',
  (uri) => {
    const values = restore({ ...booked, uri })
    expect(values.step).toBe(4)
    expect(toBooking(values)).toEqual({
      ...toBooking(booked),
      ...inEveryField('The scheduler holds the date and time.'),
    })
  },
)
it('toBooking distinguishes parent and student, and sends the Other text only with Other', () => {
  expect(toBooking({ ...full, who: 'student', hearAboutUs: 'Other', hearAboutUsOther: ' a friend ' })).toMatchObject({
    isParent: false,
    isStudent: true,
    hearAboutUsOther: 'a friend',
  })
  expect(toBooking({ ...full, hearAboutUsOther: 'left over' }).hearAboutUsOther).toBe('')
})

// @vitest-environment node
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  hasAnswers,
  restoreTrial,
  stepOf,
  stepSchema,
  toBooking,
  type Step,
  type TrialValues,
} from '@/features/trial/trialValues.ts'
import { childAge } from '@/lib/storage/childAge.ts'
import { deviceStorage } from '@/lib/storage/safeStorage.ts'

const now = new Date(2026, 10, 21, 12, 0)
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => {
  vi.useRealTimers()
  childAge.set(null)
})

const restore = (draft: Record<string, unknown> | null, prefill = {}, calendar = true) =>
  restoreTrial(draft, prefill, { calendar, now })
const full = {
  step: 4,
  parentName: 'Nodira Karimova',
  parentPhoneNumber: '(555) 123-4567',
  parentEmail: 'nodira@misol.com',
  childrenFullName: 'Aziza Karimova',
  gradeLevel: 'Grade 3',
  subject: 'Chess',
  way: 'list',
  uri: '',
  day: '2026-11-22',
  slot: '13:30',
  who: 'parent',
  planningToStart: 'Not sure',
  hearAboutUs: 'Instagram',
  hearAboutUsOther: '',
  prefilled: '',
} satisfies TrialValues
const booked = {
  ...full,
  way: 'calendar',
  uri: 'https://api.calendly.com/scheduled_events/1',
  day: '',
  slot: '',
} satisfies TrialValues
const issues = (step: Step, change: Partial<TrialValues>) => {
  const result = v.safeParse(stepSchema(step) as v.GenericSchema, { ...full, ...change })
  return result.success ? [] : result.issues.map(({ path, message }) => `${String(path?.[0]?.key)}: ${message}`)
}

describe('restoreTrial', () => {
  it('starts with the first free day, and no other choice', () => {
    expect(restore(null)).toEqual({
      ...Object.fromEntries(Object.keys(full).map((name) => [name, ''])),
      step: 1,
      way: 'calendar',
      day: '2026-11-21',
    })
    expect(restore(null, {}, false).way).toBe('list')
  })
  it('restores every answer', () => {
    expect(restore(full)).toEqual(full)
    expect(restore(booked)).toEqual({ ...booked, day: '2026-11-21' })
  })
  it.each([
    ['no step', { ...full, step: 7 }, 1],
    ['a step of text', { ...full, step: '4' }, 1],
    ['a step that cannot be reached', { ...full, parentEmail: 'nodira@' }, 1],
    ['an unknown subject', { ...full, subject: 'Cooking' }, 2],
    ['a requested time that has passed', { ...full, day: '2026-11-21', slot: '11:30' }, 3],
    ['a requested day that has passed', { ...full, day: '2026-11-20' }, 3],
    ['a time of the list, while the calendar is shown', { ...full, way: 'calendar' }, 3],
  ])('returns to the first step the draft supports: %s', (_, draft, step) => expect(restore(draft).step).toBe(step))
  it('drops a requested time that has passed', () =>
    expect(restore({ ...full, day: '2026-11-20' })).toMatchObject({ day: '2026-11-21', slot: '' }))
  it('ignores invalid values of a draft', () => {
    const values = restore({
      ...full,
      parentName: 7,
      subject: ['Chess'],
      __proto__: { who: 'student' },
      extra: 'x',
      way: 'fax',
    })
    expect(values).toMatchObject({ parentName: '', subject: '', way: 'calendar' })
    expect(Object.keys(values).sort()).toEqual(Object.keys(full).sort())
  })
  it('asks again for the subject when the page names a choice that is none of ours', () => {
    const coding = restore(null, { subject: 'IT coding' })
    const ela = restore(coding, { wish: 'ela' })
    expect(ela.subject).toBe('')
    expect(ela).not.toHaveProperty('wish')
    expect(restore({ ...ela, subject: 'Phonics' }, { wish: 'ela' }).subject).toBe('Phonics')
  })
  it('prefills what the page knows, once', () => {
    const opened = restore({ ...full, step: 2 }, { subject: 'Robotics' })
    expect(opened).toMatchObject({ subject: 'Robotics', parentName: full.parentName })
    // Somebody changed it; opening again from the same page leaves it.
    expect(restore({ ...opened, subject: 'Quran' }, { subject: 'Robotics' }).subject).toBe('Quran')
    expect(restore({ ...opened, subject: 'Quran' }, { subject: 'Chess' }).subject).toBe('Chess')
    expect(restore(opened, {}).subject).toBe('Robotics')
  })
  it('offers tomorrow when no time of today is left', () =>
    expect(restoreTrial(null, {}, { calendar: true, now: new Date(2026, 10, 21, 17, 31) }).day).toBe('2026-11-22'))
  it.each([
    ['4', ''],
    ['5', 'Kindergarten'],
    ['6', 'Kindergarten'],
    ['9', 'Grade 3'],
    ['18', 'Grade 12'],
    ['19', ''],
    ['-9', ''],
    ['nine', ''],
  ])('suggests for the age %s that the list was filtered by the grade "%s"', (age, grade) => {
    deviceStorage.set('child_age', age)
    expect(restore(null).gradeLevel).toBe(grade)
  })
  it('leaves the grade of a draft or a page', () => {
    childAge.set(9)
    expect(restore({ ...full, gradeLevel: 'Grade 5' }).gradeLevel).toBe('Grade 5')
    expect(restore({ ...full, gradeLevel: '' }).gradeLevel).toBe('')
    expect(restore(null, { gradeLevel: 'Grade 1' }).gradeLevel).toBe('Grade 1')
  })
  it('shows our own list when the calendar is not configured', () =>
    expect(restore({ ...booked, uri: '' }, {}, false).way).toBe('list'))
})

describe('hasAnswers', () => {
  it('counts typed answers, not prefilled ones', () => {
    expect(hasAnswers(restore(null), {})).toBe(false)
    expect(hasAnswers(restore(null, { subject: 'Chess' }), { subject: 'Chess' })).toBe(false)
    expect(hasAnswers(restore({ childrenFullName: 'A' }), {})).toBe(true)
    expect(hasAnswers({ ...restore(null), uri: 'x' }, {})).toBe(true)
  })
  it('counts no answer that was chosen for the reader, until it is another', () => {
    childAge.set(9)
    const start = restore(null)
    expect(hasAnswers(start, {})).toBe(false)
    expect(hasAnswers({ ...start, gradeLevel: 'Grade 4' }, {})).toBe(true)
    expect(hasAnswers({ ...start, who: 'student' }, {})).toBe(true)
    expect(hasAnswers({ ...start, day: '2026-11-22' }, {})).toBe(false)
    expect(hasAnswers({ ...start, day: '2026-11-22', slot: '09:00' }, {})).toBe(true)
  })
})

describe('the steps', () => {
  it.each([1, 2, 3, 4] as const)('step %d is complete when all is answered', (step) =>
    expect(issues(step, {})).toEqual([]),
  )
  it.each(['', ' ', '\u200b'])('require every field that is %j', (nothing) => {
    expect(issues(1, { parentName: nothing, parentPhoneNumber: nothing, parentEmail: nothing })).toEqual([
      'parentName: required',
      'parentPhoneNumber: required',
      'parentEmail: required',
    ])
    expect(issues(2, { childrenFullName: nothing, gradeLevel: nothing, subject: nothing })).toEqual([
      'childrenFullName: required',
      'gradeLevel: chooseOne',
      'subject: chooseOne',
    ])
    expect(issues(4, { who: nothing, planningToStart: nothing, hearAboutUs: nothing })).toEqual([
      'who: chooseOne',
      'planningToStart: chooseOne',
      'hearAboutUs: chooseOne',
    ])
    expect(issues(4, { hearAboutUs: 'Other', hearAboutUsOther: nothing })).toEqual(['hearAboutUsOther: required'])
  })
  it('reject values outside the options', () => {
    expect(issues(4, { planningToStart: 'Next month', hearAboutUs: 'Friend recommendation' })).toEqual([
      'planningToStart: chooseOne',
      'hearAboutUs: chooseOne',
    ])
  })
  it('report a missing Other text together with other missing fields', () => {
    expect(issues(4, { who: '', hearAboutUs: 'Other', hearAboutUsOther: ' ' }).sort()).toEqual([
      'hearAboutUsOther: required',
      'who: chooseOne',
    ])
  })
  it.each([
    ['no booking', { way: 'calendar' }, ['slot: chooseTime']],
    ['no day', { day: '', slot: '' }, ['day: chooseOne']],
    ['no time', { slot: '' }, ['slot: chooseTime']],
    ['a time that has passed', { day: '2026-11-21', slot: '11:30' }, ['slot: chooseTime']],
    ['a time between the half hours', { slot: '13:15' }, ['slot: chooseTime']],
    ['a booking', { way: 'calendar', uri: 'x', day: '', slot: '' }, []],
  ] as const)('3 with %s', (_, change, wanted) => expect(issues(3, change)).toEqual(wanted))
  it('know their fields', () =>
    expect(['parentEmail', 'subject', 'slot', 'hearAboutUs', 'scheduleDate'].map(stepOf)).toEqual([
      1,
      2,
      undefined,
      4,
      undefined,
    ]))
})

describe('toBooking', () => {
  const person = {
    parentName: 'Nodira Karimova',
    parentPhoneNumber: '(555) 123-4567',
    parentEmail: 'nodira@misol.com',
    childrenFullName: 'Aziza Karimova',
    gradeLevel: 'Grade 3',
    subject: 'Chess',
    isParent: true,
    isStudent: false,
    planningToStart: 'Not sure',
    hearAboutUs: 'Instagram',
    hearAboutUsOther: '',
  }
  it('sends a requested time as one', () => {
    expect(toBooking(full)).toEqual({
      ...person,
      scheduleDate: '2026-11-22',
      startTime: '13:30',
      endTime: '14:00',
      isBooked: false,
    })
  })
  it('sends the uri of a booking instead of date and times', () => {
    expect(toBooking(booked)).toEqual({
      ...person,
      scheduleDate: booked.uri,
      startTime: booked.uri,
      endTime: booked.uri,
      isBooked: true,
    })
    expect(toBooking({ ...booked, day: full.day, slot: full.slot })).toEqual(toBooking(booked))
  })
  it.each([
    'javascript:alert(1)',
    'http://api.calendly.com/e/1',
    'https://evil.example/e/1',
    'https://api.calendly.com/e/\n1',
    '2026-11-22T10:00:00Z',
    ' ',
    'The scheduler holds the date and time.',
  ])('does not send %j of a draft, only that a time is booked', (uri) => {
    const sentence = 'The scheduler holds the date and time.'
    const values = restore({ ...booked, uri })
    expect(values.step).toBe(4)
    expect(toBooking(values)).toEqual({
      ...person,
      scheduleDate: sentence,
      startTime: sentence,
      endTime: sentence,
      isBooked: true,
    })
  })
  it('distinguishes parent and student, and sends the Other text only with Other', () => {
    expect(toBooking({ ...full, who: 'student', hearAboutUs: 'Other', hearAboutUsOther: ' a friend ' })).toMatchObject({
      isParent: false,
      isStudent: true,
      hearAboutUsOther: 'a friend',
    })
    expect(toBooking({ ...full, hearAboutUsOther: 'left over' }).hearAboutUsOther).toBe('')
  })
})

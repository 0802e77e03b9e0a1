// @vitest-environment node
import { expect, it } from 'vitest'
import { hasAnswers, isGradeGiven, restoreTrial } from '@/features/trial/trialValues.ts'
import { restore, full, booked, stopClock } from './trialDraft.ts'

stopClock()

it('restoreTrial starts with the first free day and a parent, and no other choice', () => {
  expect(restore(null)).toEqual({
    ...Object.fromEntries(Object.keys(full).map((name) => [name, ''])),
    step: 1,
    who: 'parent',
    way: 'calendar',
    day: '2026-11-21',
  })
  expect(restore(null, {}, false).way).toBe('list')
})
it('restoreTrial restores every answer', () => {
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
])('restoreTrial returns to the first step the draft supports: %s', (_, draft, step) =>
  expect(restore(draft).step).toBe(step),
)
it('restoreTrial drops a requested time that has passed', () =>
  expect(restore({ ...full, day: '2026-11-20' })).toMatchObject({ day: '2026-11-21', slot: '' }))
it('restoreTrial ignores invalid values of a draft', () => {
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
it('restoreTrial asks for the subject again when the page’s choice is outside our subjects', () => {
  const coding = restore(null, { subject: 'IT coding' })
  const ela = restore(coding, { wish: 'ela' })
  expect(ela.subject).toBe('')
  expect(ela).not.toHaveProperty('wish')
  expect(restore({ ...ela, subject: 'Phonics' }, { wish: 'ela' }).subject).toBe('Phonics')
})
it('restoreTrial prefills what the page knows, once', () => {
  const opened = restore({ ...full, step: 2 }, { subject: 'Robotics' })
  expect(opened).toMatchObject({ subject: 'Robotics', parentName: full.parentName })
  // The parent changed it; opening again from the same page keeps the change.
  expect(restore({ ...opened, subject: 'Quran' }, { subject: 'Robotics' }).subject).toBe('Quran')
  expect(restore({ ...opened, subject: 'Quran' }, { subject: 'Chess' }).subject).toBe('Chess')
  expect(restore(opened, {}).subject).toBe('Robotics')
})
it('restoreTrial offers tomorrow when no time of today is left', () =>
  expect(restoreTrial(null, {}, { calendar: true, now: new Date(2026, 10, 21, 17, 31) }).day).toBe('2026-11-22'))
it('restoreTrial marks the grade of the page before until it is changed', () => {
  const opened = restore(null, { gradeLevel: 'Grade 1' })
  expect(opened.gradeLevel).toBe('Grade 1')
  expect([opened, { ...opened, gradeLevel: 'Grade 2' }, restore(null)].map(isGradeGiven)).toEqual([true, false, false])
})
it('restoreTrial shows our own list when the calendar is not configured', () =>
  expect(restore({ ...booked, uri: '' }, {}, false).way).toBe('list'))

it('hasAnswers counts typed answers, not prefilled ones', () => {
  expect(hasAnswers(restore(null), {})).toBe(false)
  expect(hasAnswers(restore(null, { subject: 'Chess' }), { subject: 'Chess' })).toBe(false)
  expect(hasAnswers(restore({ childrenFullName: 'A' }), {})).toBe(true)
  expect(hasAnswers({ ...restore(null), uri: 'x' }, {})).toBe(true)
})
it('hasAnswers counts no answer that was chosen for the reader, until it is another', () => {
  const start = restore(null, { gradeLevel: 'Grade 3' })
  expect(hasAnswers(start, { gradeLevel: 'Grade 3' })).toBe(false)
  expect(hasAnswers({ ...start, gradeLevel: 'Grade 4' }, { gradeLevel: 'Grade 3' })).toBe(true)
  const empty = restore(null)
  expect(hasAnswers({ ...empty, who: 'student' }, {})).toBe(true)
  expect(hasAnswers({ ...empty, day: '2026-11-22' }, {})).toBe(false)
  expect(hasAnswers({ ...empty, day: '2026-11-22', slot: '09:00' }, {})).toBe(true)
})

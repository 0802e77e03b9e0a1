import { afterEach, beforeEach, vi } from 'vitest'
import { restoreTrial, type TrialValues } from '@/features/trial/trialValues.ts'

const now = new Date(2026, 10, 21, 12, 0)

export function stopClock() {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }))
  afterEach(() => void vi.useRealTimers())
}

export const restore = (draft: Record<string, unknown> | null, prefill = {}, calendar = true) =>
  restoreTrial(draft, prefill, { calendar, now })
export const full = {
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
export const booked = {
  ...full,
  way: 'calendar',
  uri: 'https://api.calendly.com/scheduled_events/1',
  day: '',
  slot: '',
} satisfies TrialValues

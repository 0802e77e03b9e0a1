import type { gradeBands, trialPrograms, trialTimes } from '@/content/freeTrial.ts'
import { twoDigits } from '@/lib/time/calendarDays.ts'
import type { Grade, Subject } from './trialOptions.ts'

/** Values that a page, or an earlier booking, fills in when the booking opens; the parent can change all of them. */
export type TrialPrefill = {
  parentName?: string
  parentPhoneNumber?: string
  parentEmail?: string
  subject?: Subject
  /** A choice outside our subjects, named at the subject field. */
  wish?: 'ela'
  gradeLevel?: Grade
  /** Local date, `2026-11-21`. */
  day?: string
  /** Start time, `13:00`. */
  slot?: string
}

export type FreeTrialChoices = {
  /** Local date, `2026-11-21`. */
  day: string
  time: (typeof trialTimes)[number]
  program: (typeof trialPrograms)[number]
  gradeBand: (typeof gradeBands)[number]
}

/** The closest of our subjects; it can be changed. ELA has none. */
export const subjectOfProgram = {
  coding: { subject: 'IT coding' },
  math: { subject: 'Mental Mathematics' },
  ela: { wish: 'ela' },
} as const satisfies Readonly<Record<FreeTrialChoices['program'], Pick<TrialPrefill, 'subject' | 'wish'>>>

/** Maps the choices of /free-trial to the booking: the closest subject, first grade of the band, 24-hour time. */
export function freeTrialPrefill({ day, time, program, gradeBand }: FreeTrialChoices): TrialPrefill {
  const [, hour = '0', minute = '00', half] = /^(\d\d):(\d\d) (AM|PM)$/.exec(time) ?? []
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  return {
    day,
    slot: `${twoDigits(hours)}:${minute}`,
    ...subjectOfProgram[program],
    gradeLevel: `Grade ${gradeBand.split('-')[0]}` as Grade,
  }
}

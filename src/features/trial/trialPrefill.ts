import type { gradeBands, trialPrograms, trialTimes } from '@/content/freeTrial.ts'
import { twoDigits } from '@/lib/time/calendarDay.ts'
import type { Grade, Subject } from './trialOptions.ts'

/** Values that a page fills in when it opens the booking; all of them can be changed there. */
export type TrialPrefill = {
  subject?: Subject
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

/** Math may mean several subjects, and ELA is none of ours: the parent chooses. */
const subjectOfProgram = { coding: 'IT coding', math: null, ela: null } as const

/** Maps the choices of /free-trial to the booking: the subject if it is certain, first grade of the band, 24-hour time. */
export function freeTrialPrefill({ day, time, program, gradeBand }: FreeTrialChoices): TrialPrefill {
  const [, hour = '0', minute = '00', half] = /^(\d\d):(\d\d) (AM|PM)$/.exec(time) ?? []
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  const subject = subjectOfProgram[program]
  return {
    day,
    slot: `${twoDigits(hours)}:${minute}`,
    ...(subject === null ? {} : { subject }),
    gradeLevel: `Grade ${gradeBand.split('-')[0]}` as Grade,
  }
}

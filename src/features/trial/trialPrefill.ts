import type { gradeBands, trialPrograms, trialTimes } from '@/content/freeTrial.ts'
import { twoDigits } from '@/lib/calendarDay.ts'
import type { Grade, Subject } from './trialOptions.ts'

/** What a page already knows when it opens the booking; every part can still be changed there. */
export type TrialPrefill = {
  subject?: Subject
  gradeLevel?: Grade
  /** The reader's calendar day, `2026-11-21`. */
  day?: string
  /** The start of a half hour, `13:00`. */
  slot?: string
}

export type FreeTrialChoices = {
  /** The reader's calendar day, `2026-11-21`. */
  day: string
  time: (typeof trialTimes)[number]
  program: (typeof trialPrograms)[number]
  gradeBand: (typeof gradeBands)[number]
}

const subjectOf = { coding: 'IT coding', math: 'Mental Mathematics', ela: 'Phonics' } as const

/** The four choices of /free-trial as the booking knows them: the nearest subject, the first grade of the band, the time as `13:00`. */
export function freeTrialPrefill({ day, time, program, gradeBand }: FreeTrialChoices): Required<TrialPrefill> {
  const [, hour = '0', minute = '00', half] = /^(\d\d):(\d\d) (AM|PM)$/.exec(time) ?? []
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  return { day, slot: `${twoDigits(hours)}:${minute}`, subject: subjectOf[program], gradeLevel: `Grade ${gradeBand.split('-')[0]}` as Grade }
}

/** In the order of the week, as the sentence writes them. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
export type Weekday = (typeof weekdays)[number]

/** The languages that lessons are taught in, as the sentence writes them. */
export const teachingLanguages = ['English', 'Uzbek', 'Russian', 'Tajik', 'Arabic'] as const
export type TeachingLanguage = (typeof teachingLanguages)[number]

/** Years of age, both included; `to` is null for "and older". */
export type Ages = { from: number; to: number | null }

/** When the lessons are, by the teacher's wall clock. */
export type LessonPlan = {
  /** In the order of the week; empty for a single lesson. */
  weekdays: readonly Weekday[]
  /** `17:00` */
  start: string
  /** `17:50`; a lesson past midnight ends at an earlier hour than it starts. */
  end: string
  /** IANA name: `America/New_York`. */
  zone: string
  /** `2026-12-01`: the day of the first lesson, whatever weekday it is. */
  firstDay: string
  /** The number of lessons, or the last day there may be one; null where nobody has said, and for a single lesson. */
  ends: { count: number } | { lastDay: string } | null
}

/** What the sentence at the end of a description can say; what is missing was not said. */
export type Schedule = { plan?: LessonPlan; ages?: Ages; places?: number; languages?: readonly TeachingLanguage[] }

/** No plan has more lessons, or lasts for more days: what is longer is a typing error, and would make every list slow. */
export const mostLessons = 500
export const mostDays = 1096

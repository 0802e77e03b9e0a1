/** In the order of the week, spelled as in the sentence. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
export type Weekday = (typeof weekdays)[number]

/** The languages of lessons, spelled as in the sentence. */
export const teachingLanguages = ['English', 'Uzbek', 'Russian', 'Tajik', 'Arabic'] as const
export type TeachingLanguage = (typeof teachingLanguages)[number]

/** Years of age, both included; `to` is null for "and older". */
export type Ages = { from: number; to: number | null }

/** The times of the lessons, by the teacher's wall clock. */
export type LessonPlan = {
  /** In the order of the week; empty for a single lesson. */
  weekdays: readonly Weekday[]
  /** `17:00` */
  start: string
  /** `17:50`; a lesson past midnight ends at an earlier time of day than it starts. */
  end: string
  /** IANA name: `America/New_York`. */
  zone: string
  /** `2026-12-01`: the day of the first lesson, whatever weekday it is. */
  firstDay: string
  /** The number of lessons, or the last possible day; null if unknown, and for a single lesson. */
  ends: { count: number } | { lastDay: string } | null
  /** Days without a lesson, in order, each on one of the weekdays between the first and the last lesson. They don't count as lessons. */
  freeDays?: readonly string[]
}

/** The teacher by name, and in one sentence with its final punctuation. See `cleanName` and `cleanAbout`. */
export type Teacher = { name: string; about?: string }

/** The content of the sentence at the end of a description; every part is optional. */
export type Schedule = {
  plan?: LessonPlan
  ages?: Ages
  places?: number
  languages?: readonly TeachingLanguage[]
  teacher?: Teacher
}

/** In characters (code points). */
export const longestName = 60
export const longestAbout = 200

/** The limits of a plan: a longer plan is a typing error and would slow down every list. */
export const mostLessons = 500
export const mostDays = 1096
export const mostFreeDays = 50

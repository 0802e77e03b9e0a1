import { dayNumber, isoDayOf, minuteOfDay, weekdayOf } from '@/lib/time/calendarDays.ts'
import { firstLesson, lessonDays, lessonMinutes, withFreeDays } from './lessonsOf.ts'
import {
  mostDays,
  mostFreeDays,
  mostLessons,
  teachingLanguages,
  weekdays,
  type LessonPlan,
  type Schedule,
} from './schedule.ts'
import { isZone } from '@/lib/time/zoneOffset.ts'
import { isTeacher } from './teacher.ts'

/**
 * The invalid parts of a schedule: `length` means a lesson outside 1 to 480 minutes, `count` outside 1 to 500, `tooLong` more than 500 lessons or
 * three years.
 */
export type ScheduleProblem =
  | 'weekdays'
  | 'start'
  | 'end'
  | 'length'
  | 'zone'
  | 'firstDay'
  | 'count'
  | 'lastDay'
  | 'freeDays'
  | 'tooLong'
  | 'ages'
  | 'places'
  | 'languages'
  | 'teacher'

/** A day at camp; in a longer lesson, start and end are swapped. */
const longestLesson = 480

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

/** Whether words are all known, unique, and in the order of the list. */
const inOrder = (words: readonly string[], known: readonly string[]) =>
  words.every((word, i) => known.indexOf(word) > (i === 0 ? -1 : known.indexOf(words[i - 1]!)))

function planProblems(plan: LessonPlan): ScheduleProblem[] {
  const problems: ScheduleProblem[] = []
  const first = dayNumber(plan.firstDay)
  const [start, end] = [minuteOfDay(plan.start), minuteOfDay(plan.end)]
  if (!inOrder(plan.weekdays, weekdays)) problems.push('weekdays')
  if (start === null) problems.push('start')
  if (end === null) problems.push('end')
  if (start !== null && end !== null && !isWhole(lessonMinutes(plan), 1, longestLesson)) problems.push('length')
  if (!isZone(plan.zone)) problems.push('zone')
  if (first === null) problems.push('firstDay')
  const { freeDays } = plan
  if (freeDays !== undefined) {
    const isExact = freeDays.join() === withFreeDays(plan).freeDays?.join()
    if (!isExact || freeDays.length > mostFreeDays) problems.push('freeDays')
  }
  if (plan.ends === null) return problems
  if (plan.weekdays.length === 0) problems.push('weekdays')
  if ('count' in plan.ends) {
    if (!isWhole(plan.ends.count, 1, mostLessons)) problems.push('count')
  } else {
    const last = dayNumber(plan.ends.lastDay)
    if (last === null || (first !== null && last < first)) problems.push('lastDay')
  }
  if (problems.length > 0 || first === null) return problems
  let count = 0
  for (const day of lessonDays(plan)) {
    count += 1
    if (count > mostLessons || day - first > mostDays) return ['tooLong']
  }
  return problems
}

/** The problems that keep a schedule from being saved; empty if parseSchedule can read the output of printSchedule. */
export function scheduleProblems({ plan, ages, places, languages, teacher }: Schedule): ScheduleProblem[] {
  const problems = plan === undefined ? [] : planProblems(plan)
  if (ages !== undefined && !(isWhole(ages.from, 1, 99) && (ages.to === null || isWhole(ages.to, ages.from, 99))))
    problems.push('ages')
  if (places !== undefined && !isWhole(places, 1, 999)) problems.push('places')
  if (languages !== undefined && (languages.length === 0 || !inOrder(languages, teachingLanguages)))
    problems.push('languages')
  if (teacher !== undefined && !isTeacher(teacher)) problems.push('teacher')
  return problems
}

/** The plan with its first lesson on the next of its weekdays; null if the first lesson is on one of them already, or unknown. */
export function onItsWeekdays(plan: LessonPlan): LessonPlan | null {
  const [first, next] = lessonDays({ ...plan, ends: null })
  if (first === undefined || next === undefined || plan.weekdays.includes(weekdays[weekdayOf(first)]!)) return null
  return { ...plan, firstDay: isoDayOf(next) }
}

/** Whether a listing's startDate (milliseconds; null for none) is the plan's first lesson: another client may have changed only one of them. */
export const startsWithPlan = (plan: LessonPlan, startDate: number | null) =>
  startDate === null || Math.abs(firstLesson(plan).start - startDate) < 60_000

import type { Ages, LessonPlan, Schedule, Teacher } from './schedule.ts'

/** `Mon`, `Mon and Wed`, `Mon, Wed and Fri` */
const listed = (words: readonly string[]) => words.join(', ').replace(/, (?=[^,]*$)/, ' and ')

function printPlan({ weekdays, start, end, zone, firstDay, ends, freeDays = [] }: LessonPlan): string {
  const hours = `${start}-${end} (${zone})`
  if (weekdays.length === 0) return `Lesson: ${firstDay}, ${hours}.`
  const count = ends !== null && 'count' in ends ? `${ends.count}, ` : ''
  const until = ends !== null && 'lastDay' in ends ? ` until ${ends.lastDay}` : ''
  const except = freeDays.length === 0 ? '' : ` Except ${freeDays.join(', ')}.`
  return `Lessons: ${count}every ${listed(weekdays)}, ${hours}, from ${firstDay}${until}.${except}`
}

function printAges({ from, to }: Ages): string {
  if (to === null) return `Ages ${from}+.`
  return from === to ? `Age ${from}.` : `Ages ${from}-${to}.`
}

const printTeacher = ({ name, about }: Teacher) => [`Teacher: ${name}.`, about].filter(Boolean).join(' ')

/**
 * The English line of a schedule, empty for an empty schedule. parseSchedule reads it back if scheduleProblems finds nothing. `Lessons: 8, every
 * Mon and Wed, 17:00-17:50 (America/New_York), from 2026-12-02. Except 2026-12-23. Ages 8-12. Up to 6 children. Taught in Uzbek. Teacher:
 * Dilnoza Rahimova. Eight years with beginners.`
 */
export function printSchedule({ plan, ages, places, languages, teacher }: Schedule): string {
  return [
    ...(plan === undefined ? [] : [printPlan(plan)]),
    ...(ages === undefined ? [] : [printAges(ages)]),
    ...(places === undefined ? [] : [`Up to ${places} ${places === 1 ? 'child' : 'children'}.`]),
    ...(languages === undefined ? [] : [`Taught in ${listed(languages)}.`]),
    ...(teacher === undefined ? [] : [printTeacher(teacher)]),
  ].join(' ')
}

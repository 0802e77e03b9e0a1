import { printSchedule } from './printSchedule.ts'
import {
  longestAbout,
  longestName,
  mostFreeDays,
  teachingLanguages,
  weekdays,
  type Ages,
  type LessonPlan,
  type Schedule,
  type Teacher,
  type TeachingLanguage,
  type Weekday,
} from './schedule.ts'
import { scheduleProblems } from './scheduleProblems.ts'
import { isZoneName } from '@/lib/time/zoneOffset.ts'

const list = (words: readonly string[]) => {
  const word = `(?:${words.join('|')})`
  return `${word}(?:(?:, ${word}){0,${words.length}} and ${word})?`
}
const time = String.raw`\d\d:\d\d`
const date = String.raw`\d{4}-\d\d-\d\d`
const hours = String.raw`(?<start>${time})-(?<end>${time}) \((?<zone>[\w+/-]{1,60})\)`

const parts = [
  String.raw`(?:Lesson: (?<only>${date}), ${hours}\.)`,
  String.raw`(?:Lessons: (?:(?<count>\d{1,3}), )?every (?<weekdays>${list(weekdays)}), ${hours.replaceAll('?<', '?<many')}, from (?<firstDay>${date})(?: until (?<lastDay>${date}))?\.(?: Except (?<freeDays>${date}(?:, ${date}){0,${mostFreeDays - 1}})\.)?)`,
]
const sentence = new RegExp(
  `^(?:${parts.join('|')})?` +
    String.raw`(?: ?Ages? (?<from>\d{1,2})(?:(?<older>\+)|-(?<to>\d{1,2}))?\.)?` +
    String.raw`(?: ?Up to (?<places>\d{1,3}) child(?:ren)?\.)?` +
    `(?: ?Taught in (?<languages>${list(teachingLanguages)})\\.)?` +
    String.raw`(?: ?Teacher: (?<teacher>[^.]+)\.(?: (?<about>.+))?)?$`,
)

// Everything but the teacher and the free days has at most 400 characters; a character can be two UTF-16 code units.
const longestLine = 400 + mostFreeDays * '2026-12-24, '.length + 2 * (longestName + longestAbout)

type Found = Readonly<Record<string, string | undefined>>

const words = (text: string) => text.split(/, | and /)

function toPlan(found: Found): LessonPlan | undefined {
  if (found['only'] !== undefined)
    return {
      weekdays: [],
      start: found['start']!,
      end: found['end']!,
      zone: found['zone']!,
      firstDay: found['only'],
      ends: null,
    }
  if (found['firstDay'] === undefined) return undefined
  const { count, lastDay, freeDays } = found
  return {
    weekdays: words(found['weekdays']!) as Weekday[],
    start: found['manystart']!,
    end: found['manyend']!,
    zone: found['manyzone']!,
    firstDay: found['firstDay'],
    ends: count !== undefined ? { count: Number(count) } : lastDay !== undefined ? { lastDay } : null,
    ...(freeDays !== undefined && { freeDays: freeDays.split(', ') }),
  }
}

function toAges({ from, to, older }: Found): Ages | undefined {
  if (from === undefined) return undefined
  return { from: Number(from), to: older === undefined ? Number(to ?? from) : null }
}

const toTeacher = ({ teacher, about }: Found): Teacher | undefined =>
  teacher === undefined ? undefined : { name: teacher, ...(about !== undefined && { about }) }

/**
 * Parses a schedule sentence. Null unless printSchedule prints exactly this sentence and the schedule is possible; its zone may be unknown to
 * this browser.
 */
export function parseSchedule(line: string): Schedule | null {
  if (line === '' || line.length > longestLine) return null
  const found = sentence.exec(line)?.groups
  if (found === undefined) return null
  const plan = toPlan(found)
  const ages = toAges(found)
  const teacher = toTeacher(found)
  const schedule: Schedule = {
    ...(plan && { plan }),
    ...(ages && { ages }),
    ...(found['places'] !== undefined && { places: Number(found['places']) }),
    ...(found['languages'] !== undefined && { languages: words(found['languages']) as TeachingLanguage[] }),
    ...(teacher && { teacher }),
  }
  // The regex accepts more than the grammar allows, so the result must print back to the same line.
  const isPossible = scheduleProblems(schedule).every((problem) => problem === 'zone' && isZoneName(plan?.zone ?? ''))
  return printSchedule(schedule) === line && isPossible ? schedule : null
}

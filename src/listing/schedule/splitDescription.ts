import { looksLikePlan, seen } from './planSigns.ts'
import { parseSchedule } from './parseSchedule.ts'
import { printSchedule } from './printSchedule.ts'
import type { Schedule } from './schedule.ts'

export type SplitDescription = {
  /** The teacher's own text; the whole description if it doesn't end with a schedule. */
  text: string
  /** The unchanged line breaks between both: joinDescription puts them back. */
  gap: string
  schedule: Schedule | null
  /** Whether a part of it looks like a changed, doubled, or cut schedule: its teacher should know that it is read as plain text. */
  damaged: boolean
}

/** Patterns that also occur in prose: a single match proves nothing, several do. */
const others = [
  /\bages? ?\d{1,3}(?: ?\+| ?- ?\d)/,
  /\bup to \d{1,4} child/,
  /\btaught in \p{L}/u,
  /\bexcept \d{4} ?- ?\d\d ?- ?\d\d/,
  /\bteacher ?: ?\p{L}/u,
  /\b(?:from|until) \d{4} ?- ?\d\d ?- ?\d\d/,
]
const wholly =
  /^ ?(?:(?:ages? ?\d{1,3}(?: ?\+| ?- ?\d{1,3})?|up to \d{1,4} child(?:ren)?|taught in \p{L}{1,20}) ?(?:\. ?)?)+$/u

const isAttempt = (line: string) => looksLikePlan(line) || others.filter((sign) => sign.test(line)).length > 1

const linesOf = (text: string) => text.split(/[\r\n\u2028\u2029]/)
const lastLine = (text: string) => linesOf(text).findLast((line) => line.trim() !== '') ?? ''
/** Whether a text ends in a schedule, ignoring spaces around it. */
const endsInOne = (text: string) => parseSchedule(lastLine(text).trim()) !== null

/**
 * Splits a description into its text and the schedule in its last line. Strict: only the exact output of printSchedule, on its own line at the
 * very end, is a schedule; anything else is text. joinDescription(text, schedule, gap) restores the description byte for byte.
 */
export function splitDescription(description: string): SplitDescription {
  const head = description.slice(0, description.lastIndexOf('\n') + 1)
  const schedule = parseSchedule(description.slice(head.length))
  // A line without a number contains no time and no age.
  const lines = linesOf(schedule === null ? description : head)
    .filter((line) => line.length <= 1000 && /\p{Nd}/u.test(line))
    .map(seen)
  if (schedule !== null && !lines.some(looksLikePlan)) {
    const gap = ['\r\n\r\n', '\n\n', '\r\n', '\n'].find((breaks) => head.endsWith(breaks)) ?? ''
    const text = head.slice(0, head.length - gap.length)
    if (!endsInOne(text)) return { text, gap, schedule, damaged: false }
  }
  const damaged =
    schedule !== null ||
    lines.some(isAttempt) ||
    endsInOne(description) ||
    wholly.test(seen(lastLine(description).slice(0, 1000)))
  return { text: description, gap: '', schedule: null, damaged }
}

/** The description to send: the text alone, byte for byte, if the schedule is empty. The gap is splitDescription's; by default an empty line. */
export function joinDescription(text: string, schedule: Schedule | null, gap = text === '' ? '' : '\n\n'): string {
  const line = schedule === null ? '' : printSchedule(schedule)
  return line === '' ? text : `${text}${gap}${line}`
}

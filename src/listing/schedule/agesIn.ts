import { fold } from '@/lib/text/fold.ts'
import type { Ages } from './schedule.ts'

const end = String.raw`(\d{1,2})(?![\d%]|[.,:]\d)`
const number = String.raw`(?<![\d.,:$/-])${end}`
const to = String.raw` ?(?:-|to|dan|till|until) ?`
const years = String.raw`(?: ?-? ?(?:years?[ -]olds?|y/?o\b|yosh))`
const more = String.raw`(?: ?\+| (?:and|or) (?:up|older|above|over))`

/** What teachers write, after `shape`: each form with how the numbers in it are meant. */
const forms: readonly (readonly [RegExp, (from: number, to: number) => readonly [number, number | null]])[] = [
  [new RegExp(String.raw`\bage[sd]?:?(?: from| of)? ?${number}${to}${end}`), (from, last) => [from, last]],
  [new RegExp(`${number}${to}${end}${years}`), (from, last) => [from, last]],
  [new RegExp(`${number} ?-? ?yoshdan ${end} ?-? ?yoshgacha`), (from, last) => [from, last]],
  [new RegExp(String.raw`\bage[sd]?:?(?: from| of)? ?${number}${more}`), (from) => [from, null]],
  [new RegExp(`${number} ?-? ?(?:yoshdan|yosh(?:li)? va (?:undan )?katta)`), (from) => [from, null]],
  [new RegExp(`${number}(?:${years}| years?)?${more}(?= ?(?:$|[.,;)!]))`), (from) => [from, null]],
  [new RegExp(`${number} ?\\+${years}`), (from) => [from, null]],
  [new RegExp(String.raw`\bage[sd]?:? ?${number}(?!${to}\d)`), (age) => [age, age]],
  [new RegExp(`${number} ?-? ?(?:years?[ -]olds?|yosh(?:li|lar)?\\b)`), (age) => [age, age]],
  // A child is five in kindergarten and turns a year older than the grade's number plus five while in it.
  [new RegExp(String.raw`\bgrades? ${number}${to}(?:grade )?${end}`), (from, last) => [from + 5, last + 6]],
  [new RegExp(`${number}(?:-sinf(?:dan)?)?${to}${end} ?-? ?sinf`), (from, last) => [from + 5, last + 6]],
  [new RegExp(String.raw`\bgrades? ${number}(?!${to}\d)`), (grade) => [grade + 5, grade + 6]],
  [new RegExp(`${number} ?-? ?sinf`), (grade) => [grade + 5, grade + 6]],
]

/** Text without case, accents and the many dashes; what follows is one form to each thing that is meant. */
const shape = (text: string) => fold(text.replace(/[\u2010-\u2015\u2212]/g, '-')).replace(/ - /g, '-')

/** Years that a child in a class may have, and no grade, time, or number of lessons is meant by. */
const isAge = (age: number) => age >= 2 && age <= 20

/**
 * The ages that a teacher's own words name, null when none can be made out: `ages 7 to 12`, `9–12 yoshli`, `6 yoshdan`, `6+`, and
 * `grades 5 to 7`, who are 10 to 13. The first that is said counts. Only the first and last 5,000 characters are read.
 */
export function agesIn(text: string): Ages | null {
  const words = shape(text.length > 10_000 ? `${text.slice(0, 5000)} ${text.slice(-5000)}` : text)
  if (!/\d/.test(words)) return null
  let first = Number.POSITIVE_INFINITY
  let ages: Ages | null = null
  for (const [form, meant] of forms) {
    const found = form.exec(words)
    if (found === null || found.index >= first) continue
    const [from, last] = meant(Number(found[1]), Number(found[2]))
    if (!isAge(from) || (last !== null && (!isAge(last) || last < from))) continue
    first = found.index
    ages = { from, to: last }
  }
  return ages
}

/**
 * The age that someone searches for, in years, null when the query is no age: `9`, `9 yosh`, `age 9`; of `9-12` the first, as that is
 * how a class for a child of nine is called.
 */
function ageAsked(query: string): number | null {
  const [, first, last] =
    /^(?:for )?(?:ages? )?(\d{1,2})(?:(?:-| to )(\d{1,2})|\+)?(?:(?: |-)?(?:yosh(?:li|lar|dan)?|years?(?:[ -]olds?)?))?$/.exec(
      shape(query),
    ) ?? []
  const age = Number(first)
  if (first === undefined || !isAge(age)) return null
  return last === undefined || (isAge(Number(last)) && Number(last) >= age) ? age : null
}

/** What a number beside one of these counts; `chess grade 9` and `9 lessons of chess` name no age. */
const counted =
  /^(?:grades?|levels?|parts?|lessons?|weeks?|months?|min(?:utes?)?|hours?|kids|children|\d*-?sinf\w*|dars\w*|hafta\w*|oy\w*|daqiqa\w*|soat\w*|bola\w*)$/

/**
 * The age within a search and the words beside it: `chess 9` and `9 yosh shaxmat` ask for chess at nine. Without an age all of it is words.
 * Only searches of at most ten words are looked at.
 */
export function splitAge(query: string): { age: number | null; words: string } {
  const tokens = shape(query).split(' ').filter(Boolean)
  const whole = { age: null, words: query }
  if (tokens.length > 10) return whole
  // The longest first: `ages 9 to 12` are four words.
  for (let length = Math.min(tokens.length, 5); length > 0; length--)
    for (let start = 0; start + length <= tokens.length; start++) {
      const age = ageAsked(tokens.slice(start, start + length).join(' '))
      if (age === null) continue
      const beside = [tokens[start - 1], tokens[start + length]]
      const rest = [...tokens.slice(0, start), ...tokens.slice(start + length)]
      const words = rest.join(' ')
      return beside.some((word) => word !== undefined && counted.test(word)) || (words !== '' && !/\p{L}/u.test(words))
        ? whole
        : { age, words }
    }
  return whole
}

/** Whether a child of that age (years) is among those a class is for. */
export const fitsAge = ({ from, to }: Ages, age: number) => age >= from && (to === null || age <= to)

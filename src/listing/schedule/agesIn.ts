import { fold } from '@/lib/text/fold.ts'
import type { Ages } from './schedule.ts'

const end = String.raw`(\d{1,2})(?![\d%]|[.,:]\d)`
const number = String.raw`(?<![\d.,:$/-])${end}`
const to = String.raw` ?(?:-|to|dan|till|until) ?`
const years = String.raw`(?: ?-? ?(?:years?[ -]olds?|y/?o\b|yosh))`
const more = String.raw`(?: ?\+| (?:and|or) (?:up|older|above|over))`

/** Age phrases of teachers, after `shape`, with the meaning of their numbers. */
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
  // A child is five in kindergarten and turns a year older than the grade's number plus five during the grade.
  [new RegExp(String.raw`\bgrades? ${number}${to}(?:grade )?${end}`), (from, last) => [from + 5, last + 6]],
  [new RegExp(`${number}(?:-sinf(?:dan)?)?${to}${end} ?-? ?sinf`), (from, last) => [from + 5, last + 6]],
  [new RegExp(String.raw`\bgrades? ${number}(?!${to}\d)`), (grade) => [grade + 5, grade + 6]],
  [new RegExp(`${number} ?-? ?sinf`), (grade) => [grade + 5, grade + 6]],
]

/** Normalizes case, accents, and dashes, so that each phrase below needs only one form. */
const shape = (text: string) => fold(text.replace(/[\u2010-\u2015\u2212]/g, '-')).replace(/ - /g, '-')

/** Plausible ages of a child in a class, which aren't meant as a grade, time, or number of lessons. */
const isAge = (age: number) => age >= 2 && age <= 20

/**
 * The ages in a teacher's own text, null if there are none: `ages 7 to 12`, `9–12 yoshli`, `6 yoshdan`, `6+`, and `grades 5 to 7` (ages 10 to
 * 13). The first phrase counts. Only the first and last 5,000 characters are read.
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
 * The age in a search query, in years, null if it is no age: `9`, `9 yosh`, `age 9`; the first age of `9-12`, which is the usual name of a class
 * for a child of nine.
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

/** Words whose number is no age: `chess grade 9`, `9 lessons of chess`. */
const counted =
  /^(?:grades?|levels?|parts?|lessons?|weeks?|months?|min(?:utes?)?|hours?|kids|children|\d*-?sinf\w*|dars\w*|hafta\w*|oy\w*|daqiqa\w*|soat\w*|bola\w*)$/

/**
 * The age in a search and the remaining words: `chess 9` and `9 yosh shaxmat` mean chess at nine. Without an age, all of it is words. Searches of
 * more than ten words aren't examined.
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

/** Whether a class accepts a child of this age (years). */
export const fitsAge = ({ from, to }: Ages, age: number) => age >= from && (to === null || age <= to)

import { looksLikePlan, seen } from './planSigns.ts'
import { longestAbout, longestName, type Teacher } from './schedule.ts'

// Line breaks, control characters, and marks without a width, which could change the direction of the following text.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

const clean = (typed: string) => typed.replace(unseen, ' ').replace(/\s+/g, ' ').trim()

/** A typed name as the sentence contains it: on one line and without periods, because the first period ends the name. */
export const cleanName = (typed: string) => clean(typed.replaceAll('.', ' '))

/** A typed sentence about the teacher as the description contains it: on one line, with a final period unless it ends otherwise. */
export function cleanAbout(typed: string): string {
  const line = clean(typed)
  return line === '' || /[.!?…]$/.test(line) ? line : `${line}.`
}

const fits = (text: string, longest: number) => /\p{L}/u.test(text) && Array.from(text).length <= longest

/** Whether the sentence can contain a teacher; text about a teacher that looks like lesson times would hide them. */
export const isTeacher = ({ name, about }: Teacher) =>
  fits(name, longestName) &&
  cleanName(name) === name &&
  (about === undefined || (fits(about, longestAbout) && cleanAbout(about) === about && !looksLikePlan(seen(about))))

import { en, uz, type Values } from '../../words.ts'
import type { Key } from '../../words.ts'
export type Row = {
  section: string
  what: string
  address: string
  /** The landmark to look in; the whole page if absent. */
  region?: { en: string; uz: string }
  role: 'heading' | 'link' | 'button' | 'text' | 'tab'
  /** The beginnings of accessible names; one array if both languages share them. */
  names: readonly string[] | { en: readonly string[]; uz: readonly string[] }
  /** The targets of links, in the same order. */
  hrefs?: readonly string[]
  newTab?: boolean
}

export const named = (key: Key) => ({ en: en(key), uz: uz(key) })

type Entry = Key | [Key, Values]

export const all = (...entries: Entry[]) => {
  const inOne = (words: typeof en) =>
    entries.map((entry) => (typeof entry === 'string' ? words(entry) : words(...entry)))
  return { en: inOne(en), uz: inOne(uz) }
}

export const home = '/'

export const paths = named('home:paths.title')

export const subjects = named('home:subjects.title')

export const upcoming = named('home:upcoming.title')

export const top = named('home:topClasses.title')

export const testimonials = named('home:testimonials.title')

export const why = named('home:whyChoose.title')

export const strip = named('home:strip.label')

export const advantages = named('home:advantages.title')

/** Figures as Uzbek writes them: 10 000+, 4,9, and 50 000+ for 50K+. */
export const inUzbek = (figure: string) => figure.replace('K', ',000').replace(',', '\u00a0').replace('.', ',')

export const figures = (...inEnglish: readonly string[]) => ({ en: inEnglish, uz: inEnglish.map(inUzbek) })

export const people = (counts: readonly string[]) => ({
  en: counts.map((n) => `${n} students`),
  uz: counts.map((n) => `${inUzbek(n)} oʻquvchi`),
})

export const slugs = [
  'quran',
  'It-coding',
  'robotics',
  'mental-arithmetic',
  'mental-mathematics',
  'business-enterprise',
  'chess',
  'sat-preparation',
  'phonics',
  'russian-language',
]

export const courseNames = all(
  'courses:course.quran.name',
  'courses:course.coding.name',
  'courses:course.robotics.name',
  'courses:course.mentalArithmetic.name',
  'courses:course.mentalMathematics.name',
  'courses:course.business.name',
  'courses:course.chess.name',
  'courses:course.sat.name',
  'courses:course.phonics.name',
  'courses:course.russian.name',
)

export const consultation = 'https://calendly.com/nihol/consultation'

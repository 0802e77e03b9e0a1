import { en, uz, type Key, type Language } from '../../words.ts'

/** Elements that CONTRACT.md names for a public page, with their texts in both languages. */
export type Row = {
  what: string
  role: 'heading' | 'link' | 'button' | 'text' | 'tab'
  /** The beginnings of accessible names. */
  names: Names
  /** The targets of links, in the same order. */
  hrefs?: readonly string[] | undefined
  /** The landmark, by the key of its name, with exactly these elements in this order; otherwise they are anywhere on the page. */
  region?: Region
}
type Names = Readonly<Record<Language, readonly string[]>>
type Region = Key | 'main' | 'tabpanel'

const rowOf =
  (role: Row['role']) =>
  (what: string, names: Names, hrefs?: Row['hrefs']): Row => ({ what, role, names, hrefs })
export const texts = rowOf('text')
export const headings = rowOf('heading')
export const links = rowOf('link')
export const buttons = rowOf('button')
export const tabs = rowOf('tab')
export const inside = (region: Region, ...rows: readonly Row[]) => rows.map((row): Row => ({ ...row, region }))

export const both = (names: (t: typeof en) => readonly string[]): Names => ({ en: names(en), uz: names(uz) })
export const all = (...keys: readonly Key[]) => both((t) => keys.map((key) => t(key)))
export const same = (...names: readonly string[]) => both(() => names)

/** Figures as Uzbek writes them: 10 000+, 4,9, and 50 000+ for 50K+. */
export const inUzbek = (figure: string) => figure.replace('K', ',000').replace(',', '\u00a0').replace('.', ',')
export const figures = (...inEnglish: readonly string[]): Names => ({ en: inEnglish, uz: inEnglish.map(inUzbek) })
export const students = (...counts: readonly string[]): Names => ({
  en: counts.map((count) => `${count} students`),
  uz: counts.map((count) => `${inUzbek(count)} oʻquvchi`),
})

/** The ten subjects in the order of CONTRACT.md §1, and their slugs. */
const subjects = {
  quran: 'quran',
  coding: 'It-coding',
  robotics: 'robotics',
  mentalArithmetic: 'mental-arithmetic',
  mentalMathematics: 'mental-mathematics',
  business: 'business-enterprise',
  chess: 'chess',
  sat: 'sat-preparation',
  phonics: 'phonics',
  russian: 'russian-language',
} as const
const ids = Object.keys(subjects) as (keyof typeof subjects)[]
export const courseLinks = Object.values(subjects).map((slug) => `/courses/${slug}`)
export const courseNames = all(...ids.map((id) => `courses:course.${id}.name` as const))
export const courseTexts = all(...ids.map((id) => `courses:course.${id}.short` as const))

export const consultation = 'https://calendly.com/nihol/consultation'

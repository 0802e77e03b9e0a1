import type { Language } from '@/i18n/language.ts'

/** `NIHOL_FULL=1`, which `npm run test:full` sets: every row of every table. Otherwise the gate, `npm test`, runs. */
export const isFull = process.env['NIHOL_FULL'] === '1'

const languages = ['en', 'uz'] as const

/** In the full matrix both languages, in the gate one: English for rows with an even index, Uzbek for the others. */
export const languagesOf = (index: number): readonly Language[] => (isFull ? languages : [languages[index % 2]!])

/** Each row with its languages. */
export const inLanguages = <Row>(rows: readonly Row[]): { row: Row; language: Language }[] =>
  rows.flatMap((row, index) => languagesOf(index).map((language) => ({ row, language })))

/** A smaller number in the gate, for random values and random steps. */
export const fewer = (full: number, gate: number) => (isFull ? full : gate)

/** Context options for checks at rest: the gate does not wait for the motion before them. */
export const atRest = { reducedMotion: isFull ? 'no-preference' : 'reduce' } as const

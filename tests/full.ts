import type { Language } from '@/i18n/language.ts'

/** `NIHOL_PART`: the tests of `npm test` or of `npm run test:matrix`. Without it both run, as for a single file. */
export const part = process.env['NIHOL_PART'] as 'gate' | 'matrix' | undefined

/** Whether the tests of the matrix run. */
export const isMatrix = part !== 'gate'

/** The rows of a table that run: the rows of the gate, or the others. */
export const ofPart = <Row>(rows: readonly Row[], isInGate: (row: Row) => boolean): Row[] =>
  rows.filter((row) => part === undefined || isInGate(row) === (part === 'gate'))

/** `NIHOL_FULL=1`, which `npm run test:full` sets: both languages everywhere, and the largest random sizes. */
export const isFull = process.env['NIHOL_FULL'] === '1'

const languages = ['en', 'uz'] as const

/** In the full run both languages, otherwise one: English for rows with an even index, Uzbek for the others. */
export const languagesOf = (index: number): readonly Language[] => (isFull ? languages : [languages[index % 2]!])

/** Each row with its languages. */
export const inLanguages = <Row>(rows: readonly Row[]): { row: Row; language: Language }[] =>
  rows.flatMap((row, index) => languagesOf(index).map((language) => ({ row, language })))

/** A smaller number outside the full run, for random values and random steps. */
export const fewer = (full: number, otherwise: number) => (isFull ? full : otherwise)

/** Context options for checks at rest, which do not wait for the motion before them. */
export const atRest = { reducedMotion: isFull ? 'no-preference' : 'reduce' } as const

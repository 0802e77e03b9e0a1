import { parseRef, refOf } from '@/api/ids.ts'

/** More than three columns don't fit. */
export const mostCompared = 3

/** Reads `class/a,group/b`: the classes of a comparison, without duplicates; anything else is dropped. */
export function parseCompare(text: string | null): string[] {
  const words = (text ?? '').slice(0, 500).split(',')
  return [...new Set(words.flatMap((word) => parseRef(word) ?? []).map(refOf))].slice(0, mostCompared)
}

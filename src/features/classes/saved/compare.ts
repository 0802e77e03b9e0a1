import { isId, isListingType } from '@/api/ids.ts'

/** More than three columns don't fit. */
export const mostCompared = 3

/** Reads `class/a,group/b`: the classes of a comparison, without duplicates; anything else is dropped. */
export function parseCompare(text: string | null): string[] {
  const words = (text ?? '').slice(0, 500).split(',')
  const good = words.filter((word) => {
    const [type, id, ...rest] = word.split('/')
    return isListingType(type) && isId(id) && rest.length === 0
  })
  return [...new Set(good)].slice(0, mostCompared)
}

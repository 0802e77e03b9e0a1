import type { Category } from '@/api/categories.ts'
import { fold } from '@/lib/text/fold.ts'
import { isOneEditApart } from '@/lib/text/isOneEditApart.ts'
import { alsoSearchedAs } from './alsoSearchedAs.ts'
import type { Entry } from './listingIndex.ts'

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\u02BB\u02BC'’]+/gu) ?? []

type Surroundings = {
  entries: readonly Entry[]
  categories: readonly Category[] | undefined
  /** A category's name in the reader's language. */
  nameOf: (category: Category) => string | null
}

/**
 * The probable meaning of a search: words without a match are replaced by subjects, or words of titles, one letter away. Null if that changes
 * nothing.
 */
export function meantSearch(q: string, { entries, categories = [], nameOf }: Surroundings): string | null {
  // Subjects before titles, since the first match wins.
  const texts = [
    ...categories.map((category) => nameOf(category) ?? ''),
    ...categories.map(({ name }) => `${name} ${alsoSearchedAs(name)} ${alsoSearchedAs(name, { inPart: true })}`),
    ...entries.map(({ listing }) => listing.title),
  ]
  const known = new Map([...new Set(texts)].flatMap(wordsOf).map((word) => [fold(word), word]))
  const isKnown = (word: string) =>
    [...known.keys()].some((other) => other.includes(word)) || entries.some(({ text }) => text.includes(word))
  const meant = q.split(/([\s/|,;:.!?()]+)/).map((typed) => {
    const word = fold(typed)
    // Nearly all short words are one letter away from another.
    if (word.length < 4 || isKnown(word)) return typed
    return [...known].find(([other]) => isOneEditApart(word, other))?.[1] ?? typed
  })
  const search = meant.join('')
  return search === q ? null : search
}

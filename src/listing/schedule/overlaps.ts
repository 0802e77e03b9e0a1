import type { Lesson } from './lessonsOf.ts'

/** Whether two lessons overlap; a lesson that starts when the other ends doesn't. */
export const overlaps = (a: Pick<Lesson, 'start' | 'end'>, b: Pick<Lesson, 'start' | 'end'>) =>
  a.start < b.end && b.start < a.end

/** The first overlapping lessons of two lists, each in order; null if none overlap. */
export function firstOverlap<A extends Lesson, B extends Lesson>(
  some: readonly A[],
  others: readonly B[],
): { one: A; other: B } | null {
  let i = 0
  let j = 0
  while (i < some.length && j < others.length) {
    const [one, other] = [some[i]!, others[j]!]
    if (overlaps(one, other)) return { one, other }
    if (one.end <= other.start) i += 1
    else j += 1
  }
  return null
}

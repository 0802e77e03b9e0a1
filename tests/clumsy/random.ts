/** Random choices that a seed decides: the same seed makes the same choices in the same order. */
export function createRandom(seed: number) {
  let state = Math.imul(seed, 0x9e3779b1)
  /** From 0 up to 1 (mulberry32). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('nothing to choose from')
    return list[Math.floor(next() * list.length)]!
  }
  /** One of the values, each as likely as its weight says. */
  const weighted = <T>(choices: readonly (readonly [weight: number, value: T])[]): T => {
    let left = next() * choices.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, value] of choices) {
      left -= weight
      if (left < 0) return value
    }
    return choices.at(-1)![1]
  }
  return { chance: (share: number): boolean => next() < share, pick, weighted }
}

export type Random = ReturnType<typeof createRandom>

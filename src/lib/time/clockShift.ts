/** At an instant (milliseconds) one of two clocks changes; from then on the second shows `by` milliseconds more than it did. */
export type ClockShift = { at: number; by: number }

const day = 86_400_000
const minute = 60_000

/**
 * The first moment after `now` (milliseconds), and no more than so many days later, at which two clocks drift apart or back together; null
 * if there is none. Each clock is what it is ahead of UTC (milliseconds) at an instant.
 */
export function clockShift(
  second: (instant: number) => number,
  first: (instant: number) => number,
  now: number,
  days: number,
): ClockShift | null {
  const apart = (instant: number) => second(instant) - first(instant)
  const before = apart(now)
  for (let from = now; from < now + days * day; from += day) {
    const to = Math.min(from + day, now + days * day)
    if (apart(to) === before) continue
    let [low, high] = [Math.floor(from / minute), Math.ceil(to / minute)]
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (apart(middle * minute) === before) low = middle
      else high = middle
    }
    return { at: high * minute, by: apart(high * minute) - before }
  }
  return null
}

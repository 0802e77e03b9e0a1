/** A clock change at an instant (milliseconds): starting then, the second clock shows `by` milliseconds more. */
type ClockShift = { at: number; by: number }

const day = 86_400_000
const minute = 60_000

/**
 * The first instant after `now` (milliseconds), within the given number of days, at which the difference of two clocks changes; null if there is
 * none. Each clock is a function from an instant to its offset from UTC (milliseconds).
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

/** Smaller differences come from the network and from a header of whole seconds, in milliseconds. */
const tolerance = 10_000
/** A device's clock that moved by more than this against the page's own time was set, or the device slept, in milliseconds. */
const jump = 30_000

const listeners = new Set<() => void>()
/** What the server's clock was at least ahead of the device's, in milliseconds. */
let ahead = -Infinity
let measuredAt = 0

/** When the page was opened, by the device's clock as it is now. */
const pageStart = () => Date.now() - performance.now()
const isOutdated = () => Math.abs(pageStart() - measuredAt) > jump

/** What to add to the device's clock; 0 while nothing is known. */
const correction = () => (ahead === -Infinity || isOutdated() || Math.abs(ahead) <= tolerance ? 0 : ahead)

/** The clock of lesson times: the device's, corrected by what the `Date` headers of our backend say. */
export const siteClock = {
  /** The current time in milliseconds since the epoch. */
  now: () => Date.now() + correction(),
  /** How far the device's clock is ahead of the real time (negative: behind), in milliseconds; 0 while that is not known. */
  deviceAhead: () => 0 - correction(),
  /**
   * Learns from the `Date` header of a response that has just arrived. An answer that was long on its way or comes from a cache names an
   * earlier time, never a later one, so the latest time counts.
   */
  learn: (header: unknown) => {
    const seen = typeof header === 'string' ? Date.parse(header) - Date.now() : NaN
    if (Number.isNaN(seen) || (seen <= ahead && !isOutdated())) return
    ahead = seen
    measuredAt = pageStart()
    for (const listener of listeners) listener()
  },
  /** Calls a listener whenever more is known; returns how to stop it. */
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

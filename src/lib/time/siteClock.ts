/** Smaller differences come from the network and from a header of whole seconds, in milliseconds. */
const tolerance = 10_000
/** If the device's clock moves by more than this (milliseconds) against the page's own time, it was set or the device slept. */
const jump = 30_000

const listeners = new Set<() => void>()
/** The minimum difference between the server's and the device's clock, in milliseconds. */
let ahead = -Infinity
let measuredAt = 0

/** The start of the page, by the device's current clock. */
const pageStart = () => Date.now() - performance.now()
const isOutdated = () => Math.abs(pageStart() - measuredAt) > jump

/** The milliseconds to add to the device's clock; 0 while unknown. */
const correction = () => (ahead === -Infinity || isOutdated() || Math.abs(ahead) <= tolerance ? 0 : ahead)

/** The clock of lesson times: the device's clock, corrected by our backend's `Date` headers. */
export const siteClock = {
  /** The current time in milliseconds since the epoch. */
  now: () => Date.now() + correction(),
  /** The difference between the device's clock and the real time (negative: behind), in milliseconds; 0 while unknown. */
  deviceAhead: () => 0 - correction(),
  /**
   * Learns from the `Date` header of a response that has just arrived. A slow or cached response has an earlier time, never a later one, so the
   * latest time counts.
   */
  learn: (header: unknown) => {
    const seen = typeof header === 'string' ? Date.parse(header) - Date.now() : NaN
    if (Number.isNaN(seen) || (seen <= ahead && !isOutdated())) return
    ahead = seen
    measuredAt = pageStart()
    for (const listener of listeners) listener()
  },
  /** Calls a listener when the correction changes; returns a function that stops it. */
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

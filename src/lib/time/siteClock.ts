import { createStore } from '@/lib/createStore.ts'

/** Smaller differences come from the network and from a header of whole seconds, in milliseconds. */
const tolerance = 10_000
/** If the device's clock moves by more than this (milliseconds) against the page's own time, it was set or the device slept. */
const jump = 30_000

/** The minimum difference between the server's and the device's clock, in milliseconds. */
const ahead = createStore(-Infinity)
let measuredAt = 0

/** The start of the page, by the device's current clock. */
const pageStart = () => Date.now() - performance.now()
const isOutdated = () => Math.abs(pageStart() - measuredAt) > jump

/** The milliseconds to add to the device's clock; 0 while unknown. */
const correction = () => {
  const value = ahead.get()
  return value === -Infinity || isOutdated() || Math.abs(value) <= tolerance ? 0 : value
}

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
    if (Number.isNaN(seen) || (seen <= ahead.get() && !isOutdated())) return
    measuredAt = pageStart()
    ahead.set(seen)
  },
  /** Calls a listener when the correction changes; returns a function that stops it. */
  subscribe: ahead.subscribe,
}

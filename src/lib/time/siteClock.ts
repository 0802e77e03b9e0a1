import { createStore } from '@/lib/createStore.ts'

/** Smaller differences come from the network and from a header of whole seconds, in milliseconds. */
const tolerance = 10_000
/** If the device's clock moves by more than this (milliseconds) against the page's own time, it was set or the device slept. */
const jump = 30_000

/** The minimum difference between the server's and the device's clock, in milliseconds. */
let ahead = -Infinity
let measuredAt = 0
/** Tells when the correction has changed. */
const changes = createStore(null)

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
    const before = correction()
    measuredAt = pageStart()
    ahead = seen
    if (correction() !== before) changes.set(null)
  },
  /** Calls a listener when the correction changes; returns a function that stops it. */
  subscribe: changes.subscribe,
}

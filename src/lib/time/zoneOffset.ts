/** The part of Temporal that is used here, in browsers that have it. */
declare const Temporal:
  | {
      Instant: {
        fromEpochMilliseconds(at: number): { toZonedDateTimeISO(zone: string): { offsetNanoseconds: number } }
      }
      Now: { timeZoneId(): string }
    }
  | undefined

/** A zone's offset at an instant, both in milliseconds. */
type Offset = (instant: number) => number

/** By zone, null if this browser doesn't know it: creating a formatter takes far longer than using it. */
const offsets = new Map<string, Offset | null>()

/** Earlier names of zones, for browsers that don't know the current name; their clocks agree since 2024. */
const earlierNames: Readonly<Record<string, string>> = {
  'America/Ciudad_Juarez': 'America/Denver',
  'America/Coyhaique': 'America/Punta_Arenas',
  'America/Nuuk': 'America/Godthab',
  'Asia/Qostanay': 'Asia/Qyzylorda',
  'Asia/Yangon': 'Asia/Rangoon',
  'Europe/Kyiv': 'Europe/Kiev',
  'Pacific/Kanton': 'Pacific/Enderbury',
}

/** Throws a RangeError for unknown zones. Temporal comes first: the first use of Intl takes a slow phone more than a tenth of a second. */
function createOffset(zone: string): Offset {
  if (typeof Temporal !== 'undefined') {
    const { Instant } = Temporal
    const offset: Offset = (instant) =>
      Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(zone).offsetNanoseconds / 1_000_000
    offset(0)
    return offset
  }
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  return (instant) => {
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)$/.exec(format.format(instant)) ?? []
    return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
  }
}

function offsetOf(zone: string): Offset | null {
  let offset = offsets.get(zone)
  if (offset !== undefined) return offset
  try {
    offset = createOffset(zone)
  } catch {
    const earlier = Object.hasOwn(earlierNames, zone) ? earlierNames[zone] : undefined
    offset = earlier === undefined ? null : offsetOf(earlier)
  }
  if (offsets.size < 1000) offsets.set(zone, offset) // zones come from descriptions, which can contain any number of invalid names
  return offset
}

/** Whether a name has the form of an IANA zone of a region, which another browser may know. */
export const isZoneName = (zone: string) =>
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(?:\/[A-Z][\w+-]*){1,2}$/.test(
    zone,
  )

/** Whether this browser knows a zone by its IANA name. */
export const isZone = (zone: string) => /^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(zone) && offsetOf(zone) !== null

/**
 * A zone's offset from UTC at an instant, in milliseconds; for years since 2000. Throws a RangeError for unknown zones. The only use of Intl
 * outside i18n/clock.ts, since it has no language.
 */
export function zoneOffset(zone: string, instant: number): number {
  const offset = offsetOf(zone)
  if (offset === null) throw new RangeError(`Unknown time zone: ${zone}`)
  return offset(instant)
}

/**
 * The instant (milliseconds) at which a zone's clocks show a wall time, given as if it were UTC. Skipped times move forward by the skipped
 * amount, repeated times are the earlier ones (Temporal's "compatible", and RFC 5545 §3.3.5).
 */
export function instantOf(zone: string, wall: number): number {
  const before = zoneOffset(zone, wall - 86_400_000)
  const instant = wall - before
  if (zoneOffset(zone, instant) === before) return instant
  const after = zoneOffset(zone, wall + 86_400_000)
  return zoneOffset(zone, wall - after) === after ? wall - after : instant
}

/** The IANA name of the reader's time zone: `America/New_York`. */
export const deviceZone = () =>
  typeof Temporal === 'undefined' ? new Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId()

/** By zone, null if this browser doesn't know it: creating a formatter takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat | null>()

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

function formatOf(zone: string): Intl.DateTimeFormat | null {
  let format = formats.get(zone)
  if (format !== undefined) return format
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch {
    const earlier = Object.hasOwn(earlierNames, zone) ? earlierNames[zone] : undefined
    format = earlier === undefined ? null : formatOf(earlier)
  }
  if (formats.size < 1000) formats.set(zone, format) // zones come from descriptions, which can contain any number of invalid names
  return format
}

/** Whether a name has the form of an IANA zone of a region, which another browser may know. */
export const isZoneName = (zone: string) =>
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(?:\/[A-Z][\w+-]*){1,2}$/.test(
    zone,
  )

/** Whether this browser knows a zone by its IANA name. */
export const isZone = (zone: string) => /^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(zone) && formatOf(zone) !== null

/**
 * A zone's offset from UTC at an instant, in milliseconds; for years since 2000. Throws a RangeError for unknown zones. The only use of Intl
 * outside i18n/clock.ts: it has no language, and supported browsers have no Temporal.
 */
export function zoneOffset(zone: string, instant: number): number {
  const format = formatOf(zone)
  if (format === null) throw new RangeError(`Unknown time zone: ${zone}`)
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)$/.exec(format.format(instant)) ?? []
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
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

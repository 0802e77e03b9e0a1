/** Pads a number to two digits: `09`. */
export const twoDigits = (n: number) => String(n).padStart(2, '0')

/** The calendar day of an instant in the local time zone: `2026-11-21`. */
export const calendarDay = (date: Date) =>
  `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

const day = 86_400_000

/** Days since 1970-01-01 of a date like `2026-12-01` of this century; null if invalid. */
export function dayNumber(isoDay: string): number | null {
  if (!/^20\d\d-\d\d-\d\d$/.test(isoDay)) return null
  const number = Date.parse(`${isoDay}T00:00:00Z`) / day
  // Some engines read February 30 as March 2.
  return Number.isInteger(number) && isoDayOf(number) === isoDay ? number : null
}

/** The date of a day number: `2026-12-01`. */
export const isoDayOf = (number: number) => new Date(number * day).toISOString().slice(0, 10)

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (number: number) => (((number + 3) % 7) + 7) % 7

/** Minutes since midnight of a time like `17:00`; null if invalid. */
export function minuteOfDay(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** Noon of a day (`2026-12-01`) on this device: the clocks of some zones skip midnight. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00`)

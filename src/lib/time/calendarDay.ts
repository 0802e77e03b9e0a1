/** Pads a number to two digits: `09`. */
export const twoDigits = (n: number) => String(n).padStart(2, '0')

/** The calendar day of an instant in the local time zone: `2026-11-21`. */
export const calendarDay = (date: Date) =>
  `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

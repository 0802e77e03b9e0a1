/** A number of at most two digits with a zero before one: `09`. */
export const twoDigits = (n: number) => String(n).padStart(2, '0')

/** The reader's calendar day of a moment: `2026-11-21`. */
export const calendarDay = (date: Date) => `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

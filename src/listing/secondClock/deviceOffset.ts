/** What the device's clock is ahead of UTC at an instant; both in milliseconds. */
export const deviceOffset = (instant: number) => -new Date(instant).getTimezoneOffset() * 60_000

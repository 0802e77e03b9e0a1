/** The difference between the device's clock and UTC at an instant; both in milliseconds. */
export const deviceOffset = (instant: number) => -new Date(instant).getTimezoneOffset() * 60_000

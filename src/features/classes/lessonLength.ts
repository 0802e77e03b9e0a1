/** How long a lesson takes, in milliseconds, in a calendar and until it counts as over: the contract knows only its start. */
export const lessonLength = 60 * 60_000

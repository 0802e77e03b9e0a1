/** How long before a lesson its meeting is offered on the dashboard, and its classroom gets ready for it, in milliseconds. */
export const lessonWindow = { join: 15 * 60_000, prepare: 60 * 60_000 }

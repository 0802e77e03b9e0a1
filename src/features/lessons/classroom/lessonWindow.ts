/** How long before a lesson the dashboard offers its meeting, and its classroom offers preparations, in milliseconds. */
export const lessonWindow = { join: 15 * 60_000, prepare: 60 * 60_000 }

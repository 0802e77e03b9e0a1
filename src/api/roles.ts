const roles = ['student', 'teacher', 'admin'] as const
export type Role = (typeof roles)[number]

/** Reads a role, ignoring case; undefined for anything else. */
export const toRole = (raw: unknown): Role | undefined =>
  typeof raw === 'string' ? roles.find((role) => role === raw.toLowerCase()) : undefined

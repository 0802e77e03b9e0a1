import { Fault } from '@/lib/fault.ts'

/**
 * Reads the rows of a list and skips those for which `read` returns null. Throws a `badAnswer` Fault if the body is not a list, or if none of
 * its rows can be read, which means an unexpected shape rather than an empty list.
 */
export function readRows<T>(body: unknown, read: (raw: unknown) => T | null): T[] {
  if (!Array.isArray(body)) throw new Fault('badAnswer')
  const rows = body.map(read).filter((row) => row !== null)
  if (rows.length === 0 && body.length > 0) throw new Fault('badAnswer')
  return rows
}

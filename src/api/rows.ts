import { Fault } from '@/lib/fault.ts'

/**
 * The rows of a list that can be read; `read` gives null for one that cannot. Throws a badAnswer Fault for what is no list, and for a
 * list of which nothing can be read: that is another shape, and not an empty list.
 */
export function readRows<T>(body: unknown, read: (raw: unknown) => T | null): T[] {
  if (!Array.isArray(body)) throw new Fault('badAnswer')
  const rows = body.map(read).filter((row) => row !== null)
  if (rows.length === 0 && body.length > 0) throw new Fault('badAnswer')
  return rows
}

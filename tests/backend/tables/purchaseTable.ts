import type { DatabaseSync } from 'node:sqlite'
import type { ListingType } from './listingTable.ts'

/** A purchase as it travels: exactly one of the two ids is present (CONTRACT.md §3). */
export type Purchase = { _id: string; isConfirmed: boolean } & ({ classId: string } | { groupId: string })

/**
 * Manual purchases. They point at a listing without a foreign key on purpose: a deleted class leaves its purchases
 * behind, and the student's dashboard has to cope with the 404 it then meets.
 */
export function purchaseTable(db: DatabaseSync, newId: () => string) {
  db.exec(`
    CREATE TABLE IF NOT EXISTS purchases (
      position INTEGER PRIMARY KEY, _id TEXT NOT NULL UNIQUE, userId TEXT NOT NULL REFERENCES users (_id),
      type TEXT NOT NULL, listingId TEXT NOT NULL, UNIQUE (userId, type, listingId)
    ) STRICT;
  `)
  const insert = db.prepare(
    'INSERT INTO purchases (_id, userId, type, listingId) VALUES (?, ?, ?, ?) ON CONFLICT (userId, type, listingId) DO NOTHING',
  )
  const ofUser = db.prepare('SELECT _id, type, listingId FROM purchases WHERE userId = ? ORDER BY position')
  const one = db.prepare('SELECT _id FROM purchases WHERE userId = ? AND type = ? AND listingId = ?')
  const wire = (_id: string, type: unknown, listingId: string): Purchase =>
    type === 'class' ? { _id, classId: listingId, isConfirmed: true } : { _id, groupId: listingId, isConfirmed: true }

  return {
    ofUser: (userId: string) =>
      ofUser.all(userId).map((row) => wire(String(row['_id']), row['type'], String(row['listingId']))),
    has: (userId: string, type: ListingType, listingId: string) => one.get(userId, type, listingId) !== undefined,
    /** Enrolls once; undefined when the user was enrolled already. */
    add(userId: string, type: ListingType, listingId: string): Purchase | undefined {
      const _id = newId()
      return insert.run(_id, userId, type, listingId).changes === 0 ? undefined : wire(_id, type, listingId)
    },
  }
}

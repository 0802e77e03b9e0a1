import type { DatabaseSync } from 'node:sqlite'

export type ListingType = 'class' | 'group'

/** A class or a group as it travels (CONTRACT.md §3). */
export type Listing = {
  _id: string
  title: string
  description: string
  imageUrl?: string
  startDate?: string
  category?: string
  link: string
  price: number
  isPublished: boolean
  isActive: boolean
  teacherId: string
}

/** The content of a sentinel: an id and anything else that years of careless writes leave in a document database. */
export type LooseListing = { _id: string } & Record<string, unknown>

/**
 * Classes and groups, each kept as one document, like on the real server.
 * The other columns exist only for lookups.
 */
export function listingTable(db: DatabaseSync) {
  db.exec(`
    CREATE TABLE IF NOT EXISTS listings (
      position INTEGER PRIMARY KEY, _id TEXT NOT NULL UNIQUE, type TEXT NOT NULL,
      teacherId TEXT GENERATED ALWAYS AS (document ->> 'teacherId') STORED,
      isPublic INTEGER GENERATED ALWAYS AS ((document ->> 'isPublished') AND (document ->> 'isActive')) STORED,
      document TEXT NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS listings_by_teacher ON listings (type, teacherId);
  `)
  const insert = db.prepare('INSERT INTO listings (_id, type, document) VALUES (?, ?, ?)')
  const update = db.prepare('UPDATE listings SET document = ? WHERE type = ? AND _id = ?')
  const remove = db.prepare('DELETE FROM listings WHERE type = ? AND _id = ?')
  const removeOf = db.prepare('DELETE FROM listings WHERE teacherId = ?')
  const byId = db.prepare('SELECT document FROM listings WHERE type = ? AND _id = ?')
  const open = db.prepare('SELECT document FROM listings WHERE type = ? AND isPublic ORDER BY position')
  const openWithoutLinks = db.prepare(
    "SELECT '[' || coalesce(group_concat(json_remove(document, '$.link'), ',' ORDER BY position), '') || ']' AS list FROM listings WHERE type = ? AND isPublic",
  )
  const ownedBy = db.prepare('SELECT document FROM listings WHERE type = ? AND teacherId = ? ORDER BY position')
  const parse = (row: Record<string, unknown>) => JSON.parse(String(row['document'])) as Listing

  return {
    byId(type: ListingType, id: string): Listing | undefined {
      const row = byId.get(type, id)
      return row && parse(row)
    },
    /** Published and active ones without their links, oldest first, as JSON: to send ten thousand documents, none need be parsed. */
    openAsJson: (type: ListingType) => String(openWithoutLinks.get(type)?.['list']),
    open: (type: ListingType) => open.all(type).map(parse),
    ownedBy: (type: ListingType, teacherId: string) => ownedBy.all(type, teacherId).map(parse),
    add: (type: ListingType, listing: Listing | LooseListing) =>
      void insert.run(listing._id, type, JSON.stringify(listing)),
    replace: (type: ListingType, listing: Listing) => void update.run(JSON.stringify(listing), type, listing._id),
    remove: (type: ListingType, id: string) => void remove.run(type, id),
    removeOwnedBy: (teacherId: string) => Number(removeOf.run(teacherId).changes),
  }
}

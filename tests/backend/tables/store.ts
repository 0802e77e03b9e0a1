import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { categoryTable } from './categoryTable.ts'
import { fileTable } from './fileTable.ts'
import { inboxTable } from './inboxTable.ts'
import { listingTable } from './listingTable.ts'
import { newObjectId } from './objectId.ts'
import { purchaseTable } from './purchaseTable.ts'
import { userTable } from './userTable.ts'

/** Opens the store: `:memory:` for tests, a file (created if missing, with its folder) for lasting data. */
export function openStore(file = ':memory:', now: () => Date = () => new Date()) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file)
  // The timeout is for two processes on one file, such as `npm start` and a dev server.
  db.exec(
    'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;',
  )
  const newId = () => newObjectId(now())

  return {
    newId,
    now,
    users: userTable(db, newId, now),
    categories: categoryTable(db),
    listings: listingTable(db),
    files: fileTable(db, newId),
    purchases: purchaseTable(db, newId),
    inbox: inboxTable(db, newId, now),
    /** Runs `work` as one transaction: all of it is stored, or nothing. */
    atomically<T>(work: () => T): T {
      db.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        db.exec('COMMIT')
        return result
      } catch (error) {
        db.exec('ROLLBACK')
        throw error
      }
    },
    close: () => {
      if (db.isOpen) db.close()
    },
  }
}

export type Store = ReturnType<typeof openStore>

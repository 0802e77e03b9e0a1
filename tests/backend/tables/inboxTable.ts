import type { DatabaseSync } from 'node:sqlite'

export type Letter = { _id: string; kind: LetterKind; receivedAt: string; content: Record<string, unknown> }
export type LetterKind = 'mail' | 'trial' | 'password-reset'

/** Submissions that no call reads back: mails, trial bookings, password-reset requests. */
export function inboxTable(db: DatabaseSync, newId: () => string, now: () => Date) {
  db.exec(`
    CREATE TABLE IF NOT EXISTS inbox (
      position INTEGER PRIMARY KEY, _id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, receivedAt TEXT NOT NULL, content TEXT NOT NULL
    ) STRICT;
  `)
  const insert = db.prepare('INSERT INTO inbox (_id, kind, receivedAt, content) VALUES (?, ?, ?, ?)')
  const ofKind = db.prepare('SELECT _id, kind, receivedAt, content FROM inbox WHERE kind = ? ORDER BY position')
  return {
    add: (kind: LetterKind, content: Record<string, unknown>) =>
      void insert.run(newId(), kind, now().toISOString(), JSON.stringify(content)),
    all: (kind: LetterKind): Letter[] =>
      ofKind.all(kind).map((row) => ({
        _id: String(row['_id']),
        kind,
        receivedAt: String(row['receivedAt']),
        content: JSON.parse(String(row['content'])) as Record<string, unknown>,
      })),
  }
}

import type { DatabaseSync } from 'node:sqlite'

export type Category = { _id: string; name: string }

export function categoryTable(db: DatabaseSync) {
  db.exec(
    'CREATE TABLE IF NOT EXISTS categories (position INTEGER PRIMARY KEY, _id TEXT NOT NULL UNIQUE, name TEXT NOT NULL UNIQUE) STRICT',
  )
  const insert = db.prepare('INSERT INTO categories (_id, name) VALUES (?, ?)')
  const all = db.prepare('SELECT _id, name FROM categories ORDER BY position')
  const byId = db.prepare('SELECT _id FROM categories WHERE _id = ?')
  return {
    all: () => all.all() as Category[],
    has: (id: string) => byId.get(id) !== undefined,
    add: (category: Category) => void insert.run(category._id, category.name),
  }
}

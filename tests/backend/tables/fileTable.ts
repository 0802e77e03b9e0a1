import type { DatabaseSync } from 'node:sqlite'
import type { ImageType } from '../routes/imageSignature.ts'

type StoredFile = { name: string; contentType: string; content: Uint8Array<ArrayBuffer> }

/** Uploaded pictures, found by the plain file name that `src` and `imageUrl` carry. */
export function fileTable(db: DatabaseSync, newId: () => string) {
  db.exec(`
    CREATE TABLE IF NOT EXISTS files (
      src TEXT PRIMARY KEY, name TEXT NOT NULL, contentType TEXT NOT NULL, content BLOB NOT NULL
    ) STRICT;
  `)
  const insert = db.prepare('INSERT INTO files (src, name, contentType, content) VALUES (?, ?, ?, ?)')
  const bySrc = db.prepare('SELECT name, contentType, content FROM files WHERE src = ?')
  return {
    bySrc: (src: string) => bySrc.get(src) as StoredFile | undefined,
    /** Stores a picture under our own name, never the sender's, and returns that name. */
    add(
      file: { name: string; image: ImageType; content: Uint8Array },
      src = `${newId()}.${file.image.extension}`,
    ): string {
      insert.run(src, file.name, file.image.contentType, file.content)
      return src
    },
  }
}

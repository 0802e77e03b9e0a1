import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { hashPassword } from './password.ts'

export type Role = 'student' | 'teacher' | 'admin'
export type User = { _id: string; email: string; role: Role; passwordHash: string }

const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Accounts and their bearer tokens. Addresses are kept in lower case; of a token only its hash is kept. */
export function userTable(db: DatabaseSync, newId: () => string, now: () => Date) {
  db.exec(`
    CREATE TABLE IF NOT EXISTS users (
      _id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, role TEXT NOT NULL, passwordHash TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS tokens (
      fingerprint TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES users (_id), createdAt TEXT NOT NULL
    ) STRICT;
  `)
  const insert = db.prepare('INSERT INTO users (_id, email, role, passwordHash) VALUES (?, ?, ?, ?)')
  const byEmail = db.prepare('SELECT * FROM users WHERE email = ?')
  const byToken = db.prepare(
    'SELECT users.* FROM users JOIN tokens ON tokens.userId = users._id WHERE tokens.fingerprint = ?',
  )
  const count = db.prepare('SELECT count(*) AS n FROM users')
  const insertToken = db.prepare('INSERT INTO tokens (fingerprint, userId, createdAt) VALUES (?, ?, ?)')
  const deleteTokens = db.prepare('DELETE FROM tokens WHERE userId = ?')

  return {
    isEmpty: () => count.get()?.['n'] === 0,
    byEmail: (email: string) => byEmail.get(email.trim().toLowerCase()) as User | undefined,
    byToken: (token: string) => byToken.get(fingerprint(token)) as User | undefined,
    /** Adds an account; `passwordHash` spares the seed one scrypt run for each account. */
    add(
      account: { _id?: string; email: string; role: Role } & ({ password: string } | { passwordHash: string }),
    ): User {
      const user: User = {
        _id: account._id ?? newId(),
        email: account.email.trim().toLowerCase(),
        role: account.role,
        passwordHash: 'passwordHash' in account ? account.passwordHash : hashPassword(account.password),
      }
      insert.run(user._id, user.email, user.role, user.passwordHash)
      return user
    },
    /** Opens a session: the returned token is shown only once. */
    issueToken(userId: string): string {
      const token = randomBytes(32).toString('base64url')
      insertToken.run(fingerprint(token), userId, now().toISOString())
      return token
    },
    /** Ends every session of the user, as an expired token would. */
    revokeTokens: (userId: string) => void deleteTokens.run(userId),
  }
}

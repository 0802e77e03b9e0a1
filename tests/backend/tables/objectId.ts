import { createHash, randomBytes } from 'node:crypto'

/** A fresh 24-hex-digit id in the manner of MongoDB: four bytes of time (seconds), eight random ones. */
export const newObjectId = (now: Date): string =>
  Math.floor(now.getTime() / 1000)
    .toString(16)
    .padStart(8, '0')
    .slice(-8) + randomBytes(8).toString('hex')

/** The id of a seeded row: always the same for the same name, so that a bookmark or a test survives a new seeding. */
export const namedObjectId = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 24)

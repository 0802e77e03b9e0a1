import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

const keyLength = 32

const derive = (password: string, salt: Buffer): Buffer => scryptSync(password.normalize('NFC'), salt, keyLength)

/** Hashes a password with scrypt and its own salt; the result is `salt:key` in base64url. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}:${derive(password, salt).toString('base64url')}`
}

// An unknown email is compared with this hash, so refusing it takes as long as a wrong password.
let decoy: string | undefined

/** Whether the password belongs to the stored hash; without a hash (unknown user) takes as long as a real check and returns false. */
export function passwordMatches(password: string, stored: string | undefined): boolean {
  decoy ??= hashPassword(randomBytes(8).toString('hex'))
  const [salt = '', key = ''] = (stored ?? decoy).split(':')
  const same = timingSafeEqual(derive(password, Buffer.from(salt, 'base64url')), Buffer.from(key, 'base64url'))
  return same && stored !== undefined
}

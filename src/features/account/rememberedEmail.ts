import { deviceStorage } from '@/lib/safeStorage.ts'

const key = 'remembered_email'

/** The e-mail that Remember me keeps on this device; empty when there is none. */
export const rememberedEmail = () => deviceStorage.get(key) ?? ''

/** Keeps the e-mail on this device, or forgets the one that is kept. */
export function rememberEmail(email: string, remember: boolean) {
  if (remember) deviceStorage.set(key, email)
  else deviceStorage.remove(key)
}

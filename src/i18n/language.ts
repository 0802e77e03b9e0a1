import { deviceStorage } from '@/lib/storage/safeStorage.ts'

export const languages = ['en', 'uz'] as const
export type Language = (typeof languages)[number]

const key = 'language'

/** The language stored on this device; undefined if there is none, English if the stored value is invalid. */
export const storedLanguage = (): Language | undefined => {
  const stored = deviceStorage.get(key)
  return stored === null ? undefined : (languages.find((language) => language === stored) ?? 'en')
}
export const storeLanguage = (language: Language) => deviceStorage.set(key, language)

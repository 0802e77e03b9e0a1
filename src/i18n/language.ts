import { deviceStorage } from '@/lib/safeStorage.ts'

export const languages = ['en', 'uz'] as const
export type Language = (typeof languages)[number]

const key = 'language'

/** The language a reader chose on this device: English when nonsense is stored, undefined when nothing is. */
export const storedLanguage = (): Language | undefined => {
  const stored = deviceStorage.get(key)
  return stored === null ? undefined : (languages.find((language) => language === stored) ?? 'en')
}
export const storeLanguage = (language: Language) => deviceStorage.set(key, language)

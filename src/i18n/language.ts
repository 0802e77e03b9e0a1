import { deviceStorage } from '@/lib/storage/safeStorage.ts'

export const languages = ['en', 'uz'] as const
export type Language = (typeof languages)[number]

const key = 'language'

/** The language stored on this device; undefined if there is none, English if the stored value is invalid. */
export const storedLanguage = (): Language | undefined => {
  const stored = deviceStorage.get(key)
  return stored === null ? undefined : (languages.find((language) => language === stored) ?? 'en')
}
/**
 * The language of the first page. The prefix of a public page decides; on other pages the stored choice comes first, so that a link which
 * someone copied with a prefix opens in the language of its reader.
 */
export const firstLanguage = (prefix: string, isPublic: boolean): Language =>
  prefix !== '' && (isPublic || storedLanguage() === undefined) ? 'uz' : (storedLanguage() ?? 'en')
export const storeLanguage = (language: Language) => deviceStorage.set(key, language)

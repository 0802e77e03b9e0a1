import { bundles, type Language } from './words/bundles.ts'

export { bundles, type Language }
/** A message of the bundles by its key, `namespace:path`. */
export type Messages = (key: string, values?: Readonly<Record<string, string | number>>) => string

export const messageKeys = [...bundles.en.keys()]

/** The messages of a language. Throws when there is none with the key. */
export const messagesOf =
  (language: Language): Messages =>
  (key, values = {}) => {
    const text = bundles[language].get(key)
    if (text === undefined) throw new Error(`no message ${key} in ${language}`)
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  }

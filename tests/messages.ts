import { filesBelow, read } from './house/sources.ts'

export type Language = 'en' | 'uz'
/** A message of the bundles by its key, `namespace:path`. */
export type Messages = (key: string, values?: Readonly<Record<string, string | number>>) => string

type Bundle = { [key: string]: string | Bundle }
const flatten = (bundle: Bundle, prefix: string): [string, string][] =>
  Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )
const load = (language: Language) =>
  new Map(
    filesBelow(`src/i18n/${language}`).flatMap((file) =>
      flatten(JSON.parse(read(file)) as Bundle, `${file.split('/').at(-1)!.replace('.json', '')}:`),
    ),
  )

/** All messages by language and key, read from the files themselves. */
export const bundles: Readonly<Record<Language, ReadonlyMap<string, string>>> = { en: load('en'), uz: load('uz') }

export const messageKeys = [...bundles.en.keys()]

/** The messages of a language. Throws when there is none with the key. */
export const messagesOf =
  (language: Language): Messages =>
  (key, values = {}) => {
    const text = bundles[language].get(key)
    if (text === undefined) throw new Error(`no message ${key} in ${language}`)
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  }

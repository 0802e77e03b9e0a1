import { filesBelow, read } from '../../house/sources.ts'

export type Language = 'en' | 'uz'

type Bundle = { [key: string]: string | Bundle }
const flatten = (bundle: Bundle, prefix: string): [string, string][] =>
  Object.entries(bundle).flatMap(([key, value]) => (typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flatten(value, `${prefix}${key}.`)))

const load = (language: Language) =>
  new Map(filesBelow(`src/i18n/${language}`).flatMap((file) => flatten(JSON.parse(read(file)) as Bundle, `${file.split('/').at(-1)!.replace('.json', '')}:`)))

const bundles = { en: load('en'), uz: load('uz') }

/** The keys of all words, as \`namespace:path\`. */
export const keyPaths = [...bundles.en.keys()]

export type Words = (key: string, values?: Record<string, string | number>) => string

/** The words of the app in a language, by the keys that its code uses. */
export const wordsOf =
  (language: Language): Words =>
  (key, values = {}) => {
    const text = bundles[language].get(key)
    if (text === undefined) throw new Error(`no words ${key} in ${language}`)
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  }

const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\u02BB\u02BC’']{3,}/gu) ?? []
const vocabulary = (language: Language) => new Set([...bundles[language].values()].flatMap((text) => tokens(text.replace(/\{\{\w+\}\}|\S+@\S+/g, ' '))))
const all = { en: vocabulary('en'), uz: vocabulary('uz') }
/** Names that stand on the page as they are, in both languages. */
const names = new Set(['philadelphia', 'pennsylvania', 'market', 'street', 'suite', 'instagram', 'facebook', 'youtube', 'telegram', 'whatsapp'])

/** The words of a text that only the other language has. */
export function foreignWords(text: string, language: Language): string[] {
  const other = all[language === 'en' ? 'uz' : 'en']
  return tokens(text).filter((word) => other.has(word) && !all[language].has(word) && !names.has(word))
}

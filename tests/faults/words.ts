import type { Language } from '@/i18n/language.ts'

type Bundle = { [key: string]: string | Bundle }
const bundles = import.meta.glob<Bundle>('../../src/i18n/*/*.json', { eager: true, import: 'default' })

/** A key with its namespace, e.g. `messages:fault.offline`. */
export type Key = `${string}:${string}`

/** The words of a key, read from the bundle itself. Throws when there are none. */
export function words(language: Language, key: Key, values: Readonly<Record<string, string | number>> = {}): string {
  const [namespace, path = ''] = key.split(':')
  const text = path.split('.').reduce<string | Bundle | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), bundles[`../../src/i18n/${language}/${namespace}.json`])
  if (typeof text !== 'string') throw new Error(`no words ${language} ${key}`)
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}

const leaves = (bundle: Bundle): string[] => Object.values(bundle).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)))

/** The English words of every error that are not also Uzbek ones: none of them may stand on an Uzbek page. */
export const englishErrors = leaves(bundles['../../src/i18n/en/messages.json']!).filter(
  (text) => !text.includes('{{') && !leaves(bundles['../../src/i18n/uz/messages.json']!).includes(text),
)

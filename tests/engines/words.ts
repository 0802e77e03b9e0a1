import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Language = 'en' | 'uz'
type Bundle = { [key: string]: string | Bundle }

const bundles = new Map<string, Bundle>()

function bundle(language: Language, namespace: string): Bundle {
  const file = path.resolve(import.meta.dirname, `../../src/i18n/${language}/${namespace}.json`)
  if (!bundles.has(file)) bundles.set(file, JSON.parse(readFileSync(file, 'utf8')) as Bundle)
  return bundles.get(file)!
}

/** The words of the app in a language, by their keys: `w('trial:next')`. */
export const wordsOf =
  (language: Language) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const [namespace = '', keys = ''] = key.split(':')
    const text = keys.split('.').reduce<string | Bundle | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), bundle(language, namespace))
    if (typeof text !== 'string') throw new Error(`no words: ${language} ${key}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
  }

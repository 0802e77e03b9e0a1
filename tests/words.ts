import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CustomTypeOptions } from 'i18next'

export type Language = 'en' | 'uz'

type Bundles = CustomTypeOptions['resources']
type PathOf<Bundle> = {
  [Key in keyof Bundle & string]: Bundle[Key] extends string ? Key : `${Key}.${PathOf<Bundle[Key]>}`
}[keyof Bundle & string]

/** A key of the message bundles with its namespace, e.g. `account:login.submit`. */
export type Key = { [Namespace in keyof Bundles]: `${Namespace}:${PathOf<Bundles[Namespace]>}` }[keyof Bundles]
export type Values = Readonly<Record<string, string | number>>

type Bundle = { [key: string]: string | Bundle }
const bundles = new Map<string, Bundle>()

function bundleOf(language: Language, namespace: string): Bundle {
  const file = path.resolve(import.meta.dirname, `../src/i18n/${language}/${namespace}.json`)
  if (!bundles.has(file)) bundles.set(file, JSON.parse(readFileSync(file, 'utf8')) as Bundle)
  return bundles.get(file)!
}

/** Looks up the messages of a language: `wordsOf('uz')('trial:step', { n: 2 })`. Throws for an unknown key or a missing value. */
export const wordsOf =
  (language: Language) =>
  (key: Key, values: Values = {}): string => {
    const [namespace = '', keys = ''] = key.split(':')
    const text = keys
      .split('.')
      .reduce<string | Bundle | undefined>(
        (at, name) => (typeof at === 'object' ? at[name] : undefined),
        bundleOf(language, namespace),
      )
    if (typeof text !== 'string') throw new Error(`no message ${key} in ${language}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      if (values[name] === undefined) throw new Error(`no value {{${name}}} for ${key}`)
      return String(values[name])
    })
  }

export const en = wordsOf('en')
export const uz = wordsOf('uz')

import type { CustomTypeOptions } from 'i18next'
import { bundles, type Language } from './words/bundles.ts'

export type { Language }

type Bundles = CustomTypeOptions['resources']
type PathOf<Bundle> = {
  [Key in keyof Bundle & string]: Bundle[Key] extends string ? Key : `${Key}.${PathOf<Bundle[Key]>}`
}[keyof Bundle & string]

/** A key of the message bundles with its namespace, e.g. `account:login.submit`. */
export type Key = { [Namespace in keyof Bundles]: `${Namespace}:${PathOf<Bundles[Namespace]>}` }[keyof Bundles]
export type Values = Readonly<Record<string, string | number>>

/** Looks up the messages of a language: `wordsOf('uz')('trial:step', { n: 2 })`. Throws for an unknown key or a missing value. */
export const wordsOf =
  (language: Language) =>
  (key: Key, values: Values = {}): string => {
    const text = bundles[language].get(key)
    if (text === undefined) throw new Error(`no message ${key} in ${language}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      if (values[name] === undefined) throw new Error(`no value {{${name}}} for ${key}`)
      return String(values[name])
    })
  }

export const en = wordsOf('en')
export const uz = wordsOf('uz')

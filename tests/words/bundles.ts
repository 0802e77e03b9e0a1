import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')
export const languages = ['en', 'uz'] as const
export type Language = (typeof languages)[number]

const flatten = (value: unknown, key: string): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => flatten(inner, `${key}${key.endsWith(':') ? '' : '.'}${name}`))
    : [[key, String(value)]]

/** The file of a key, and the names in its path: `home:hero.title`. */
export function placeOf(language: Language, key: string) {
  const [namespace = '', names = ''] = key.split(':')
  return { file: path.join(root, `src/i18n/${language}/${namespace}.json`), names: names.split('.') }
}

/** Every text of a language, by key with its namespace. */
export function bundle(language: Language): ReadonlyMap<string, string> {
  const folder = path.join(root, 'src/i18n', language)
  return new Map(
    readdirSync(folder).flatMap((file) =>
      flatten(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), `${path.basename(file, '.json')}:`),
    ),
  )
}

export const bundles: Readonly<Record<Language, ReadonlyMap<string, string>>> = { en: bundle('en'), uz: bundle('uz') }

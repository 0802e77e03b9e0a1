import { readFileSync, writeFileSync } from 'node:fs'
import { bundle, languages, placeOf, type Language } from './bundles.ts'
import { faultsOf } from './rules.ts'

export type Correction = { language: Language; key: string; text: string; before: string }

/** Reads the corrections from a sheet's rows: changed texts, and the reason for each refusal. */
export function readCorrections(rows: readonly Record<string, string>[]) {
  const texts = { en: bundle('en'), uz: bundle('uz') }
  const corrections: Correction[] = []
  const refused: string[] = []
  for (const row of rows) {
    const key = row['key']?.trim() ?? ''
    for (const language of languages) {
      const text = (row[`${language}_new`] ?? '').replaceAll('\r\n', '\n').trim()
      if (text === '') continue
      const before = texts[language].get(key)
      if (before === undefined) refused.push(`${key} (${language}): there is no such text`)
      else if (text !== before) {
        const faults = faultsOf(language, key, text, before)
        if (faults.length === 0) corrections.push({ language, key, text, before })
        else refused.push(`${key} (${language}): ${faults.join('; ')}`)
      }
    }
  }
  // One plural form alone leaves the other in the old words.
  const given = new Set(corrections.map(({ language, key }) => `${language} ${key}`))
  const accepted = corrections.filter(({ language, key }) => {
    const [, stem, form] = /^(.*)_(one|other)$/.exec(key) ?? []
    if (stem === undefined) return true
    const other = `${stem}_${form === 'one' ? 'other' : 'one'}`
    if (given.has(`${language} ${other}`)) return true
    refused.push(`${key} (${language}): correct ${other} too`)
    return false
  })
  return { accepted, refused }
}

/** Puts a text into its file, without touching the layout of the file. */
export function write({ language, key, text, before }: Correction) {
  const { file, names } = placeOf(language, key)
  const source = readFileSync(file, 'utf8')
  const entry = (value: string) => `${JSON.stringify(names.at(-1))}: ${JSON.stringify(value)}`
  const places = source.split(entry(before))
  if (places.length === 2) return writeFileSync(file, places.join(entry(text)))
  const messages = JSON.parse(source) as Record<string, unknown>
  let inner = messages
  for (const name of names.slice(0, -1)) inner = inner[name] as Record<string, unknown>
  inner[names.at(-1)!] = text
  writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`)
}

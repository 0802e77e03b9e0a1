import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, type Language } from './bundles.ts'
import { parseCsv } from './csv.ts'
import { labels, messages } from './fixedTexts.ts'

const fixed = new Set<string>([...messages, ...labels].map(([key]) => key))

/** Fixed English texts that break a rule. */
export const quoted = new Set([
  'common:nav.signIn',
  'account:login.busy',
  'contact:contactForm.success',
  'dashboard:empty.student',
  'messages:passwordsDontMatch',
  'site:freeTrial.scheduled',
])

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A word of a glossary as a pattern: whole words in any letter case; a star at its end stands for any ending. */
const pattern = (word: string) => {
  const stem = word.replace(/\*$/, '')
  return new RegExp(`(?<![\\p{L}ʻʼ’-])${escape(stem)}${word.endsWith('*') ? '' : '(?![\\p{L}ʻʼ’-])'}`, 'iu')
}

const glossary = (language: Language) =>
  parseCsv(readFileSync(path.join(root, `src/i18n/glossary-${language}.csv`), 'utf8')).flatMap(
    ({ use = '', avoid = '' }) =>
      avoid
        .split(';')
        .map((word) => word.trim())
        .filter(Boolean)
        .map((word) => ({ word, use, found: pattern(word) })),
  )

/** Every word that the glossaries avoid. */
export const avoided = { en: glossary('en'), uz: glossary('uz') }

const placeholders = (text: string) => (text.match(/\{\{[^}]+\}\}/g) ?? []).sort().join(' ')

/** The faults of a text; `before` is the text that it replaces, whose placeholders it must keep. */
export function faultsOf(language: Language, key: string, text: string, before = text): string[] {
  const faults: string[] = []
  if (text.trim() === '') faults.push('is empty')
  if (placeholders(text) !== placeholders(before)) faults.push(`needs ${placeholders(before) || 'no placeholder'}`)
  if (language === 'en' && fixed.has(key) && text !== before) return [...faults, 'is fixed by src/CONTRACT.md']
  if (language === 'en' && quoted.has(key)) return faults
  const plain = text.replaceAll(/\{\{[^}]+\}\}/g, '…')
  for (const { word, use, found } of avoided[language])
    if (found.test(plain)) faults.push(`says “${word}”; the glossary has ${use}`)
  if (language === 'en') {
    if (plain.includes("'")) faults.push('has a straight apostrophe')
    if (/[\w’-]+, [\w’-]+ (and|or) [\w’-]+/.test(plain)) faults.push('lacks the serial comma')
  } else if (/[oOgG]['‘’`´ʼ]|[a-zA-Z]['‘’`´][a-z]/.test(plain)) faults.push('needs oʻ, gʻ (U+02BB) and ʼ (U+02BC)')
  return faults
}

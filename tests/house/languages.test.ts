// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { bundles } from '../words/bundles.ts'
import { sources } from './sources.ts'

const { en, uz } = bundles
const placeholders = (text: string) => (text.match(/\{\{[^}]+\}\}/g) ?? []).sort()

/** Words that are the same in both languages: names, addresses, abbreviations. */
const sameInBoth =
  /^(Nihol|OK|Chat|Individual.*|[A-Z][a-z]+ [A-Z]\.|Telegram|WhatsApp|Google|Outlook|YouTube|Phonics.*|Nihol · .*|\{\{.*\}\}.*|.*@.*|SAT.*|\d.*)$/

describe('the messages', () => {
  it('have the same keys and placeholders in English and Uzbek', () => {
    expect([...uz.keys()].sort()).toEqual([...en.keys()].sort())
    for (const [key, text] of en) expect(placeholders(uz.get(key)!), key).toEqual(placeholders(text))
  })

  it('have both plural forms if they have one', () => {
    const alone = [...en.keys()].filter((key) => {
      const [, stem, form] = /^(.*)_(one|other)$/.exec(key) ?? []
      return stem !== undefined && !en.has(`${stem}_${form === 'one' ? 'other' : 'one'}`)
    })
    expect(alone).toEqual([])
  })

  it('use the Uzbek letters oʻ, gʻ (U+02BB) and ʼ (U+02BC), and attach no suffix to a placeholder', () => {
    for (const [key, text] of uz) {
      expect(text, key).not.toMatch(/[oOgG]['‘’`´ʼ]|[a-zA-Z]['‘’`´][a-z]/)
      expect(text, key).not.toMatch(/\}\}[-ʼ’']?(ga|da|dan|ni|ning|lar|si|gacha)\b/)
    }
  })

  it('are not left in English', () => {
    expect(
      [...en].filter(([key, text]) => /[a-z]{4}/i.test(text) && !sameInBoth.test(text) && uz.get(key) === text),
    ).toEqual([])
  })

  it('are all used', () => {
    const found = (pattern: RegExp) =>
      new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, key]) => key)))
    // A key is used literally, or with its last parts inserted: t(`course.${id}.name`).
    const literal = found(/['"`:]([\w.-]+)(?=['"`])/g)
    const inserted = found(/[`:]([\w.-]+)\.\$\{/g)
    const isUsed = (key: string) => {
      const plain = key.replace(/^.*:|_(one|other)$/g, '')
      const parts = plain.split('.')
      return literal.has(plain) || parts.some((_, length) => inserted.has(parts.slice(0, length).join('.')))
    }
    expect([...en.keys()].filter((key) => !isUsed(key))).toEqual([])
  })
})

// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { filesBelow, read, sources } from './sources.ts'

const namespaces = filesBelow('src/i18n/en').map((file) => file.split('/').at(-1)!.replace('.json', ''))

type Bundle = Map<string, string>
function flatten(value: unknown, prefix = ''): [string, string][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, prefix === '' ? key : `${prefix}.${key}`))
    : [[prefix, String(value)]]
}
const bundle = (language: 'en' | 'uz', namespace: string): Bundle =>
  new Map(flatten(JSON.parse(read(`src/i18n/${language}/${namespace}.json`))))
const placeholders = (text: string) => (text.match(/\{\{[^}]+\}\}/g) ?? []).sort()

/** Words that are the same in both languages: names, addresses, abbreviations. */
const sameInBoth =
  /^(Nihol|OK|Chat|Individual.*|[A-Z][a-z]+ [A-Z]\.|Telegram|WhatsApp|Google|Outlook|YouTube|Phonics.*|Nihol · .*|\{\{.*\}\}.*|.*@.*|SAT.*|\d.*)$/

describe.each(namespaces)('the messages of %s', (namespace) => {
  const en = bundle('en', namespace)
  const uz = bundle('uz', namespace)

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

  it('use the Uzbek letters oʻ, gʻ (U+02BB) and ʼ (U+02BC)', () => {
    for (const [key, text] of uz) expect(text, key).not.toMatch(/[oOgG]['‘’`´ʼ]|[a-zA-Z]['‘’`´][a-z]/)
  })

  it('are not left in English', () => {
    expect(
      [...en].filter(([key, text]) => /[a-z]{4}/i.test(text) && !sameInBoth.test(text) && uz.get(key) === text),
    ).toEqual([])
  })

  it('attach no suffix to a placeholder', () => {
    for (const [key, text] of uz) expect(text, key).not.toMatch(/\}\}[-ʼ’']?(ga|da|dan|ni|ning|lar|si|gacha)\b/)
  })

  it('are all used', () => {
    const code = sources.map(({ text }) => text).join('\n')
    const used = (key: string) => {
      const plain = key.replace(/_(one|other)$/, '')
      const parts = plain.split('.')
      // A key is used literally, or with its last parts inserted: t(`course.${id}.name`).
      for (let fixed = parts.length; fixed > 0; fixed -= 1) {
        const start = parts.slice(0, fixed).join('.')
        if (
          fixed === parts.length
            ? new RegExp(`['"\`:]${start.replaceAll('.', '\\.')}['"\`]`).test(code)
            : code.includes(`\`${start}.\${`) || code.includes(`:${start}.\${`)
        )
          return true
      }
      return false
    }
    expect([...en.keys()].filter((key) => !used(key))).toEqual([])
  })
})

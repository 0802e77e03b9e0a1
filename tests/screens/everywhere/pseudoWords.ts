import { afterAll, beforeAll } from 'vitest'
import { i18n, startI18n } from '@/i18n/i18n.ts'

type Words = string | { [key: string]: Words }
const bundles = import.meta.glob<Words>('../../../src/i18n/en/*.json', { eager: true, import: 'default' })

const plain = 'aeiouyncszrtldgwhkmpbfvxjq'
const accented = 'áéíóúýñçšžřťľďğŵĥķɱþƀƒṽẋǰʠ'
const accent = (text: string) => text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter.toLowerCase())]!)

/** Pseudo-translates a message outside {{values}}, 40 % longer. */
function pseudo(words: Words): Words {
  if (typeof words !== 'string')
    return Object.fromEntries(Object.entries(words).map(([key, inner]) => [key, pseudo(inner)]))
  const strange = words
    .split(/(\{\{.*?\}\})/)
    .map((part) => (part.startsWith('{{') ? part : accent(part)))
    .join('')
  return `${strange}${'é'.repeat(Math.ceil(words.length * 0.4))}`
}

/** Pseudo-translates every English message for the tests of a file. */
export function pseudoTranslate() {
  const load = (translate: (words: Words) => Words) => {
    for (const [file, words] of Object.entries(bundles))
      i18n.addResourceBundle('en', file.match(/(\w+)\.json$/)![1]!, translate(words), true, true)
  }
  beforeAll(async () => {
    await startI18n('en')
    load(pseudo)
  })
  afterAll(() => load((words) => words))
}

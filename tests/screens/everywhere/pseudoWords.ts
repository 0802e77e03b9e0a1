import { afterAll, beforeAll } from 'vitest'
import { i18n, startI18n } from '@/i18n/i18n.ts'

type Words = string | { [key: string]: Words }
const bundles = import.meta.glob<Words>('../../../src/i18n/en/*.json', { eager: true, import: 'default' })

const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  n: 'ñ',
  c: 'ç',
  s: 'š',
  z: 'ž',
  r: 'ř',
  t: 'ť',
  l: 'ľ',
  d: 'ď',
  g: 'ğ',
  w: 'ŵ',
  h: 'ĥ',
  k: 'ķ',
  m: 'ɱ',
  p: 'þ',
  b: 'ƀ',
  f: 'ƒ',
  v: 'ṽ',
  x: 'ẋ',
  j: 'ĵ',
  q: 'ʠ',
}
const accent = (text: string) => text.replace(/[a-z]/gi, (letter) => accents[letter.toLowerCase()]!)

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
  beforeAll(async () => {
    await startI18n('en')
    for (const [file, words] of Object.entries(bundles))
      i18n.addResourceBundle('en', file.match(/(\w+)\.json$/)![1]!, pseudo(words), true, true)
  })
  afterAll(() => {
    for (const [file, words] of Object.entries(bundles))
      i18n.addResourceBundle('en', file.match(/(\w+)\.json$/)![1]!, words, true, true)
  })
}

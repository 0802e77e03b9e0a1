// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fold, searchWords } from '@/lib/text/fold.ts'
import { anyText } from './anyText.ts'

it.each([
  ["o'qish", 'oqish'],
  ['o‘qish', 'oqish'],
  ['o’qish', 'oqish'],
  ['oʻqish', 'oqish'],
  ['oʼqish', 'oqish'],
  ['o`qish', 'oqish'],
  ['OʻQISH', 'oqish'],
  ['  two   words\n', 'two words'],
  ['Café', 'cafe'],
  ['', ''],
  ['ШАХМАТ', 'shaxmat'],
  ['қуръон', 'quron'],
  ['ўзбек тили', 'ozbek tili'],
  ['Ғижжак ҳам', 'gijjak ham'],
  ['поезд, ели', 'poyezd, yeli'],
  ['цирк, лицей', 'sirk, litsey'],
  ['объём щи ьы', 'obyom shchi i'],
  ['“Scratch” «Shaxmat» ‹a› „b‟', 'scratch shaxmat a b'],
  ['o´q o"q o″q oˈq o＇q o՚q o❜q', 'oq oq oq oq oq oq oq'],
  ['Ch\u200be\u00ads\ufe0fs\u2060 \u3164x\u034f\u0000', 'chess x'],
  ['Ｃｈｅｓｓ ﬁne 𝐌𝐚𝐭𝐡', 'chess fine math'],
  ['İNGLIZ ıs', 'ingliz is'],
])('fold reads %j as %j', (text, folded) => expect(fold(text)).toBe(folded))

it('fold is idempotent, and ignores apostrophes, ASCII case and outer space in any text', () => {
  fc.assert(fc.property(anyText, (text) => fold(fold(text)) === fold(text)))
  fc.assert(
    fc.property(fc.string(), fc.constantFrom("'", '‘', '’', 'ʻ', 'ʼ', '`'), (text, apostrophe) => {
      expect(fold(` ${text}${apostrophe} `)).toBe(fold(text.toUpperCase()))
    }),
  )
})

it.each([
  ['chess/beginners', ['chess', 'beginners']],
  ['“C++”, (C#)', ['c++', 'c#']],
  ['K–2, oʻyin', ['k', '2', 'oyin']],
  ['.* “”', ['.*']],
  ['“”', []],
])('searches for the words of %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

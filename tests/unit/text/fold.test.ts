// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '@/lib/text/fold.ts'
import { anyText } from './anyText.ts'

describe('fold', () => {
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
    ['ШАХМАТ', 'шахмат'],
  ])('reads %j as %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('is idempotent, and ignores apostrophes, ASCII case and outer space in any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("'", '‘', '’', 'ʻ', 'ʼ', '`'), (text, apostrophe) => {
        expect(fold(` ${text}${apostrophe} `)).toBe(fold(text.toUpperCase()))
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePrice } from '@/lib/price.ts'
import { anyText } from './anyText.ts'

describe('parsePrice', () => {
  it.each<[string, number | null]>([
    ['', 0],
    ['  ', 0],
    ['0', 0],
    ['25', 25],
    ['25.5', 25.5],
    ['25,50', 25.5],
    [' 25.50 ', 25.5],
    ['$25', 25],
    ['$ 25', 25],
    ['25.', 25],
    ['999999.99', 999_999.99],
    ['1000000', null],
    ['25.555', null],
    ['-5', null],
    ['+5', null],
    ['1e3', null],
    ['0x10', null],
    ['1,000.50', null],
    ['1 000', null],
    ['.5', null],
    ['free', null],
    ['NaN', null],
    ['Infinity', null],
    ['٢٥', null],
    ['25$', null],
    ['25\u200b', null],
  ])('reads %j as %j', (text, price) => {
    expect(parsePrice(text)).toBe(price)
  })

  it('gives back what was written, and never anything but null or an amount', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(parsePrice((cents / 100).toFixed(2))).toBe(cents / 100)
      }))
    fc.assert(
      fc.property(anyText, (text) => {
        const price = parsePrice(text)
        expect(price === null || (price >= 0 && price < 1_000_000 && !Object.is(price, -0))).toBe(true)
      }),
    )
  })
})

// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toListing } from '@/api/listings.ts'
import { parsePrice } from '@/lib/text/price.ts'
import { checkEach, checkHostile, checkRandom } from '../hostile.ts'

/** A value as it can come out of JSON. */
const safe = (value: unknown): unknown => {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return null
  }
}

describe('parsePrice', () => {
  checkEach<[string, number | null]>(
    'reads',
    [
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
    ],
    ([text, price]) => {
      expect(parsePrice(text)).toBe(price)
    },
  )

  it('survives a round trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(parsePrice((cents / 100).toFixed(2))).toBe(cents / 100)
      }),
    )
  })

  checkHostile('is never anything but null or an amount of cents', (text) => {
    const price = parsePrice(text)
    return (
      price === null || (price >= 0 && price < 1_000_000 && !Object.is(price, -0) && Number(price.toFixed(2)) === price)
    )
  })
})

describe('the price of a listing from any server', () => {
  checkEach<[unknown, number | null]>(
    'is read as an amount',
    [
      ['12.5', 12.5],
      ['12,5', 12.5],
      ['$25', 25],
      [{ $numberDecimal: '15.00' }, 15],
      [{ $numberInt: '15' }, 15],
      ['12.345', 12.345],
      [0, 0],
      ['0', 0],
      // None is there.
      [null, 0],
      [undefined, 0],
      ['', 0],
      // An unreadable price must not pass for a free class.
      [-5, null],
      ['-5', null],
      ['25 USD', null],
      ['NaN', null],
      [{}, null],
      [{ $numberDecimal: 'free' }, null],
      [{ $set: { price: 5 } }, null],
      ['javascript:1', null],
      ['1e400', null],
      [[1, 2], null],
      [true, null],
    ],
    ([raw, price]) => {
      expect(toListing({ _id: 'a', price: raw }, 'class')?.price).toBe(price)
    },
  )
  checkRandom('is finite and never below zero, or not known', fc.anything(), (price) => {
    const read = toListing({ _id: 'a', price: safe(price) }, 'class')!.price
    return read === null || (Number.isFinite(read) && read >= 0)
  })
})

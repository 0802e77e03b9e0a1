// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toListing } from '@/api/listings.ts'
import { parsePrice } from '@/lib/text/price.ts'
import { checkAll, checkHostile, checkRandom } from '../hostile.ts'

/** A value as it can come out of JSON. */
const safe = (value: unknown): unknown => {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return null
  }
}

checkAll<[string, number]>(
  'parsePrice reads',
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
  ],
  ([text, price]) => parsePrice(text) === price,
)
checkAll(
  'parsePrice reads no price in',
  [
    ['1000000', '25.555', '-5', '+5', '1e3', '0x10', '1,000.50', '1 000', '.5', '25$'],
    ['free', 'NaN', 'Infinity', '٢٥', '25\u200b'],
  ].flat(),
  (text) => parsePrice(text) === null,
)

it('parsePrice survives a round trip', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      expect(parsePrice((cents / 100).toFixed(2))).toBe(cents / 100)
    }),
  )
})

checkHostile('parsePrice is never anything but null or an amount of cents', (text) => {
  const price = parsePrice(text)
  return (
    price === null || (price >= 0 && price < 1_000_000 && !Object.is(price, -0) && Number(price.toFixed(2)) === price)
  )
})

const readPrice = (price: unknown) => toListing({ _id: 'a', price }, 'class')!.price
checkAll<[unknown, number]>(
  'the price of a listing from any server is read as an amount',
  [
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['$25', 25],
    [{ $numberDecimal: '15.00' }, 15],
    [{ $numberInt: '15' }, 15],
    ['12.345', 12.345],
    [0, 0],
    ['0', 0],
  ],
  ([raw, price]) => readPrice(raw) === price,
)
checkAll<unknown>(
  'the price of a listing from any server is nothing where none is sent',
  [null, undefined, ''],
  (raw) => readPrice(raw) === 0,
)
checkAll<unknown>(
  'the price of a listing from any server that is unreadable is not that of a free class',
  [
    [-5, '-5', '25 USD', 'NaN', '1e400', 'javascript:1', [1, 2], true],
    [{}, { $numberDecimal: 'free' }, { $set: { price: 5 } }],
  ].flat(),
  (raw) => readPrice(raw) === null,
)
checkRandom(
  'the price of a listing from any server is finite and never below zero, or not known',
  fc.anything(),
  (price) => {
    const read = readPrice(safe(price))
    return read === null || (Number.isFinite(read) && read >= 0)
  },
)

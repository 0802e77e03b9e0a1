import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { internationalPhone, isPossiblePhone } from '@/lib/phone.ts'

describe('isPossiblePhone', () => {
  it.each([
    '(555) 123-4567', // possible, not proven: nobody has this number
    '555 123 4567',
    '555.123.4567 ext. 5',
    '+1 215 555 0142',
    '1-215-555-0142',
    '90 123 45 67',
    '+998 90 123 45 67',
    '998901234567',
    '00998 90 123-45-67',
    '+7 701 123 45 67',
    '+44 20 7946 0958',
    '  (555) 123-4567  ',
    '\u202a+1 (215) 555-0142\u202c', // as contact lists copy it
    '\u200f(555) 123-4567',
    '٥٥٥١٢٣٤٥٦٧',
  ])('takes %j', (text) => expect(isPossiblePhone(text, ['US', 'UZ'])).toBe(true))

  it.each(['', ' ', '+', '123', '555-1234', 'call me', 'abc 555 123 4567', '555 123 4567 (ask for Ann)', '1-800-FLOWERS', '+999 1', '9'.repeat(10_000), 'nodira@misol.com', '\u200e'])('refuses %j', (text) => {
    expect(isPossiblePhone(text, ['US', 'UZ'])).toBe(false)
  })

  it('asks for the country that was chosen', () => {
    expect(isPossiblePhone('90 123 45 67', ['US'])).toBe(false)
    expect(isPossiblePhone('(555) 123-4567', ['UZ'])).toBe(false)
    expect(isPossiblePhone('+1 215 555 0142', ['UZ'])).toBe(true)
  })

  it('gives an answer to any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof isPossiblePhone(text, ['US', 'UZ'])).toBe('boolean')
      }),
    )
  })
})

describe('internationalPhone', () => {
  it.each([
    ['(555) 123-4567', 'US', '+1 555 123 4567'],
    ['90 123 45 67', 'UZ', '+998 90 123 45 67'],
    ['+998 90 123 45 67', 'US', '+998 90 123 45 67'],
    ['0044 20 7946 0958', 'US', '+44 20 7946 0958'],
    ['  what is this  ', 'US', 'what is this'],
  ] as const)('writes %j of %s as %j', (text, country, wanted) => expect(internationalPhone(text, country)).toBe(wanted))
})

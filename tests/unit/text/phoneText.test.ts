// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { shownPhone } from '@/lib/text/plainText.ts'
import { phoneText } from '@/ui/form/fieldSchemas.ts'

const messageOf = (text: string) => v.safeParse(phoneText, text).issues?.[0].message

it.each([
  '(555) 123-4567',
  '555.123.4567 ext. 5',
  '+1 215 555 0142',
  '90 123 45 67',
  '8 901 234 56 78',
  '00998 90 123-45-67',
  '123-45-67', // within a city
  '1234567',
  '123456789012345',
  '555 123 4567 (ask for Ann)',
  '\u202a+1 (215) 555-0142\u202c', // as pasted from a contact list
  '٥٥٥١٢٣٤٥٦٧',
  '+1 215 555 0199 ext 12345',
  '+1 215 555 0199 x12345',
  '215 555 0199 or 267 555 0142',
  '215 555 0199 / 267 555 0142',
  '+1 215 555 0199 +998 90 123 45 67',
  '90 123 45 67, 91 123 45 67 (dadasi)',
])('a phone number may be typed as %j, and is sent unchanged', (text) => expect(v.parse(phoneText, text)).toBe(text))

it('a phone number is sent without the spaces around it', () =>
  expect(v.parse(phoneText, '  (555) 123-4567\n')).toBe('(555) 123-4567'))

it.each(
  [
    ['+', '123', '555-123', '123456', 'call me', 'nodira@misol.com'],
    ['1234567890123456', '9'.repeat(10_000), `${'1'.repeat(16)} or 555`],
  ].flat(),
)('a phone number rejects %j', (text) => expect(messageOf(text)).toBe('phone'))

it.each(['', ' ', '\u200e'])('a phone number is missing in %j', (text) => expect(messageOf(text)).toBe('empty'))

it('a phone number has 7 to 15 digits, whatever separates them within the number', () => {
  const between = fc.string({ maxLength: 3 }).map((text) => text.replace(/[\p{Nd}\p{L},;/|&\n+]/gu, ''))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), between), { maxLength: 20 }), (digits) => {
      expect(v.safeParse(phoneText, digits.flat().join('')).success).toBe(digits.length >= 7 && digits.length <= 15)
    }),
  )
})

it.each([
  ['2155550142', '(215) 555-0142'],
  ['12155550142', '+1 (215) 555-0142'],
  ['+12155550142', '+1 (215) 555-0142'],
  ['998901234567', '+998 90 123 45 67'],
  ['+998901234567', '+998 90 123 45 67'],
])('shows %s with spaces', (typed, shown) => expect(shownPhone(typed)).toBe(shown))

it.each(['215-555-0142', '+1 215 555 0142', '0155550142', '+442079460958', '5550142', '2155550142 ext. 5', ''])(
  'shows %j as it was typed',
  (typed) => expect(shownPhone(typed)).toBe(typed),
)

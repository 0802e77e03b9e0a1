// @vitest-environment node
import { expect, it } from 'vitest'
import { shownPhone } from '@/lib/text/plainText.ts'

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

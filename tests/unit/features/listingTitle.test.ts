import { expect, it } from 'vitest'
import { listingTitle, shortTitle } from '@/listing/listingText.ts'
import { i18n } from '@/i18n/i18n.ts'

it.each([
  ['\u200bChess\u200d for\ufeff \u2060begin\u00adners\u200e ', 'Chess for beginners'],
  ['Family 👨\u200d👩\u200d👧 chess 👩🏽\u200d🏫', 'Family 👨\u200d👩\u200d👧 chess 👩🏽\u200d🏫'],
  ['Oʻyin ♟\ufe0f', 'Oʻyin ♟\ufe0f'],
])('the title %j is shown as %j', (title, shown) => {
  expect(listingTitle({ title }, i18n.getFixedT('en', 'classes'))).toBe(shown)
})

it('a title in a sentence has no characters without a width, either', () => {
  expect(shortTitle('\u200bChess\u2060 club')).toBe('Chess club')
})

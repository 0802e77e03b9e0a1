import { expect, it } from 'vitest'
import { priceUnit } from '@/listing/schedule/listingSchedule.ts'
import { listingTitle, shortTitle } from '@/listing/listingText.ts'
import { i18n } from '@/i18n/i18n.ts'
import type { TFunction } from 'i18next'

const t = ((key: string, values?: { count: number }) =>
  [key, values?.count].join(' ').trim()) as unknown as TFunction<'classes'>

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

it.each([
  ['group', 40, 'Lessons: 8, every Tue, 17:00-17:50 (America/New_York), from 2026-12-01.', 'unit.lessons 8'],
  ['class', 40, 'Lesson: 2026-12-01, 17:00-17:50 (America/New_York).', 'unit.lessons 1'],
  ['group', 40, 'Lessons: every Tue, 17:00-17:50 (America/New_York), from 2026-12-01.', 'unit.group'],
  ['class', 40, 'Eight lessons.', 'unit.class'],
  ['group', 0, 'Lessons: 8, every Tue, 17:00-17:50 (America/New_York), from 2026-12-01.', null],
  ['group', null, 'Lessons: 8, every Tue, 17:00-17:50 (America/New_York), from 2026-12-01.', null],
] as const)('the price of a %s that costs %s and says “%s” is for %s', (type, price, sentence, unit) => {
  const listing = {
    type,
    price,
    title: 'Chess',
    description: `Chess.\n\n${sentence}`,
    startDate: '2026-12-01T22:00:00.000Z',
  }
  expect(priceUnit(listing, t)).toBe(unit)
})

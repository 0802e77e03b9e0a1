// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { agesIn, fitsAge, splitAge } from '@/listing/schedule/agesIn.ts'
import { demoClasses } from '../../backend/seed/demoClasses.ts'
import { demoGroups } from '../../backend/seed/demoGroups.ts'
import { runs } from './anySchedule.ts'
import { anyText } from '../text/anyText.ts'

const listings = [...demoClasses, ...demoGroups]

it.each<[string, [number, number | null]]>([
  ['For ages 7 to 12.', [7, 12]],
  ['Ages 7-12', [7, 12]],
  ['ages 7–12', [7, 12]],
  ['ages 7 — 12', [7, 12]],
  ['Ages: 7-12', [7, 12]],
  ['For ages 7–14: beginners', [7, 14]],
  ['aged from 7 to 12', [7, 12]],
  ['7 to 12 years old', [7, 12]],
  ['for 7-12 year olds', [7, 12]],
  ['9–12 yoshli bolalar uchun', [9, 12]],
  ['7-11 yosh', [7, 11]],
  ['7 yoshdan 11 yoshgacha', [7, 11]],
  ['7 dan 11 yoshgacha', [7, 11]],
  ['6 yoshdan', [6, null]],
  ['6-yoshdan boshlab', [6, null]],
  ['6 yosh va undan katta', [6, null]],
  ['6+', [6, null]],
  ['6+ yosh', [6, null]],
  ['Chess (6+)', [6, null]],
  ['ages 6 and up', [6, null]],
  ['6 years and older', [6, null]],
  ['Age 9', [9, 9]],
  ['9 yoshli bolalar', [9, 9]],
  ['a 9-year-old', [9, 9]],
  ['For grades 5 to 7.', [10, 13]],
  ['grades 5–7', [10, 13]],
  ['grade 5', [10, 11]],
  ['5-7-sinflar', [10, 13]],
  ['5-sinfdan 7-sinfgacha', [10, 13]],
  ['5-sinf oʻquvchilari', [10, 11]],
  ['Ages 8-12. Up to 6 children.', [8, 12]],
  ['Ages 8-12, grades 3 to 6', [8, 12]],
])('agesIn reads %j', (text, [from, to]) => {
  expect(agesIn(text)).toEqual({ from, to })
})

it.each([
  '',
  'Pages 7 to 12',
  '8 lessons, up to 6 children',
  '17:00-17:50',
  'costs $7-12',
  '2026-12-02',
  '7-11',
  '100+ students',
  '6+ lessons',
  'ages 12 to 7',
  'ages 0 to 99',
  'ages 700 to 1200',
  '1500 yil',
  'SAT 1200+',
  'grades 30 to 40',
  'three endings',
  '3 years of experience',
  'uses 5 to 7 sounds',
  'the ages',
  '4.9+',
])('agesIn finds nothing in %j', (text) => {
  expect(agesIn(text)).toBeNull()
})

it('agesIn reads the ages of at least 26 of the 30 listings of the stand-in, and invents none', () => {
  const understood = listings.filter(({ title, description }) => agesIn(`${title}\n${description}`) !== null)
  expect(listings.length).toBeGreaterThanOrEqual(30)
  expect(understood.length).toBeGreaterThanOrEqual(26)
  // The results for the word next to the number.
  for (const { title, description } of listings) {
    const said = /(?:ages|grades) (\d+) to (\d+)|(\d+)–(\d+) yoshli/.exec(description)
    const [from, to] = said ? [Number(said[1] ?? said[3]), Number(said[2] ?? said[4])] : []
    const shift = said?.[0].startsWith('grades') ? 5 : 0
    expect(agesIn(`${title}\n${description}`)).toEqual(
      from === undefined ? null : { from: from + shift, to: to! + (shift && shift + 1) },
    )
  }
})

it('agesIn takes any text, and names only ages of children', () => {
  const words = fc.constantFrom('ages ', 'grades ', ' yosh', ' yoshdan ', '-', ' to ', '+', ' ', '–')
  const numbers = fc.array(fc.oneof(fc.nat(120).map(String), words), { maxLength: 10 })
  const texts = fc.array(fc.oneof(anyText, words), { maxLength: 10 })
  fc.assert(
    fc.property(fc.oneof(texts, numbers), (pieces) => {
      const ages = agesIn(pieces.join(''))
      if (ages === null) return
      expect(ages.from).toBeGreaterThanOrEqual(2)
      expect(ages.to ?? 20).toBeLessThanOrEqual(20)
      expect(ages.to ?? 20).toBeGreaterThanOrEqual(ages.from)
    }),
    { numRuns: runs(50_000) },
  )
  for (const piece of ['ages 7 ', '7-', '1', ' ', 'grades ', '7 yosh', '\u0301']) agesIn(piece.repeat(100_000))
  expect(agesIn(`${'word '.repeat(20_000)}For ages 7 to 12.`)).toEqual({ from: 7, to: 12 })
}, 600_000)

it.each([
  '9',
  ' 9 ',
  '9 yosh',
  '9 Yoshli',
  '9-yosh',
  '9-12',
  '9–12',
  '9 – 12',
  'age 9',
  'Age 9',
  'ages 9 to 12',
  '9+',
  '9 years old',
  '9-12 yosh',
  'for age 9',
])('%j is nine and nothing else', (query) => {
  expect(splitAge(query)).toEqual({ age: 9, words: '' })
})

it.each(['chess 9', '9 chess', 'chess 9 yosh', 'chess ages 9 to 12', 'chess 9–12', 'for age 9 chess'])(
  '%j is chess at nine',
  (query) => {
    expect(splitAge(query)).toEqual({ age: 9, words: 'chess' })
  },
)

it.each([
  '',
  '0',
  '1',
  '99',
  '-1',
  '21',
  '9.5',
  'nine',
  '12-9',
  '9-99',
  '009',
  '9 12',
  'grade 9',
  'chess grade 9',
  '9-sinf',
  'algebra 9 sinf',
  '12 lessons of chess',
  'a b c d e f g h i j 9',
  '\u0000',
])('%j names no age', (query) => {
  expect(splitAge(query)).toEqual({ age: null, words: query })
})

it('fitsAge has both ends in it', () => {
  expect([6, 7, 12, 13].map((age) => fitsAge({ from: 7, to: 12 }, age))).toEqual([false, true, true, false])
  expect(fitsAge({ from: 7, to: null }, 17)).toBe(true)
})

// @vitest-environment node
import { expect, it } from 'vitest'
import { languagesIn } from '@/listing/schedule/languagesIn.ts'

it.each<[string, string[]]>([
  ['Taught in Uzbek.', ['Uzbek']],
  ['Taught in English and Uzbek.', ['English', 'Uzbek']],
  ['Lessons are in Russian', ['Russian']],
  ['Darslar oʻzbek tilida olib boriladi', ['Uzbek']],
  ['ingliz va oʻzbek tilida oʻtiladi', ['English', 'Uzbek']],
  ["o'zbek tilida dars", ['Uzbek']],
  ['', []],
  ['Russian conversation for children', []],
  ['Rus tilida gapirishni oʻrganamiz', []],
  ['Taught in Klingon', []],
  ['We read English texts in class', []],
])('%j is taught in %j', (text, languages) => {
  expect(languagesIn(text)).toEqual(languages)
})

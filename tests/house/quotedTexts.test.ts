// @vitest-environment node
import { expect, it } from 'vitest'
import { en, uz } from '../words.ts'
import { labels, messages } from '../words/fixedTexts.ts'

// faults/complete.test.ts compares the texts of CONTRACT.md §8. Other tests look texts up in the bundles.
it.each(labels)('%s keeps its fixed text', (key, text, values) => {
  expect(en(key, values)).toBe(text)
})

it('reads every text of CONTRACT.md §8', () => {
  expect(messages).toHaveLength(31)
})

it('an unknown course is Kurs topilmadi in Uzbek', () => {
  expect(uz('coursePages:notFound.title')).toBe('Kurs topilmadi')
})

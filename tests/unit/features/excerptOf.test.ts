// @vitest-environment node
import { expect, it } from 'vitest'
import { excerptOf } from '@/features/classes/catalog/excerptOf.ts'

const text = 'We repeat what we learned yesterday, then play.\nBolalar oʻyin oʻynaydi, шахмат ҳам.'
const shown = (word: string) => {
  const found = excerptOf(text, word)
  return found && [found.before, found.match, found.after]
}

it.each([
  ['yesterday', ['what', 'yesterday,', 'Bolalar']],
  ['repeat', ['We', 'repeat', 'then']],
  ['oyin', ['play.', 'oʻyin', 'шахмат']],
  ['shaxmat', ['oʻyin', 'шахмат', 'ҳам.']],
])('shows the words around %s', (word, [before, match, after]) => {
  const found = shown(word)!
  expect(found[1]).toBe(match)
  expect(found[0]).toContain(before)
  expect(found[2]).toContain(after)
  expect(found.join(' ').split(' ').length).toBeLessThanOrEqual(11)
})

it('shows nothing for a word that the text does not have', () => expect(shown('ballet')).toBeNull())

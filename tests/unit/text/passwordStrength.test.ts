// @vitest-environment node
import { expect, it } from 'vitest'
import { passwordStrength } from '@/features/account/passwordStrength.ts'

it.each([
  ['', 0, 'Weak', 'length'],
  ['a', 1, 'Weak', 'length'],
  ['aB', 2, 'Weak', 'length'],
  ['abcdefgh', 2, 'Weak', 'upper'],
  ['aB3', 3, 'Medium', 'length'],
  ['nihol123', 3, 'Medium', 'upper'],
  ['NIHOL123', 3, 'Medium', 'lower'],
  ['aB3!', 4, 'Strong', 'length'],
  ['Nihol123', 4, 'Strong', 'special'],
  ['Nihol-bogʻ', 4, 'Strong', 'digit'],
  ['Nihol-123', 5, 'Strong', null],
  // Letters and digits of any script, as Unicode knows them.
  ['ниҳол', 1, 'Weak', 'length'],
  ['Ниҳол', 2, 'Weak', 'length'],
  ['Ниҳол-дарахт٣', 5, 'Strong', null],
  // Letters that have no case, and the Uzbek letter oʻ, are no special characters.
  ['نهال', 0, 'Weak', 'length'],
  ['oʻoʻ', 1, 'Weak', 'length'],
  // A combined letter counts once; a space and an emoji are special.
  ['e\u0301', 1, 'Weak', 'length'],
  ['a b', 2, 'Weak', 'length'],
  ['👍👍👍👍', 1, 'Weak', 'length'],
  ['        ', 2, 'Weak', 'upper'],
] as const)('%j scores %i: %s', (password, score, strength, missing) => {
  expect(passwordStrength(password)).toEqual({ score, strength, missing })
})

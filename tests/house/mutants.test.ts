// @vitest-environment node
import { expect, it } from 'vitest'
import { allMutants, staleIn } from '../mutants/allMutants.ts'

it.each(allMutants)('the mutants of $file find their code and their tests', (group) => {
  expect(group.tests).not.toEqual([])
  expect(group.mutants.every((mutant) => mutant.slice(0, 2).every(Boolean))).toBe(true)
  expect(staleIn(group)).toEqual([])
})

import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { fewer } from '../full.ts'
import { noteWalked } from '../walked.ts'
import { hostileTexts } from './hostileTexts.ts'
import { hostileText } from './hostileText.ts'

const walked = { table: 0, random: 0 }

/** Reports what the tests of this file walked. Files that share a window share this module too, so each registers it. */
function reportWalked() {
  afterAll(() => {
    noteWalked(walked)
    walked.table = walked.random = 0
  })
}

/** For a test that walks by itself. */
export const countWalked = (table: number, random: number) => noteWalked({ table, random })

/** A test for each value of a table, counted. */
export function checkEach<Value>(
  name: string,
  values: readonly Value[],
  check: (value: Value) => void | Promise<void>,
) {
  reportWalked()
  it.each(values.map((value) => ({ value, name: JSON.stringify(value)?.slice(0, 60) })))(
    `${name}: $name`,
    async ({ value }) => {
      walked.table += 1
      await check(value)
    },
  )
}

/** One test that walks a table and all its values; failures are named. */
export function checkAll<Value>(name: string, values: readonly Value[], holds: (value: Value) => boolean) {
  reportWalked()
  it(`${name}: ${values.length} values`, () => {
    const wrong = values.filter((value) => {
      walked.table += 1
      return !holds(value)
    })
    expect(wrong.map((value) => JSON.stringify(value)?.slice(0, 80))).toEqual([])
  })
}

/** One test of random values: 10,000, in the gate 1,000. */
export function checkRandom<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  holds: (value: Value) => boolean,
  numRuns = fewer(10_000, 1000),
) {
  reportWalked()
  it(`${name}: ${numRuns} random values`, () => {
    fc.assert(
      fc.property(values, (value) => {
        walked.random += 1
        return holds(value)
      }),
      { numRuns },
    )
  })
}

/** The list of hostile texts and random texts against one rule. */
export function checkHostile(name: string, holds: (text: string) => boolean) {
  checkAll(name, hostileTexts, holds)
  checkRandom(name, hostileText, holds)
}

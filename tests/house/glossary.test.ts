// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { bundle, languages } from '../words/bundles.ts'
import { avoided, faultsOf, quoted } from '../words/rules.ts'

describe.each(languages)('the texts in %s', (language) => {
  it('keep to the glossary', () => {
    expect(avoided[language].length).toBeGreaterThan(20)
    const faults = [...bundle(language)].flatMap(([key, text]) =>
      faultsOf(language, key, text).map((fault) => `${key} ${fault}: ${text}`),
    )
    expect(faults).toEqual([])
  })
})

it('every exception is a text that exists', () => {
  expect([...quoted].filter((key) => !bundle('en').has(key))).toEqual([])
})

import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'

export const toUzbek = () => act(() => changeLanguage('uz'))

/** Every test of a file begins in English, without the stand-ins of the previous test. */
export function startInEnglish() {
  beforeEach(() => vi.restoreAllMocks())
  afterEach(() => {
    vi.unstubAllGlobals()
    return changeLanguage('en')
  })
}

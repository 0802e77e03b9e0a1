import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { suggestEmail } from '@/lib/text/suggestEmail.ts'
import type { TrialValues } from './trialValues.ts'

/** The message of an e-mail address that is valid but looks mistyped. */
export const unusualEmail = 'emailUnusual'

/** Stops once at each address that looks mistyped, whether it did: the time of the lesson goes there, and only there. */
export function useUnusualEmail({ getValues, setError }: UseFormReturn<TrialValues>) {
  const askedAbout = useRef('')
  return () => {
    const email = getValues('parentEmail')
    if (suggestEmail(email) === null || askedAbout.current === email) return false
    askedAbout.current = email
    setError('parentEmail', { message: unusualEmail }, { shouldFocus: true })
    return true
  }
}

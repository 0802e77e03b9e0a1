import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { suggestEmail } from '@/lib/text/emailText.ts'
import type { TrialValues } from './trialValues.ts'

/** The message for an email address that is valid but looks mistyped. */
export const unusualEmail = 'emailUnusual'

/** Stops once at each address that looks mistyped and returns whether it did: the time of the lesson is sent only to that address. */
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

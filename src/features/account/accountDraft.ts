import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { removeDraft, restoreDraft, writeDraft } from '@/lib/storage/drafts.ts'

const name = 'account'

/** The email last typed on any of the account pages in this tab, or an empty string. */
export const draftedEmail = (): string => restoreDraft(name, { email: '' }).email

/**
 * Default values for a form. An empty email is omitted, as are passwords: without a default, React Hook Form keeps the
 * value of the input, so whatever was typed or autofilled before hydration survives.
 */
export const startingEmail = (email: string): { email?: string } => (email === '' ? {} : { email })

export const forgetDraftedEmail = () => removeDraft(name)

/** Saves the typed email for the other account pages and for a reload; never a password. */
export function useEmailDraft<Values extends { email: string }>(form: UseFormReturn<Values, unknown, Values>) {
  // Effect: writes to the storage of the tab.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(name, { email: values.email }),
      }),
    [form],
  )
}

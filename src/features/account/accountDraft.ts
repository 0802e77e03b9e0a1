import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readDraft, removeDraft, writeDraft } from '@/lib/drafts.ts'

const name = 'account'

/** The e-mail typed on any of the three account pages in this tab; empty when there is none. */
export function draftedEmail(): string {
  const email = readDraft(name)?.['email']
  return typeof email === 'string' ? email : ''
}

/**
 * The e-mail as a form's default. An empty one is left out, and so are passwords: the form then takes what stands in the field, so that
 * what a browser filled in, or a person typed, before the written page came to life is not wiped.
 */
export const startingEmail = (email: string): { email?: string } => (email === '' ? {} : { email })

/** Forgets the typed e-mail: it has done its work. */
export const forgetDraftedEmail = () => removeDraft(name)

/** Keeps the e-mail of a form while it is typed, for the other account pages and after a reload. Never a password. */
export function useEmailDraft<Values extends { email: string }>(form: UseFormReturn<Values, unknown, Values>) {
  // Outside React: the tab's storage.
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(name, { email: values.email }) }), [form])
}

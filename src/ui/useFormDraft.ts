import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { writeDraft } from '@/lib/drafts.ts'

/** Keeps what is typed in a form as a draft of this tab, under a name. The caller starts from `readDraft` and removes it when sent. */
export function useFormDraft<Values extends FieldValues>(form: UseFormReturn<Values, unknown, Values>, name: string) {
  // Outside React: the tab's storage.
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(name, values) }), [form, name])
}

import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { writeDraft } from '@/lib/drafts.ts'

/**
 * Keeps what is typed in a form as a draft of this tab, under a name; with `start` only what differs from it. The caller starts from
 * `readDraft` and removes it when sent.
 */
export function useFormDraft<Values extends FieldValues>(form: UseFormReturn<Values, unknown, Values>, name: string, start?: Values) {
  // Outside React: the tab's storage.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(name, start ? Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== start[field])) : values),
      }),
    [form, name, start],
  )
}

import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldError, useField } from './FieldShell.tsx'

/** A checkbox with its label next to it. */
export function CheckboxField({ name, label, hint }: { name: string; label: ReactNode; hint?: string }) {
  const { register } = useFormContext()
  const { id, error, aria } = useField(name, { hint: hint !== undefined })
  return (
    <div>
      <div className="flex items-start gap-3">
        <input id={id} type="checkbox" {...aria} className="mt-3 size-5 shrink-0 accent-leaf" {...register(name)} />
        <label htmlFor={id} className="min-w-0 py-2.5">
          {label}
        </label>
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="-mt-1.5 pl-8 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

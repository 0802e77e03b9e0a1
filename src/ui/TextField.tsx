import type { ComponentProps, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldShell, inputLook, useField } from './FieldShell.tsx'

type Own = { name: string; label: string; hint?: ReactNode; optional?: boolean }

/** One line of text: also e-mail, phone, link, date and time, by its `type`. */
export function TextField({ name, label, hint, optional = false, ...rest }: Own & Omit<ComponentProps<'input'>, keyof Own | 'id'>) {
  const { register } = useFormContext()
  const { id, error, aria } = useField(name, { hint: hint !== undefined })
  return (
    <FieldShell id={id} label={label} hint={hint} optional={optional} error={error}>
      <input id={id} aria-required={!optional} {...aria} className={inputLook} {...rest} {...register(name)} />
    </FieldShell>
  )
}

/** Several lines of text. */
export function TextareaField({ name, label, hint, optional = false, rows = 5, ...rest }: Own & Omit<ComponentProps<'textarea'>, keyof Own | 'id'>) {
  const { register } = useFormContext()
  const { id, error, aria } = useField(name, { hint: hint !== undefined })
  return (
    <FieldShell id={id} label={label} hint={hint} optional={optional} error={error}>
      <textarea id={id} rows={rows} aria-required={!optional} {...aria} className={inputLook} {...rest} {...register(name)} />
    </FieldShell>
  )
}

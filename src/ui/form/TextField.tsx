import type { ComponentProps, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldShell, inputLook, useField } from './FieldShell.tsx'

type Own = { name: string; label: string; hint?: ReactNode; optional?: boolean }

/** A single-line input of any text-like `type`: e-mail, phone, link, date, time. */
export function TextField({
  name,
  label,
  hint,
  optional = false,
  ...rest
}: Own & Omit<ComponentProps<'input'>, keyof Own | 'id'>) {
  const { register } = useFormContext()
  const { id, error, aria } = useField(name, { hint: hint !== undefined })
  return (
    <FieldShell id={id} label={label} hint={hint} optional={optional} error={error}>
      <input id={id} aria-required={!optional} {...aria} className={inputLook} {...rest} {...register(name)} />
    </FieldShell>
  )
}

/** A multi-line text field. */
export function TextareaField({
  name,
  label,
  hint,
  optional = false,
  rows = 5,
  ...rest
}: Own & Omit<ComponentProps<'textarea'>, keyof Own | 'id'>) {
  const { register } = useFormContext()
  const { id, error, aria } = useField(name, { hint: hint !== undefined })
  return (
    <FieldShell id={id} label={label} hint={hint} optional={optional} error={error}>
      <textarea
        id={id}
        rows={rows}
        aria-required={!optional}
        {...aria}
        className={inputLook}
        {...rest}
        {...register(name)}
      />
    </FieldShell>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldShell, useField } from './FieldShell.tsx'
import { inputClass } from '@/ui/base/inputClass.ts'

type Own = { name: string; label: string; hint?: ReactNode; optional?: boolean }
type Line = Own & {
  /** Shown before the input: a currency. */
  prefix?: string
  /** Converts the text when the field loses focus. */
  tidy?: (text: string) => string
}

/** A single-line input of any text-like `type`: email, phone, link, date, time. */
export function TextField({
  name,
  label,
  hint,
  optional = false,
  prefix,
  tidy,
  ...rest
}: Line & Omit<ComponentProps<'input'>, keyof Line | 'id'>) {
  const { register, setValue } = useFormContext()
  const { id, error, aria } = useField(name, { hint: hint !== undefined })
  return (
    <FieldShell id={id} label={label} hint={hint} optional={optional} error={error}>
      <div className="relative">
        {prefix !== undefined && (
          <span aria-hidden="true" className="absolute inset-y-0 left-4 my-auto h-fit text-ink-soft">
            {prefix}
          </span>
        )}
        <input
          id={id}
          aria-required={!optional}
          {...aria}
          className={`${inputClass} ${prefix === undefined ? '' : 'pl-8'}`}
          {...rest}
          {...register(
            name,
            tidy && {
              onBlur: ({ target }: { target: HTMLInputElement }) => {
                const text = tidy(target.value)
                if (text !== target.value)
                  setValue(name, text, { shouldDirty: true, shouldValidate: error !== undefined })
              },
            },
          )}
        />
      </div>
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
  className = '',
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
        className={`${inputClass} ${className}`}
        {...rest}
        {...register(name)}
      />
    </FieldShell>
  )
}

import type { ChangeEvent, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldShell, inputLook, useField } from './FieldShell.tsx'

type Props = {
  name: string
  label: string
  hint?: ReactNode
  optional?: boolean
  options: readonly { value: string; label: string }[]
  disabled?: boolean
  /** Leaves out "Choose…": one of the options is always chosen. */
  chosen?: boolean
  onChange?: (value: string) => void
}

/** A choice from a list; starts with none chosen. */
export function SelectField({ name, label, hint, optional = false, options, disabled = false, chosen = false, onChange }: Props) {
  const { t } = useTranslation()
  const { register, getValues } = useFormContext()
  const start: unknown = getValues(name)
  const { id, error, aria } = useField(name, { hint: hint !== undefined })
  return (
    <FieldShell id={id} label={label} hint={hint} optional={optional} error={error}>
      {/* Chosen by React, too: react-hook-form takes a select that is not yet set for one that a person has changed. */}
      <select id={id} aria-required={!optional} {...aria} className={`${inputLook} truncate pr-10`} defaultValue={typeof start === 'string' ? start : ''} {...register(name, { disabled, onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange?.(event.target.value) })}>
        {!chosen && <option value="">{t('chooseOption')}</option>}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}

import type { ChangeEvent, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldShell, useField } from './FieldShell.tsx'
import { inputClass } from '@/ui/base/inputClass.ts'

type Props = {
  name: string
  label: string
  hint?: ReactNode
  optional?: boolean
  options: readonly { value: string; label: string }[]
  disabled?: boolean
  /** Omits "Choose…", because an option is always selected. */
  chosen?: boolean
  onChange?: (value: string) => void
}

/** A native select. */
export function SelectField({
  name,
  label,
  hint,
  optional = false,
  options,
  disabled = false,
  chosen = false,
  onChange,
}: Props) {
  const { t } = useTranslation()
  const { register, getValues } = useFormContext()
  const initial: unknown = getValues(name)
  const { id, error, aria } = useField(name, { hint: hint !== undefined })
  return (
    <FieldShell id={id} label={label} hint={hint} optional={optional} error={error}>
      {/* defaultValue, too: react-hook-form treats a select that differs from its value as changed by the user. */}
      <select
        id={id}
        aria-required={!optional}
        {...aria}
        className={`${inputClass} truncate pr-10`}
        defaultValue={typeof initial === 'string' ? initial : ''}
        {...register(name, {
          disabled,
          onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange?.(event.target.value),
        })}
      >
        {!chosen && <option value="">{t('chooseOption')}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}

import type { ChangeEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useField } from './FieldShell.tsx'
import { RadioGroup, type RadioOption } from './RadioGroup.tsx'

type Props = {
  name: string
  legend: string
  options: readonly RadioOption[]
  /** `cards`: side by side with a picture; `chips`: small, wrapping. */
  look?: 'cards' | 'chips'
  disabled?: boolean
  onChange?: (value: string) => void
}

/** A RadioGroup as a field of the form around it. */
export function RadioCards({ name, onChange, ...rest }: Props) {
  const { register } = useFormContext()
  const { id, error } = useField(name)
  return <RadioGroup id={id} error={error} input={() => register(name, { onChange: (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value) })} {...rest} />
}

import type { ChangeEvent, ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { useField } from './FieldShell.tsx'
import { RadioGroup } from './RadioGroup.tsx'

type Props = Pick<ComponentProps<typeof RadioGroup>, 'legend' | 'hint' | 'options' | 'look' | 'disabled'> & {
  name: string
  onChange?: (value: string) => void
}

/** A RadioGroup registered as a field of the surrounding form. */
export function RadioCards({ name, onChange, ...rest }: Props) {
  const { register } = useFormContext()
  const { id, error } = useField(name)
  return (
    <RadioGroup
      id={id}
      error={error}
      input={() =>
        register(name, { onChange: (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value) })
      }
      {...rest}
    />
  )
}

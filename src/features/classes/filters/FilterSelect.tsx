import { useId } from 'react'
import { inputClass } from '@/ui/base/inputClass.ts'

type Props<Value extends string> = {
  label: string
  /** The text for no selection. */
  any: string
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value | null) => void
  /** Without a visible label on phones: the first option says it. */
  bare?: boolean
  /** Never highlighted, because an order hides no classes. */
  plain?: boolean
}

/** A filter with a list of options that applies at once; highlighted while an option is selected. */
export function FilterSelect<Value extends string>({
  label,
  any,
  options,
  value,
  onChange,
  bare = false,
  plain = false,
}: Props<Value>) {
  const id = useId()
  return (
    <div className="min-w-0 space-y-2">
      <label htmlFor={id} className={`block text-sm font-semibold ${bare ? 'max-sm:sr-only' : ''}`}>
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value ?? null)}
        className={`${inputClass} min-h-13 truncate pr-8 pl-3 ${plain || value === null ? '' : 'border-leaf font-semibold text-leaf-dark'}`}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

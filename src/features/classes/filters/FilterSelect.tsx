import { useId } from 'react'
import { inputClass } from '@/ui/form/inputClass.ts'

type Props<Value extends string> = {
  label: string
  /** The words for no choice. */
  any: string
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value | null) => void
  /** Not marked when chosen: an order hides nothing. */
  plain?: boolean
}

/** One filter: a choice from a list that takes effect at once; marked while something is chosen. */
export function FilterSelect<Value extends string>({
  label,
  any,
  options,
  value,
  onChange,
  plain = false,
}: Props<Value>) {
  const id = useId()
  return (
    <div className="min-w-0 space-y-2">
      <label htmlFor={id} className="block text-sm font-semibold">
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

import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { FieldError } from '@/ui/form/FieldError.tsx'
import { useField } from '@/ui/form/FieldShell.tsx'
import type { ListingValues } from '@/features/teaching/form/listingValues.ts'

type Props = {
  name: 'weekdays' | 'languages'
  legend: string
  hint?: ReactNode
  options: readonly { value: string; label: string }[]
}

/** Multiple choice, stored as words in the order of the options. */
export function CheckChips({ name, legend, hint, options }: Props) {
  const { field } = useController<ListingValues, Props['name']>({ name })
  const { id, error, aria } = useField(name, { hint: hint !== undefined })
  const chosen = field.value.split(' ')
  const toggled = (value: string) =>
    options.map((option) => option.value).filter((other) => chosen.includes(other) !== (other === value))
  return (
    <fieldset className="min-w-0 space-y-2" {...aria}>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }, index) => (
          <label
            key={value}
            className="group/option relative flex min-h-11 items-center gap-1.5 rounded-full border-[1.5px] border-edge bg-paper px-3.5 py-2 font-semibold has-checked:border-leaf has-checked:bg-leaf-tint has-checked:text-leaf-dark has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              ref={index === 0 ? field.ref : undefined}
              onChange={() => field.onChange(toggled(value).join(' '))}
              onBlur={field.onBlur}
              className="absolute inset-0 size-full appearance-none focus-visible:outline-none"
            />
            <Check
              aria-hidden="true"
              strokeWidth={3}
              className="hidden size-4 shrink-0 group-has-checked/option:block"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

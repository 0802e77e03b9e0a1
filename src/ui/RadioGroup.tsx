import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'

export type RadioOption = { value: string; label: string; picture?: ReactNode; note?: string; disabled?: boolean }

type Props = {
  id: string
  legend: string
  options: readonly RadioOption[]
  /** `cards`: side by side with a picture; `chips`: small, wrapping. */
  look?: 'cards' | 'chips'
  disabled?: boolean
  error?: string | undefined
  /** What ties an input to its owner: its name, whether it is checked, what a change does. */
  input: (value: string) => ComponentProps<'input'>
}

const looks = {
  // Side by side where their words have room, at any size of the letters.
  cards: { group: 'flex flex-wrap gap-3', card: 'flex-1 basis-28 wrap-break-word flex-col rounded-[18px] p-4' },
  chips: { group: 'flex flex-wrap gap-2 sm:gap-2.5', card: 'min-h-11 items-center rounded-full px-3.5 py-2 sm:px-4' },
} as const

/** One choice of a few, shown as cards or chips; native radio buttons inside. In a form use RadioCards. */
export function RadioGroup({ id, legend, options, look = 'cards', disabled = false, error, input }: Props) {
  return (
    <fieldset role="radiogroup" className="min-w-0 space-y-2" aria-invalid={error === undefined ? undefined : true} aria-describedby={error === undefined ? undefined : `${id}-error`} disabled={disabled}>
      <legend className="font-semibold">{legend}</legend>
      <div className={looks[look].group}>
        {options.map(({ value, label, picture, note, disabled: closed = false }) => (
          <label
            key={value}
            className={`flex gap-2 border-[1.5px] border-edge bg-paper font-semibold transition-colors has-checked:border-leaf has-checked:bg-leaf-tint has-checked:text-leaf-dark has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf has-disabled:opacity-60 ${looks[look].card}`}
          >
            {picture}
            <span className="flex items-center gap-2">
              <input type="radio" value={value} className="size-4 shrink-0 accent-leaf focus-visible:outline-none" disabled={closed} {...input(value)} />
              {label}
            </span>
            {note !== undefined && <span className="text-sm font-normal text-ink-soft">{note}</span>}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

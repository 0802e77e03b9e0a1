import { Check } from 'lucide-react'
import { Fragment, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './FieldShell.tsx'

type RadioOption = {
  value: string
  label: string
  picture?: ReactNode
  /** Describes the option, and is no part of its name. */
  note?: string
  disabled?: boolean
  group?: string
}

type Props = {
  id: string
  legend: string
  hint?: string | undefined
  options: readonly RadioOption[]
  /**
   * `cards`: in a row, with a picture; `chips`: small and wrapping, and with pictures on a phone two per row; `days`, `times`: cells of equal
   * width, with the label of days for screen readers only. The first option of each `group` has a heading.
   */
  look?: 'cards' | 'chips' | 'days' | 'times'
  disabled?: boolean
  error?: ReactNode
  /** Connects an input to its owner: name, checked state, change handler. */
  input: (value: string) => ComponentProps<'input'>
}

const looks = {
  // In a row if their texts have room, at any font size.
  cards: {
    group: 'flex flex-wrap gap-3',
    card: 'flex-1 basis-28 wrap-break-word flex-col rounded-[18px] p-4 max-sm:px-3',
  },
  chips: { group: 'flex flex-wrap gap-2 sm:gap-2.5', card: 'min-h-11 items-center rounded-full px-3.5 py-2 sm:px-4' },
  days: {
    group: 'grid grid-cols-[repeat(auto-fit,minmax(3.3rem,1fr))] gap-1.5 sm:gap-2.5',
    card: 'min-h-14 items-center justify-center rounded-control px-1 py-2 text-center text-sm leading-tight',
  },
  times: {
    group: 'grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2',
    card: 'min-h-11 items-center justify-center rounded-control px-1 py-2 text-center',
  },
  // On a phone, a grid with as many columns as the font size allows; elsewhere wrapping pills.
  pictured: {
    group: 'grid grid-cols-[repeat(auto-fill,minmax(min(9.25rem,100%),1fr))] gap-2 sm:flex sm:flex-wrap sm:gap-2.5',
    card: 'min-h-11 items-center rounded-control px-1 py-1.5 max-sm:text-sm max-sm:leading-tight max-sm:[&>img]:size-5 max-sm:[&>img]:shrink-0 sm:max-w-full sm:rounded-full sm:px-4 sm:py-2',
  },
} as const

/** A single choice, shown as cards or chips; native radio buttons inside. In a form, use RadioCards. */
export function RadioGroup({ id, legend, hint, options, look = 'cards', disabled = false, error, input }: Props) {
  // A chip has no room for the radio button, which invisibly covers it; a check mark on its edge shows the selection.
  const chip = look !== 'cards'
  const pictured = look === 'chips' && options.some(({ picture }) => picture !== undefined)
  const describedBy =
    [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(Boolean).join(' ') ||
    undefined
  const { group, card } = looks[pictured ? 'pictured' : look]
  return (
    <fieldset
      role="radiogroup"
      className="min-w-0 space-y-2"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy}
      disabled={disabled}
    >
      <legend className="font-semibold">{legend}</legend>
      <div className={group}>
        {options.map(({ value, label, picture, note, group: heading, disabled: closed = false }, index) => (
          <Fragment key={value}>
            {heading !== undefined && heading !== options[index - 1]?.group && (
              <p className="col-span-full pt-1 text-sm font-semibold text-ink-soft">{heading}</p>
            )}
            <label
              className={`group/option relative flex gap-2 border-[1.5px] border-edge bg-paper font-semibold transition-colors has-checked:border-leaf has-checked:bg-leaf-tint has-checked:text-leaf-dark has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf has-disabled:opacity-60 ${card}`}
            >
              {picture}
              <span className={look === 'days' ? 'absolute inset-0' : 'flex items-center gap-2'}>
                <input
                  type="radio"
                  value={value}
                  className={`focus-visible:outline-none ${chip ? 'absolute inset-0 size-full appearance-none' : 'size-4 shrink-0 accent-leaf'}`}
                  disabled={closed}
                  aria-describedby={note === undefined ? undefined : `${id}-${value}`}
                  {...input(value)}
                />
                <span className={look === 'days' ? 'sr-only' : ''}>{label}</span>
              </span>
              {note !== undefined && (
                <span
                  id={`${id}-${value}`}
                  aria-hidden="true"
                  className={look === 'days' ? 'sr-only' : 'text-sm font-normal text-ink-soft'}
                >
                  {note}
                </span>
              )}
              {chip && (
                <Check
                  aria-hidden="true"
                  strokeWidth={3}
                  className="pointer-events-none absolute -top-2 -right-1 hidden size-5 rounded-full bg-leaf p-0.5 text-paper group-has-checked/option:block"
                />
              )}
            </label>
          </Fragment>
        ))}
      </div>
      {/* Below the options, so that they don't move under the finger when a choice changes it. */}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

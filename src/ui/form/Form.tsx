import { createContext, use, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { FormProvider, useFormState, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { ErrorNote } from '@/ui/error/ErrorNote.tsx'
import { showFocusedField } from '@/ui/browser/scrollToView.ts'
import { useReady } from '@/ui/browser/useClientValue.ts'
import { useBlockedFields } from './useBlockedFields.ts'
import { useSubmission, type Submission } from './useSubmission.ts'
import { WaitingButton } from '@/ui/base/WaitingButton.tsx'

type Props<Values extends FieldValues, Result> = Submission<Values, Result> & {
  label?: string
  className?: string
  children: ReactNode
}

type Submitting = { busy: boolean; seconds: number; note: ReactNode }

const idle: Submitting = { busy: false, seconds: 0, note: null }
const SubmitContext = createContext(idle)

/** The displayed value of a field if it differs from the form's value; undefined otherwise. */
function unheardValue(field: Element, value: unknown): unknown {
  if (field instanceof HTMLInputElement) {
    const { type, checked, value: own } = field
    if (type === 'file') return undefined
    if (type === 'radio') return checked && value !== own ? own : undefined
    if (type === 'checkbox' && typeof value === 'boolean') return checked === value ? undefined : checked
    if (type === 'checkbox') {
      const boxes = [...(field.form?.querySelectorAll<HTMLInputElement>(`[name="${field.name}"]`) ?? [])]
      const chosen = String(value).split(' ')
      const ticked = boxes.filter((box) => box.checked).map((box) => box.value)
      return boxes.every((box) => box.checked === chosen.includes(box.value)) ? undefined : ticked.join(' ')
    }
  }
  if (!field.matches('input, select, textarea')) return undefined
  // A copy shows how the browser displays the form's value: without line breaks in an input, empty if a select has no such option.
  const copy = field.cloneNode(true) as HTMLInputElement
  copy.value = typeof value === 'string' ? value : ''
  const { value: shown } = field as HTMLInputElement
  return shown === copy.value ? undefined : shown
}

/** Takes over values that password managers and browsers filled in without an event, so that the form sends the values that it shows. */
function hearFields<Values extends FieldValues>(
  element: HTMLFormElement,
  form: UseFormReturn<Values, unknown, Values>,
) {
  for (const field of element.elements) {
    const name = field.getAttribute('name') as FieldPath<Values> | null
    if (name === null || field.matches(':disabled') || !(name in form.getValues())) continue
    const value = unheardValue(field, form.getValues(name))
    if (value !== undefined)
      form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.getFieldState(name).invalid })
  }
}

let forms = 0

/** Marks the page for the style sheet while it has a form. Not by `body:has(form)`, which restyles each page that is left. */
function markPage() {
  const { dataset } = document.documentElement
  forms += 1
  dataset['form'] = ''
  return () => {
    forms -= 1
    if (forms === 0) delete dataset['form']
  }
}

/**
 * A form: validates with its schema, focuses the first invalid field, submits only once at a time, keeps the input, and shows a failure above the
 * submit button.
 */
export function Form<Values extends FieldValues, Result>({
  label,
  className = 'space-y-5',
  children,
  ...submission
}: Props<Values, Result>) {
  const { form, failure, sends = true } = submission
  const ready = useReady()
  const { busy, seconds, fault, submit } = useSubmission(submission)
  const { ref, className: blockedClass } = useBlockedFields(busy)
  const { submitCount } = useFormState({ control: form.control })

  // Effect: the attribute of the page.
  useEffect(markPage, [])

  // Effect: the scroll position. An invalid field was focused before its error was rendered.
  useLayoutEffect(() => {
    if (submitCount > 0) showFocusedField()
  }, [submitCount])

  // A stored rate limit shows only after hydration, because the prerendered page has no error.
  const note = ready && fault !== null && failure && (
    <ErrorNote
      {...failure}
      fault={fault}
      place={typeof failure.place === 'function' ? failure.place(fault) : failure.place}
    />
  )

  return (
    <FormProvider {...form}>
      <form
        ref={ref}
        noValidate
        aria-label={label}
        className="contents"
        onChange={({ currentTarget }) => hearFields(currentTarget, form)}
        onSubmit={(event) => {
          event.preventDefault()
          hearFields(event.currentTarget, form)
          event.stopPropagation() // React bubbles it to a form around this form's dialog
          void submit()
        }}
      >
        <fieldset role="presentation" disabled={!ready} className={`min-w-0 ${className} ${blockedClass}`}>
          <SubmitContext value={sends ? { busy, seconds: ready ? seconds : 0, note } : idle}>{children}</SubmitContext>
        </fieldset>
      </form>
    </FormProvider>
  )
}

type SubmitProps = {
  children: ReactNode
  busyLabel: string
  /** `secondary` while another button is to be pressed first. */
  variant?: 'primary' | 'secondary'
  disabled?: boolean
  wide?: boolean
  className?: string
  describedBy?: string
}

/** The submit button of the surrounding Form: busy while it submits, counting down during a rate limit, below the error of the last failure. */
export function SubmitButton({
  children,
  busyLabel,
  variant = 'primary',
  disabled = false,
  wide = true,
  className = '',
  describedBy,
}: SubmitProps) {
  const { busy, seconds, note } = use(SubmitContext)
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  // Focus: the browser removes it from a disabled button, so it is restored afterwards.
  useLayoutEffect(() => {
    if (!busy && hadFocus.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
  }, [busy])

  return (
    <>
      {Boolean(note) && <div className="mb-5">{note}</div>}
      <WaitingButton
        ref={button}
        seconds={seconds}
        onClick={() => (hadFocus.current = document.activeElement === button.current)}
        type="submit"
        variant={variant}
        wide={wide}
        className={className}
        busy={busy}
        busyLabel={busyLabel}
        disabled={disabled}
        aria-describedby={describedBy}
      >
        {children}
      </WaitingButton>
    </>
  )
}

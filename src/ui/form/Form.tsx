import { createContext, use, useLayoutEffect, useRef, type ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { ErrorNote } from '@/ui/error/ErrorNote.tsx'
import { useReady } from '@/ui/loading/useReady.ts'
import { useBlockedFields } from './useBlockedFields.ts'
import { useSubmission, type Submission } from './useSubmission.ts'
import { WaitingButton } from './WaitingButton.tsx'

type Props<Values extends FieldValues, Result> = Submission<Values, Result> & {
  label?: string
  className?: string
  children: ReactNode
}

type Submitting = { busy: boolean; seconds: number; note: ReactNode }

const idle: Submitting = { busy: false, seconds: 0, note: null }
const SubmitContext = createContext(idle)

/**
 * A form: validates with its schema, focuses the first invalid field, submits only once at a time, keeps what was typed, and shows a failure
 * above the submit button.
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
        onSubmit={(event) => {
          event.preventDefault()
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
  /** `secondary` while something else is to be pressed first. */
  variant?: 'primary' | 'secondary'
  disabled?: boolean
  wide?: boolean
  className?: string
  describedBy?: string
}

/**
 * The submit button of the surrounding Form: busy while it submits, counting down while the backend asks to wait, below the error of what
 * failed.
 */
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

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useFormContext, type FieldErrors, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { asFault, type Fault } from '@/lib/fault.ts'
import { Button } from './Button.tsx'
import { ErrorNote } from './ErrorNote.tsx'
import type { MessageKey } from './useFaultWords.ts'
import { useHere } from './useHere.ts'
import { useReady } from './useReady.ts'

type Props<Values extends FieldValues, Result> = {
  form: UseFormReturn<Values, unknown, Values>
  /** Sends the values; what it throws is shown as `failure`. */
  onSubmit: (values: Values) => Promise<Result>
  /** Called with the answer, if the person is still at this form. */
  onDone?: (result: Result, values: Values) => void
  /** The words of SPEC.md §8 for a failure here, and whether the server's own may be shown. Left out: the caller says it (`onFault`). */
  failure?: { place: MessageKey | ((fault: Fault) => MessageKey); server?: boolean }
  onFault?: (fault: Fault) => void
  /** Called when the check finds errors and nothing is sent. */
  onInvalid?: (errors: FieldErrors<Values>) => void
  label?: string
  className?: string
  children: ReactNode
}

/**
 * The one form: checks by its schema, puts the focus on the first wrong field, sends once however often it is pressed,
 * keeps what was typed, and shows a failure once above the buttons.
 */
export function Form<Values extends FieldValues, Result>({ form, onSubmit, onDone, failure, onFault, onInvalid, label, className = 'space-y-5', children }: Props<Values, Result>) {
  const ready = useReady()
  const [fault, setFault] = useState<Fault | null>(null)
  const sending = useRef(false)
  const isHere = useHere()

  const send = async (values: Values) => {
    setFault(null)
    try {
      const result = await onSubmit(values)
      if (isHere()) onDone?.(result, values)
    } catch (thrown) {
      const caught = asFault(thrown)
      if (!isHere() || caught.kind === 'cancelled') return
      Object.keys(values)
        .filter((name) => Object.hasOwn(caught.fields, name))
        // Where the server's words may not stand (SPEC.md §8), the field is marked with our own.
        .forEach((name, index) => form.setError(name as FieldPath<Values>, { type: 'server', message: failure?.server ? caught.fields[name]! : 'checkField' }, { shouldFocus: index === 0 }))
      setFault(caught)
      onFault?.(caught)
    }
  }

  const submit = async () => {
    if (sending.current) return
    sending.current = true
    try {
      await form.handleSubmit(send, (errors) => {
        setFault(null) // the fields say what is wrong now
        onInvalid?.(errors)
      })()
    } finally {
      sending.current = false
    }
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={label}
        className="contents"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation() // a form inside a dialog inside a form's page is its own
          void submit()
        }}
      >
        <fieldset role="presentation" disabled={!ready} className={`min-w-0 ${className}`}>
          {children}
          {fault !== null && failure && (
            <ErrorNote fault={fault} place={typeof failure.place === 'function' ? failure.place(fault) : failure.place} server={failure.server ?? false} />
          )}
        </fieldset>
      </form>
    </FormProvider>
  )
}

/** The submit button of the Form around it; busy from the press to the answer. */
export function SubmitButton({ children, busyLabel, disabled = false, wide = true, describedBy }: { children: ReactNode; busyLabel: string; disabled?: boolean; wide?: boolean; describedBy?: string }) {
  const { isSubmitting } = useFormContext().formState
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  // Outside React: the focus. The browser takes it from a button that cannot be pressed, at once; it comes back with the answer.
  useLayoutEffect(() => {
    if (!isSubmitting && hadFocus.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [isSubmitting])

  return (
    <Button ref={button} onClick={() => (hadFocus.current = document.activeElement === button.current)} type="submit" wide={wide} busy={isSubmitting} busyLabel={busyLabel} disabled={disabled} aria-describedby={describedBy}>
      {children}
    </Button>
  )
}

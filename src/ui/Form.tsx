import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { FormProvider, type FieldErrors, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { doubtfulSend } from '@/lib/doubtfulSend.ts'
import { readDraft } from '@/lib/drafts.ts'
import { asFault, isAnswerLost, isInDoubt, type Fault } from '@/lib/fault.ts'
import { ErrorNote } from './ErrorNote.tsx'
import type { FaultPlace, MessageKey } from './useFaultWords.ts'
import { useHere } from './useHere.ts'
import { useReady } from './useReady.ts'
import { standingRefusal, useWait } from './useWait.ts'
import { WaitingButton } from './WaitingButton.tsx'

type Props<Values extends FieldValues, Result> = {
  /** What this form is about, the same whenever it is opened: how its last sending ended is remembered by it. */
  name: string
  form: UseFormReturn<Values, unknown, Values>
  /** Sends the values; what it throws is shown as `failure`. */
  onSubmit: (values: Values) => Promise<Result>
  /** Called with the answer, if the person is still at this form; nothing is sent again until what it returns is done. */
  onDone?: (result: Result, values: Values) => void | Promise<void>
  /** The words of SPEC.md §8 for a failure here, and what else may be said. Left out: the caller says it (`onFault`). */
  failure?: FaultPlace & { place: MessageKey | ((fault: Fault) => MessageKey) }
  /** Asked before anything is sent once more that may have gone through (ui/askAgain); left out where a repeat does no harm. */
  mayRepeat?: () => Promise<boolean>
  /** Whether a submit sends something; a step on the way does not. */
  sends?: boolean
  onFault?: (fault: Fault) => void
  /** Called when the check finds errors and nothing is sent. */
  onInvalid?: (errors: FieldErrors<Values>) => void
  /** The draft of its values (useFormDraft): who leaves while they are on their way, and comes back, finds them there and not a form to be sent again. */
  draftName?: string
  label?: string
  className?: string
  children: ReactNode
}

/** What is on its way, by the names of the drafts. */
const underway = new Map<string, Promise<unknown>>()

const idle = { busy: false, seconds: 0 }
const SubmitContext = createContext(idle)

/** While the values are on their way nothing can be changed that would not be sent. */
const held = '[&_:is(input,select,textarea,label)]:pointer-events-none'
const isField = (target: EventTarget | null) => target instanceof Element && target.matches('input, select, textarea')

/**
 * The one form: checks by its schema, puts the focus on the first wrong field, sends once however often it is pressed,
 * keeps what was typed, and shows a failure once above the buttons.
 */
export function Form<Values extends FieldValues, Result>({ name, form, onSubmit, onDone, failure, mayRepeat, sends = true, onFault, onInvalid, draftName, label, className = 'space-y-5', children }: Props<Values, Result>) {
  const ready = useReady()
  const [fault, setFault] = useState(() => standingRefusal(name))
  const wait = useWait(name)
  const [joined, join] = useState(() => (draftName !== undefined && readDraft(draftName) !== null ? underway.get(draftName) : undefined))
  const busy = form.formState.isSubmitting || joined !== undefined
  const element = useRef<HTMLFormElement>(null)
  const sending = useRef(joined !== undefined)
  const isHere = useHere()

  const start = (values: Values) => {
    const work = onSubmit(values)
    if (draftName !== undefined) {
      underway.set(draftName, work)
      const end = () => void (underway.get(draftName) === work && underway.delete(draftName))
      work.then(end, end)
    }
    return work
  }

  const finish = (result: Result, values: Values) => {
    if (sends && mayRepeat) doubtfulSend.set(name, false)
    return isHere() ? onDone?.(result, values) : undefined
  }
  const fail = (thrown: unknown, values: Values) => {
    const caught = asFault(thrown)
    wait.heed(caught)
    if (mayRepeat) doubtfulSend.set(name, isAnswerLost(caught) || (doubtfulSend.is(name) && isInDoubt(caught, true)))
    if (!isHere() || caught.kind === 'cancelled') return
    Object.keys(values)
      .filter((field) => Object.hasOwn(caught.fields, field))
      // Where the server's words may not stand (SPEC.md §8), the field is marked with our own.
      .forEach((field, index) => form.setError(field as FieldPath<Values>, failure?.server ? { type: 'server', message: caught.fields[field]! } : { type: 'refused', message: 'checkField' }, { shouldFocus: index === 0 }))
    setFault(caught)
    onFault?.(caught)
  }

  const submit = async () => {
    if (sending.current || (sends && wait.mustWait())) return
    sending.current = true
    let done = Promise.resolve()
    try {
      if (sends && mayRepeat && doubtfulSend.is(name) && (await form.trigger()) && !(await mayRepeat())) return
      const send = (values: Values) => {
        setFault(null)
        return start(values).then(
          (result) => void (done = Promise.resolve(finish(result, values))),
          (thrown: unknown) => fail(thrown, values),
        )
      }
      await form.handleSubmit(send, (errors) => {
        setFault(null) // the fields say what is wrong now
        onInvalid?.(errors)
      })()
      await done
    } finally {
      sending.current = false
    }
  }

  const leaveJoined = () => {
    sending.current = false
    join(undefined)
  }
  const finishJoined = useEffectEvent((result: unknown) => {
    leaveJoined()
    void finish(result as Result, form.getValues())
  })
  const failJoined = useEffectEvent((thrown: unknown) => {
    leaveJoined()
    fail(thrown, form.getValues())
  })

  // Outside React: what was sent from this form before it was left.
  useEffect(() => {
    joined?.then(
      (result) => finishJoined(result),
      (thrown: unknown) => failJoined(thrown),
    )
  }, [joined])

  // Outside React: React knows no event that comes before every kind of input.
  useEffect(() => {
    const form = element.current
    if (!busy || !form) return
    const hold = (event: Event) => {
      if (isField(event.target) && !(event instanceof KeyboardEvent && ['Tab', 'Escape'].includes(event.key))) event.preventDefault()
    }
    const events = ['beforeinput', 'keydown'] as const
    for (const name of events) form.addEventListener(name, hold, true)
    return () => {
      for (const name of events) form.removeEventListener(name, hold, true)
    }
  }, [busy])

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-label={label}
        className="contents"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation() // a form inside a dialog inside a form's page is its own
          void submit()
        }}
      >
        <fieldset role="presentation" disabled={!ready} className={`min-w-0 ${className} ${busy ? held : ''}`}>
          <SubmitContext value={sends ? { busy, seconds: wait.seconds } : idle}>{children}</SubmitContext>
          {fault !== null && failure && <ErrorNote {...failure} fault={fault} place={typeof failure.place === 'function' ? failure.place(fault) : failure.place} />}
        </fieldset>
      </form>
    </FormProvider>
  )
}

type SubmitProps = { children: ReactNode; busyLabel: string; disabled?: boolean; wide?: boolean; className?: string; describedBy?: string }

/** The submit button of the Form around it; busy from the press to the answer, and counting down while nothing may be sent. */
export function SubmitButton({ children, busyLabel, disabled = false, wide = true, className = '', describedBy }: SubmitProps) {
  const { busy, seconds } = use(SubmitContext)
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  // Outside React: the focus. The browser takes it from a button that cannot be pressed, at once; it comes back with the answer.
  useLayoutEffect(() => {
    if (!busy && hadFocus.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [busy])

  return (
    <WaitingButton
      ref={button}
      seconds={seconds}
      onClick={() => (hadFocus.current = document.activeElement === button.current)}
      type="submit"
      wide={wide}
      className={className}
      busy={busy}
      busyLabel={busyLabel}
      disabled={disabled}
      aria-describedby={describedBy}
    >
      {children}
    </WaitingButton>
  )
}

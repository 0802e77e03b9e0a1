import { useMutation, useMutationState, useQueryClient, type MutationState } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { i18n } from '@/i18n/i18n.ts'
import { asFault, isAnswerLost, isInDoubt, withTexts, type Fault } from '@/lib/fault.ts'
import { holdDrafts, removeDraft, writeDraft } from '@/lib/storage/drafts.ts'
import { readDraft } from '@/lib/storage/shapes.ts'
import { confirm } from '@/ui/dialog/dialogs.ts'
import type { FaultPlace, MessageKey } from '@/ui/error/useFaultWords.ts'
import { pageTurn } from '@/ui/loading/pageTurn.ts'
import { standingRefusal, useWait } from '@/ui/error/useWait.ts'

const mark = (name: string) => `${name}:doubt`

/** Whether a form's last submission may have been stored although its response was lost; kept in session storage with the drafts. */
export const doubtfulSend = {
  is: (name: string): boolean => readDraft(mark(name), {}) !== null,
  set: (name: string, doubtful: boolean) => (doubtful ? void writeDraft(mark(name), {}) : removeDraft(mark(name))),
}

/** Asks for confirmation before repeating a submission that may already have been stored. */
export const askAgain = () =>
  confirm(() => ({
    title: i18n.t('messages:again.title'),
    text: i18n.t('messages:again.text'),
    confirm: i18n.t('messages:again.yes'),
    cancel: i18n.t('common:cancel'),
  }))

export type Submission<Values extends FieldValues, Result> = {
  /** Identifies the form across visits: the result of its last submission is stored under this name. */
  name: string
  form: UseFormReturn<Values, unknown, Values>
  /** Sends the values. Its error is shown with `failure`. */
  onSubmit: (values: Values) => Promise<Result>
  /** Called with the result unless the page was left; the form stays busy until its promise settles. */
  onDone?: (result: Result, values: Values) => void | Promise<void>
  /** The message of CONTRACT.md §8 for a failure. Omit it if the caller shows errors itself (`onFault`). */
  failure?: FaultPlace & { place: MessageKey | ((fault: Fault) => MessageKey) }
  /** Payload fields whose form field has another name, to show the server's messages there. */
  sentAs?: Readonly<Record<string, FieldPath<Values>>>
  /** Asked before a submission that may already have been stored is repeated (askAgain). Omit it if repeating does no harm. */
  mayRepeat?: () => Promise<boolean>
  /** Whether submitting sends a request; false for the steps of a longer form. */
  sends?: boolean
  onFault?: (fault: Fault) => void
  /** Called when validation fails and nothing is sent. */
  onInvalid?: (errors: FieldErrors<Values>) => void
  /**
   * Keeps the values as a draft in this tab (lib/storage/drafts.ts) until they are sent; with `empty`, only values that differ from it, and
   * with `keepsEmpty` also the values they replace, as `was`. The caller passes the draft as default values. Users who leave during a submission
   * and return find it still pending.
   */
  draft?: { name: string; empty?: Values; keepsEmpty?: boolean }
}

/** Validates and submits a form once at a time, keeps its draft, and resumes a submission that was pending when the form was left. */
export function useSubmission<Values extends FieldValues, Result>({
  name,
  form,
  onSubmit,
  onDone,
  failure,
  sentAs = {},
  mayRepeat,
  sends = true,
  onFault,
  onInvalid,
  draft,
}: Submission<Values, Result>) {
  const [fault, setFault] = useState(() => standingRefusal(name))
  const wait = useWait(name)
  const mutationKey = ['form', name]
  const cache = useQueryClient().getMutationCache()
  const { mutateAsync: send } = useMutation<Result, Error, Values>({
    mutationKey,
    mutationFn: async (values) => {
      const drafts = holdDrafts()
      const result = await onSubmit(values)
      // Not in `finish`, since the user may have left the form.
      if (draft && sends) drafts.remove(draft.name)
      return result
    },
  })
  const last = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }).at(-1)
  const [resumedAt] = useState(() =>
    draft && last?.status === 'pending' && readDraft(draft.name, {}) !== null ? last.submittedAt : 0,
  )
  const waiting = last?.submittedAt === resumedAt && last.status === 'pending'
  const sending = useRef(false)

  const finish = (result: Result, values: Values, isHere: () => boolean) => {
    if (sends && mayRepeat) doubtfulSend.set(name, false)
    return isHere() ? onDone?.(result, values) : undefined
  }
  const fail = (thrown: unknown, values: Values, isHere: () => boolean) => {
    const caught = asFault(thrown)
    wait.heed(caught)
    if (mayRepeat) doubtfulSend.set(name, isAnswerLost(caught) || (doubtfulSend.is(name) && isInDoubt(caught, true)))
    if (!isHere() || caught.kind === 'cancelled') return
    const messages = new Map(Object.entries(caught.fields).map(([name, message]) => [sentAs[name] ?? name, message]))
    Object.keys(values)
      .filter((field) => messages.has(field))
      // If the server's message may not be shown (CONTRACT.md §8), the field gets our message.
      .forEach((field, index) =>
        form.setError(
          field as FieldPath<Values>,
          failure?.server
            ? { type: 'server', message: messages.get(field)! }
            : { type: 'refused', message: 'checkField' },
          { shouldFocus: index === 0 },
        ),
      )
    const elsewhere = [...messages].filter(([name]) => !Object.hasOwn(values, name)).map(([, message]) => message)
    setFault(withTexts(caught, elsewhere))
    onFault?.(caught)
  }

  const submit = async () => {
    if (sending.current || waiting || (sends && wait.mustWait())) return
    sending.current = true
    const isHere = pageTurn.visit()
    let done = Promise.resolve()
    try {
      if (sends && mayRepeat && doubtfulSend.is(name) && (await form.trigger()) && !(await mayRepeat())) return
      const start = (values: Values) => {
        setFault(null)
        const { isHeld } = holdDrafts()
        // A response after a logout must not reach the next user.
        return send(values).then(
          (result) => void (isHeld() && (done = Promise.resolve(finish(result, values, isHere)))),
          (thrown: unknown) => void (isHeld() && fail(thrown, values, isHere)),
        )
      }
      await form.handleSubmit(start, (errors) => {
        setFault(null) // replaced by the errors of the fields
        onInvalid?.(errors)
      })()
      await done
    } finally {
      sending.current = false
    }
  }

  const settle = useEffectEvent(({ status, data, error }: MutationState, isHere: () => boolean) => {
    if (status === 'success') void finish(data as Result, form.getValues(), isHere)
    if (status === 'error') fail(error, form.getValues(), isHere)
  })
  // The mutation cache: the submission that was pending when the form was left.
  useEffect(() => {
    if (resumedAt === 0) return
    const isHere = pageTurn.visit()
    return cache.subscribe(({ type, mutation }) => {
      if (type === 'updated' && mutation.state.submittedAt === resumedAt) settle(mutation.state, isHere)
    })
  }, [cache, resumedAt])

  const { name: draftName, empty, keepsEmpty = false } = draft ?? {}
  // Session storage.
  useEffect(() => {
    if (draftName === undefined) return
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const kept = empty
          ? Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== empty[field]))
          : values
        if (Object.keys(kept).length === 0) removeDraft(draftName)
        else if (empty && keepsEmpty)
          writeDraft(draftName, {
            ...kept,
            was: Object.fromEntries(Object.keys(kept).map((field) => [field, empty[field]])),
          })
        else writeDraft(draftName, kept)
      },
    })
  }, [form, draftName, empty, keepsEmpty])

  return { busy: form.formState.isSubmitting || waiting, seconds: wait.seconds, fault, submit }
}

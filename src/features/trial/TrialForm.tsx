import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch, type Resolver } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useBookTrial } from '@/api/trialBookings.ts'
import { env } from '@/env.ts'
import { doubtfulSend } from '@/lib/doubtfulSend.ts'
import { readDraft, removeDraft } from '@/lib/drafts.ts'
import { Fault } from '@/lib/fault.ts'
import { askAgain } from '@/ui/askAgain.ts'
import { ErrorNote } from '@/ui/ErrorNote.tsx'
import { Form } from '@/ui/Form.tsx'
import { Modal } from '@/ui/Modal.tsx'
import type { DialogInHistory } from '@/ui/useDialogInHistory.ts'
import { useFormDraft } from '@/ui/useFormDraft.ts'
import { standingRefusal } from '@/ui/useWait.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { ParentStep } from './ParentStep.tsx'
import { QuestionnaireStep } from './QuestionnaireStep.tsx'
import { ScheduleStep } from './ScheduleStep.tsx'
import { StudentStep } from './StudentStep.tsx'
import type { TrialPrefill } from './trialPrefill.ts'
import { showWhole } from './showWhole.ts'
import { TrialProgress } from './TrialProgress.tsx'
import { hasAnswers, isStepDone, restoreTrial, stepOf, stepSchema, toBooking, type Step, type TrialValues } from './trialValues.ts'
import { TrialActions } from './TrialActions.tsx'

const draftName = 'trial'
const names = { 1: 'parent', 2: 'student', 3: 'schedule', 4: 'questionnaire' } as const
/** The messages of a field that was left empty, unlike one that was filled in wrong. */
const missing = new Set(['required', 'chooseOne', 'chooseTime'])

/** Checks the step that is on screen. */
const checkStep: Resolver<TrialValues> = (values, context, options) => {
  const check = valibotResolver(stepSchema(values.step) as never, undefined, { raw: true }) as unknown as Resolver<TrialValues>
  return check(values, context, options)
}

type Props = {
  dialog: DialogInHistory
  prefill: TrialPrefill
  onScheduled: ((uri: string) => void) | undefined
  onSent: (values: TrialValues) => void
}

/** The four steps of the booking. What is answered lies in the tab's draft until it is sent or discarded. */
export function TrialForm({ dialog, prefill, onScheduled, onSent }: Props) {
  const { t } = useTranslation(['trial', 'messages'])
  const { mutateAsync: book } = useBookTrial()
  const [start] = useState(() => restoreTrial(readDraft(draftName), prefill, { calendar: env.schedulerUrl !== '', now: new Date() }))
  // 'all': what depends on two answers is said together with everything else that is missing.
  const form = useForm<TrialValues>({ defaultValues: start, resolver: checkStep, criteriaMode: 'all' })
  useFormDraft(form, draftName)
  const step = useWatch({ control: form.control, name: 'step' })
  const { isSubmitting, errors } = form.formState
  const [fault, setFault] = useState(() => standingRefusal(draftName))
  const [asking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  /** When a press led to this step, until something is answered there; in milliseconds of the page. */
  const turnedAt = useRef(-Infinity)

  // Outside React: the focus and the scroll position; each step starts at its heading.
  useEffect(() => {
    heading.current?.focus()
    heading.current?.closest('dialog')?.scrollTo({ top: 0 })
  }, [step])

  // Outside React: every answer, the calendar's too.
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => void (turnedAt.current = -Infinity) }), [form])

  // Outside React: the Back button. A second Back, while it asks, keeps the answers and closes.
  useEffect(() =>
    dialog.guard(() => {
      if (isSubmitting) return false
      if (asking || !hasAnswers(form.getValues(), prefill)) return true
      setAsking(true)
      return false
    }),
  )

  const leave = () => {
    if (isSubmitting) return
    if (hasAnswers(form.getValues(), prefill)) setAsking(true)
    else discard()
  }
  const discard = () => {
    removeDraft(draftName)
    doubtfulSend.set(draftName, false)
    dialog.close()
  }
  const goTo = (next: Step) => {
    form.clearErrors()
    form.setValue('step', next)
  }

  /** The time that was asked for has passed meanwhile. */
  const askForTime = () => {
    form.setValue('slot', '')
    goTo(3)
    void form.trigger()
    return new Fault('cancelled', { unsent: true })
  }
  const send = async () => {
    setFault(standingRefusal(draftName))
    if (step !== 4) return
    if (!isStepDone(3, form.getValues())) throw askForTime()
    await book(toBooking(form.getValues()))
    removeDraft(draftName) // also for who has left meanwhile: nothing of a child stays here, and nothing is booked twice
  }
  const proceed = () => {
    if (step < 4) {
      goTo((step + 1) as Step)
      turnedAt.current = performance.now()
      return
    }
    onSent(form.getValues())
  }
  /** Where the backend refuses a field of an earlier step, that step is shown. */
  const explain = (caught: Fault) => {
    setFault(caught)
    const refused = Object.keys(caught.fields).map(stepOf).find((of) => of !== undefined)
    if (refused !== undefined && refused !== step) form.setValue('step', refused)
  }

  const wrong = Object.values(errors).map(({ message }) => message)
  // What the backend refuses is said by the note of the failure, and not twice.
  const problem = wrong.length === 0 || fault !== null ? null : !wrong.some((message) => missing.has(message ?? '')) ? t('messages:problem') : step === 4 ? t('completeAll') : t('fillRequired')
  const name = names[step]
  return (
    <>
      {/* Before the booking, so that it closes first and the focus finds its way back. */}
      <LeaveDialog open={asking} booked={form.getValues('uri') !== ''} onKeep={() => dialog.close()} onDiscard={discard} onStay={() => setAsking(false)} />
      <Modal open shape="sheet" title={t('title')} hideTitle header={<TrialProgress step={step} />} onClose={leave}>
        {/* The second of two quick presses was meant for the step before; what stands in that place now may send the booking. */}
        <div
          role="presentation"
          className="contents"
          onClickCapture={(event) => {
            const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
            if ((isTouch || event.detail > 1) && performance.now() - turnedAt.current < 400) event.preventDefault()
          }}
        >
          <Form
            name={draftName}
            form={form}
            sends={step === 4}
            mayRepeat={askAgain}
            onSubmit={send}
            onDone={proceed}
            onFault={explain}
            onInvalid={() => setFault(null)}
            label={t(`steps.${name}.title`)}
            className="contents"
          >
            {/* Not the fieldset itself: what a browser draws inside one does not grow with it, and the buttons belong at the bottom. */}
            <div className="flex flex-1 flex-col gap-6 sm:min-h-[30rem]">
              <div className="space-y-1.5">
                <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
                  {t(`steps.${name}.title`)}
                </h3>
                <p className="text-ink-soft">{t(`steps.${name}.lead`)}</p>
              </div>
              <div key={step} className="space-y-5">
                {step === 1 && <ParentStep />}
                {step === 2 && <StudentStep />}
                {step === 3 && <ScheduleStep onScheduled={onScheduled} />}
                {step === 4 && <QuestionnaireStep />}
              </div>
              {fault !== null && (
                <div ref={showWhole}>
                  <ErrorNote fault={fault} place="trial" lost="lost.booking" />
                </div>
              )}
              <TrialActions step={step} busy={isSubmitting && step === 4} problem={problem} onBack={() => goTo((step - 1) as Step)} onCancel={leave} />
            </div>
          </Form>
        </div>
      </Modal>
    </>
  )
}

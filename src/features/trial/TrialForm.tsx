import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { bookTrial } from '@/api/trialBookings.ts'
import { env } from '@/env.ts'
import { TrialStep } from '@/features/trial/steps/TrialStep.tsx'
import { Fault } from '@/lib/fault.ts'
import { leaveGuard } from '@/lib/leaveGuard.ts'
import { removeDraft, storedDraft } from '@/lib/storage/drafts.ts'
import { suggestEmail } from '@/ui/form/email.ts'
import { isSecondPress } from '@/ui/browser/isSecondPress.ts'
import { scrollToView } from '@/ui/browser/scrollToView.ts'
import { Modal } from '@/ui/dialog/Modal.tsx'
import { ErrorNote } from '@/ui/error/ErrorNote.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { doubtfulSend, askAgain } from '@/ui/form/useSubmission.ts'
import { standingRefusal } from '@/ui/error/useWait.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { TrialActions } from './TrialActions.tsx'
import { TrialProgress } from './TrialProgress.tsx'
import type { TrialPrefill } from './trialPrefill.ts'
import {
  hasAnswers,
  isStepDone,
  restoreTrial,
  sentAs,
  stepNames,
  stepOf,
  steps,
  stepSchema,
  toBooking,
  type Step,
  type TrialValues,
} from './trialValues.ts'

/** The message for an email address that is valid but looks mistyped. */
const unusualEmail = 'emailUnusual'

/** Stops once at each address that looks mistyped and returns whether it did: the time of the lesson is sent only to that address. */
function useUnusualEmail({ getValues, setError }: UseFormReturn<TrialValues>) {
  const askedAbout = useRef('')
  return () => {
    const email = getValues('parentEmail')
    if (suggestEmail(email) === null || askedAbout.current === email) return false
    askedAbout.current = email
    setError('parentEmail', { message: unusualEmail }, { shouldFocus: true })
    return true
  }
}

/** The name of the draft that keeps the answers. */
export const draftName = 'trial'
/** Messages of fields that were left empty, as opposed to filled in incorrectly. */
const emptyMessages = new Set(['empty', 'chooseTime'])

/** Validates only the current step. */
const validateStep: Resolver<TrialValues> = (values, context, options) => {
  const validate = valibotResolver(stepSchema(values.step) as never, undefined, {
    raw: true,
  }) as unknown as Resolver<TrialValues>
  return validate(values, context, options)
}

type Props = {
  prefill: TrialPrefill
  onClose: () => void
  onSent: (values: TrialValues) => void
}

/** The four steps of the booking. Answers are kept in the draft until they are sent or discarded. */
export function TrialForm({ prefill, onClose, onSent }: Props) {
  const { t } = useTranslation(['trial', 'messages'])
  const [start] = useState(() =>
    restoreTrial(storedDraft(draftName), prefill, { calendar: env.schedulerUrl !== '', now: new Date() }),
  )
  // 'all': otherwise checks across two fields would run only once every single field is valid.
  const form = useForm<TrialValues>({ defaultValues: start, resolver: validateStep, criteriaMode: 'all' })
  const step = useWatch({ control: form.control, name: 'step' })
  const { isSubmitting, errors } = form.formState
  const [fault, setFault] = useState(() => standingRefusal(draftName))
  const [confirmingLeave, setConfirmingLeave] = useState(false)
  const stopsAtEmail = useUnusualEmail(form)
  /** When this step was opened by a click (performance.now()); -Infinity once something was answered in it. */
  const stepOpenedAt = useRef(-Infinity)

  // Effect: subscribes to the form, including what the scheduler sets.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => void (stepOpenedAt.current = -Infinity) }),
    [form],
  )

  const leave = () => {
    if (isSubmitting) return
    if (hasAnswers(form.getValues(), prefill)) setConfirmingLeave(true)
    else discard()
  }
  const discard = () => {
    removeDraft(draftName)
    doubtfulSend.set(draftName, false)
    onClose()
  }
  const goTo = (next: Step) => {
    form.clearErrors()
    form.setValue('step', next)
  }
  /** Returns to the step before; the first step asks whether to leave. */
  const goBack = () => {
    if (step === 1) leave()
    else if (!isSubmitting) goTo((step - 1) as Step)
  }

  // Effect: the Back button of the browser. While the leave dialog is open, it keeps the answers and closes.
  useEffect(() =>
    leaveGuard.set(() => {
      if (confirmingLeave || (step === 1 && !hasAnswers(form.getValues(), prefill))) return true
      goBack()
      return false
    }),
  )

  /** The requested time has passed: returns to step 3. The returned fault ends the submission without a message. */
  const returnToSchedule = () => {
    form.setValue('slot', '')
    goTo(3)
    void form.trigger()
    return new Fault('cancelled', { unsent: true })
  }
  const send = async () => {
    setFault(standingRefusal(draftName))
    if (step !== 4) return
    if (!isStepDone(3, form.getValues())) throw returnToSchedule()
    await bookTrial(toBooking(form.getValues()))
  }
  const proceed = () => {
    if (step === 1 && stopsAtEmail()) return
    if (step < 4) {
      goTo((step + 1) as Step)
      stepOpenedAt.current = performance.now()
      return
    }
    onSent(form.getValues())
  }
  /** Shows the step of the field that the backend rejected. */
  const showFault = (caught: Fault) => {
    setFault(caught)
    const rejected = Object.keys(caught.fields).map((name) => stepOf(sentAs[name] ?? name))
    // A time that the scheduler booked cannot be changed here.
    const first = steps.find((one) => rejected.includes(one) && (one !== 3 || form.getValues('uri') === ''))
    if (first !== undefined && first !== step) form.setValue('step', first)
  }

  const errorMessages = Object.values(errors).map(({ message }) => message)
  // Errors from the backend are shown by ErrorNote below.
  const problem =
    errorMessages.length === 0 || fault !== null
      ? null
      : !errorMessages.some((message) => emptyMessages.has(message ?? ''))
        ? t(errors.parentEmail?.message === unusualEmail ? 'nextAgain' : 'messages:problem')
        : step === 4
          ? t('completeAll')
          : t('fillRequired')
  return (
    <>
      {/* Rendered first, so that it closes first and returns the focus to the booking. */}
      <LeaveDialog
        open={confirmingLeave}
        booked={form.getValues('uri') !== ''}
        onKeep={onClose}
        onDiscard={discard}
        onStay={() => setConfirmingLeave(false)}
      />
      <Modal
        open
        shape="sheet"
        title={t('title')}
        hideTitle
        header={<TrialProgress step={step} />}
        onClose={leave}
        onBack={goBack}
      >
        {/* The second click of a double click on Next must not press Finish, which replaces it. */}
        <div
          role="presentation"
          className="contents"
          onClickCapture={(event) => {
            if (isSecondPress(event, stepOpenedAt.current)) event.preventDefault()
          }}
        >
          <Form
            name={draftName}
            form={form}
            draft={{ name: draftName }}
            sends={step === 4}
            sentAs={sentAs}
            mayRepeat={askAgain}
            onSubmit={send}
            onDone={proceed}
            onFault={showFault}
            onInvalid={() => setFault(null)}
            label={t(`steps.${stepNames[step]}.title`)}
            className="contents"
          >
            {/* Keeps the buttons at the bottom: the contents of a <fieldset> do not stretch with it. */}
            <div className="flex flex-1 flex-col gap-4 sm:min-h-[30rem] sm:gap-6">
              <TrialStep step={step} />
              {fault !== null && (
                <div ref={scrollToView}>
                  <ErrorNote fault={fault} place="trial" lost="lost.booking" />
                </div>
              )}
              <TrialActions
                step={step}
                busy={isSubmitting && step === 4}
                problem={problem}
                onBack={goBack}
                onCancel={leave}
              />
            </div>
          </Form>
        </div>
      </Modal>
    </>
  )
}

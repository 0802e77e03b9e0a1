import { CircleCheck } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { env } from '@/env.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { Button } from '@/ui/Button.tsx'
import { FieldError } from '@/ui/FieldError.tsx'
import { useField } from '@/ui/FieldShell.tsx'
import { schedulerAddress } from './schedulerAddress.ts'
import { SchedulerFrame } from './SchedulerFrame.tsx'
import { showWhole } from './showWhole.ts'
import { SlotPicker } from './SlotPicker.tsx'
import { inScheduler, type TrialValues } from './trialValues.ts'

/** Step 3: the time, booked in the scheduler's embedded page, or requested from our own list where there is none. */
export function ScheduleStep({ onScheduled }: { onScheduled: ((uri: string) => void) | undefined }) {
  const { t } = useTranslation('trial')
  const language = useLanguage()
  const form = useFormContext<TrialValues>()
  const [way, uri] = useWatch({ control: form.control, name: ['way', 'uri'] })
  const [failed, setFailed] = useState(false)
  // Fixed for as long as the step is on screen: another address would load the calendar anew.
  const [address] = useState(() => schedulerAddress(env.schedulerUrl, form.getValues(), { language, host: location.host }))
  // A time that is booked stays booked: coming back to this step must not offer a second one.
  const [settled] = useState(uri !== '')
  const { id, error } = useField('slot')
  const { submitCount } = useFormState({ control: form.control })
  const note = useRef<HTMLDivElement>(null)

  // Outside React: the focus. What is wrong is in the page of the scheduler, where we can mark nothing; not the frame itself, which would
  // then count as being worked in.
  useLayoutEffect(() => {
    if (error !== undefined) note.current?.focus()
  }, [error, submitCount])

  const choose = (next: TrialValues['way'], broken = false) => {
    setFailed(broken)
    form.clearErrors()
    form.setValue('way', next)
  }
  const book = (booked: string | null) => {
    if (form.getValues('uri') !== '') return
    form.clearErrors()
    form.setValue('uri', booked ?? inScheduler)
    if (booked !== null) onScheduled?.(booked)
  }

  return (
    <>
      {!settled && way === 'calendar' && address !== null && (
        <div className="space-y-3">
          <SchedulerFrame address={address} describedBy={error === undefined ? undefined : `${id}-error`} onBooked={book} onFailed={() => choose('list', true)} />
          {error !== undefined && (
            <div ref={note} tabIndex={-1}>
              <FieldError id={id} error={t('schedule.bookFirst')} />
            </div>
          )}
          {uri === '' && (
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
              {t('schedule.notShowing')}
              <Button variant="quiet" size="small" onClick={() => choose('list')}>
                {t('schedule.chooseYourself')}
              </Button>
            </p>
          )}
        </div>
      )}
      {uri === '' && (way === 'list' || address === null) && (
        <>
          <div role="status" className="space-y-2 rounded-control bg-butter p-4">
            {failed && <p className="font-semibold">{t('schedule.failed')}</p>}
            <p>{t('schedule.request')}</p>
          </div>
          <SlotPicker />
          {address !== null && (
            <Button variant="quiet" size="small" onClick={() => choose('calendar')}>
              {t('schedule.tryCalendar')}
            </Button>
          )}
        </>
      )}
      <div role="status">
        {uri !== '' && (
          <p ref={showWhole} className="flex gap-3 rounded-control bg-leaf-tint p-4 font-semibold text-leaf-dark">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {t('schedule.booked')}
          </p>
        )}
      </div>
    </>
  )
}

import { useLayoutEffect, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useField } from '@/ui/form/FieldShell.tsx'
import { awaitsBooking, type TrialValues } from '@/features/trial/trialValues.ts'

/** Describes the frame of the scheduler. */
export const scheduleLead = 'trial-schedule-lead'

/** Instructions for step 3, below its heading. */
export function ScheduleLead() {
  const { t } = useTranslation('trial')
  const { control } = useFormContext<TrialValues>()
  const [way, uri] = useWatch({ control, name: ['way', 'uri'] })
  const { submitCount } = useFormState({ control })
  const { error } = useField('slot')
  const lead = useRef<HTMLDivElement>(null)
  const awaited = awaitsBooking(way, uri)
  const isMissing = awaited && error !== undefined

  // Effect: the focus. We can't mark the error inside the scheduler, and a focused iframe would count as in use (SchedulerFrame), so the
  // instructions above it get the focus.
  useLayoutEffect(() => {
    if (isMissing) lead.current?.focus()
  }, [isMissing, submitCount])

  if (uri !== '') return null
  return (
    <div ref={lead} id={scheduleLead} tabIndex={-1} className={isMissing ? 'font-semibold' : 'text-ink-soft'}>
      {awaited ? t('schedule.bookFirst') : t('steps.schedule.lead')}
    </div>
  )
}

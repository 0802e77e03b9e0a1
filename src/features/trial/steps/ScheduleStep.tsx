import { useState, type MouseEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { env } from '@/env.ts'
import { localDateTime, shortDate, time } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { Button } from '@/ui/base/Button.tsx'
import { useField } from '@/ui/form/FieldShell.tsx'
import { schedulerAddress } from '@/features/trial/scheduler/schedulerAddress.ts'
import { localMoment } from '@/features/trial/scheduler/trialSlots.ts'
import { SchedulerFrame } from '@/features/trial/scheduler/SchedulerFrame.tsx'
import { BookedCard } from './BookedCard.tsx'
import { scheduleLead } from './ScheduleLead.tsx'
import { SlotPicker } from './SlotPicker.tsx'
import { awaitsBooking, inScheduler, isTimeGiven, type TrialValues } from '@/features/trial/trialValues.ts'

/** The time chosen on the previous page; it can be changed. */
function GivenTime({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('trial')
  const language = useLanguage()
  const { day, slot } = useFormContext<TrialValues>().getValues()
  const start = localMoment(day, slot)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-leaf-tint p-4">
      <p className="font-semibold">{start !== null && t('schedule.given', { time: localDateTime(start, language) })}</p>
      <Button variant="quiet" size="small" className="-ml-4" onClick={onChange}>
        {t('schedule.another')}
      </Button>
    </div>
  )
}

/** The time chosen on the previous page, above the scheduler, which may open on another day and accepts no time of day. */
function ChosenTime() {
  const { t } = useTranslation('trial')
  const language = useLanguage()
  const { day, slot } = useFormContext<TrialValues>().getValues()
  const start = localMoment(day, slot)
  if (start === null) return null
  return (
    <p className="font-bold text-leaf-dark">
      {t('schedule.chosen', { time: `${shortDate(start, language)}, ${time(start, language)}` })}
    </p>
  )
}

/** Step 3: the time, booked in the embedded scheduler or requested from our own list if there is no scheduler. */
export function ScheduleStep() {
  const { t } = useTranslation('trial')
  const language = useLanguage()
  const form = useFormContext<TrialValues>()
  const [way, uri] = useWatch({ control: form.control, name: ['way', 'uri'] })
  const [failed, setFailed] = useState(false)
  // Fixed while the step is shown: a new URL would reload the iframe.
  const [address] = useState(() =>
    schedulerAddress(env.schedulerUrl, form.getValues(), { language, host: location.host }),
  )
  // Returning to this step starts at its heading.
  const [bookedBefore] = useState(uri !== '')
  const [given, setGiven] = useState(() => isTimeGiven(form.getValues()))
  const { error } = useField('slot')

  const choose = (next: TrialValues['way'], broken = false) => {
    setFailed(broken)
    form.clearErrors()
    form.setValue('way', next)
  }
  /** The pressed button is removed, so the heading of the other way gets the focus. */
  const change = (next: TrialValues['way'], { currentTarget: button }: MouseEvent<HTMLElement>) => {
    button.closest('form')?.querySelector('h3')?.focus({ preventScroll: true })
    button.closest('dialog')?.scrollTo({ top: 0 })
    choose(next)
  }
  const book = (booked: string | null) => {
    if (form.getValues('uri') !== '') return
    form.clearErrors()
    form.setValue('uri', booked ?? inScheduler)
  }

  return (
    <>
      {awaitsBooking(way, uri) && address !== null && (
        <div className="space-y-3">
          <ChosenTime />
          <SchedulerFrame
            address={address}
            describedBy={scheduleLead}
            invalid={error !== undefined}
            onBooked={book}
            onFailed={() => choose('list', true)}
          />
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <span>{t('schedule.notShowing')}</span>
            <Button variant="quiet" size="small" onClick={(event) => change('list', event)}>
              {t('schedule.chooseYourself')}
            </Button>
          </p>
        </div>
      )}
      {uri === '' && (way === 'list' || address === null) && (
        <>
          <div role="status" className="space-y-2 rounded-control bg-butter p-4">
            {failed && <p className="font-semibold">{t('schedule.failed')}</p>}
            <p>{t('schedule.request')}</p>
          </div>
          {given && error === undefined ? <GivenTime onChange={() => setGiven(false)} /> : <SlotPicker />}
          {address !== null && (
            <Button variant="quiet" size="small" className="-ml-4" onClick={(event) => change('calendar', event)}>
              {t('schedule.tryCalendar')}
            </Button>
          )}
        </>
      )}
      {uri !== '' && <BookedCard focused={!bookedBefore} email={form.getValues('parentEmail')} />}
    </>
  )
}

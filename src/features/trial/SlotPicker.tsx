import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { shortDate, time, zoneName } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { RadioCards } from '@/ui/form/RadioCards.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { localMoment, slotsOf, trialDays } from '@/features/scheduler/trialSlots.ts'
import type { TrialValues } from './trialValues.ts'

/** Requests a time: five days and their remaining half-hour slots. */
export function SlotPicker() {
  const { t } = useTranslation('trial')
  const language = useLanguage()
  const form = useFormContext<TrialValues>()
  const now = new Date(useMinute())
  const day = useWatch({ control: form.control, name: 'day' })
  const slots = slotsOf(day, now)

  const keepSlot = (chosen: string) => {
    if (!slotsOf(chosen, now).includes(form.getValues('slot'))) form.setValue('slot', '')
  }
  return (
    <>
      <RadioCards
        name="day"
        legend={t('schedule.day')}
        look="chips"
        onChange={keepSlot}
        options={trialDays(now).map((value) => {
          const full = slotsOf(value, now).length === 0
          return {
            value,
            label: shortDate(localMoment(value) ?? now, language, now),
            disabled: full,
            ...(full ? { note: t('schedule.noTimes') } : {}),
          }
        })}
      />
      {slots.length > 0 && (
        <RadioCards
          name="slot"
          legend={t('schedule.time')}
          look="chips"
          options={slots.map((value) => ({ value, label: time(localMoment(day, value) ?? now, language) }))}
        />
      )}
      <p className="text-sm text-ink-soft">{t('schedule.zone', { zone: zoneName(now, language) })}</p>
    </>
  )
}

import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { shortDate, shortWeekday, time, zoneName } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { RadioCards } from '@/ui/form/RadioCards.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { localMoment, slotsOf, trialDays } from '@/features/trial/scheduler/trialSlots.ts'
import type { TrialValues } from '@/features/trial/trialValues.ts'

const partOfDay = (slot: string) => (slot < '12' ? 'morning' : slot < '17' ? 'afternoon' : 'evening')

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
        look="days"
        onChange={keepSlot}
        options={trialDays(now).map((value) => {
          const full = slotsOf(value, now).length === 0
          const date = localMoment(value) ?? now
          return {
            value,
            label: shortDate(date, language, now),
            picture: (
              <span aria-hidden="true" className={full ? 'line-through' : ''}>
                <span>{shortWeekday(date, language)}</span>
                <span className="block text-xl leading-tight font-extrabold">{date.getDate()}</span>
              </span>
            ),
            disabled: full,
            ...(full ? { note: t('schedule.noTimes') } : {}),
          }
        })}
      />
      {slots.length > 0 && (
        <RadioCards
          name="slot"
          legend={t('schedule.time')}
          look="times"
          options={slots.map((value) => ({
            value,
            label: time(localMoment(day, value) ?? now, language),
            group: t(`schedule.${partOfDay(value)}`),
          }))}
        />
      )}
      <p className="text-sm text-ink-soft">{t('schedule.zone', { zone: zoneName(now, language) })}</p>
    </>
  )
}

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { zoneName } from '@/i18n/clock.ts'
import { calendarDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { teachingLanguages, weekdays } from '@/lib/schedule/schedule.ts'
import { firstDayIsOff } from '@/lib/schedule/scheduleProblems.ts'
import { TextField } from '@/ui/form/TextField.tsx'
import { CheckChips } from './CheckChips.tsx'
import type { ListingValues } from '@/features/listingForm/listingValues.ts'
import { scheduleErrors, toSchedule, zoneOf } from '@/features/listingForm/scheduleValues.ts'

const seriesExample = '(3/8)'
const digits = { inputMode: 'numeric', autoComplete: 'off', optional: true } as const

/** What families may be told of the lessons; the start date says when the first one is, and at what time each begins. */
export function ScheduleFields({ edited }: { edited?: Listing | undefined }) {
  const { t } = useTranslation(['teaching', 'classes'])
  const language = useLanguage()
  const values = useWatch<ListingValues>() as ListingValues
  const plan = Object.keys(scheduleErrors(values, edited)).length === 0 ? toSchedule(values, edited)?.plan : undefined
  const zone = zoneOf(values)
  const [now] = useState(() => new Date())
  return (
    <fieldset className="min-w-0 space-y-5 rounded-card border border-line p-4 sm:p-5">
      <legend className="px-1 text-lg font-bold">{t('schedule.title')}</legend>
      <p className="text-sm text-ink-soft">{t('schedule.text', { zone: zoneName(now, language, zone) })}</p>
      <CheckChips
        name="weekdays"
        legend={t('schedule.weekdays')}
        options={weekdays.map((value) => ({ value, label: t(`schedule.day.${value}`) }))}
        {...(plan !== undefined &&
          firstDayIsOff(plan) && { hint: t('schedule.firstIsOff', { date: calendarDate(plan.firstDay, language) }) })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="minutes" label={t('schedule.minutes')} {...digits} />
        <TextField name="count" label={t('schedule.count')} {...digits} />
        <TextField name="lastDay" label={t('schedule.lastDay')} type="date" max="2099-12-31" optional />
        <TextField name="places" label={t('schedule.places')} {...digits} />
        <TextField name="ageFrom" label={t('schedule.ageFrom')} {...digits} />
        <TextField name="ageTo" label={t('schedule.ageTo')} {...digits} />
      </div>
      {edited === undefined && (
        <TextField
          name="repeat"
          label={t('series.field')}
          hint={t('series.hint', { example: seriesExample })}
          {...digits}
        />
      )}
      <CheckChips
        name="languages"
        legend={t('classes:schedule.languageTitle')}
        options={teachingLanguages.map((value) => ({ value, label: t(`classes:schedule.language.${value}`) }))}
      />
    </fieldset>
  )
}

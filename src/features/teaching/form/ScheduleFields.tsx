import { Check, ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode, type Ref } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { zoneName } from '@/i18n/clock.ts'
import { calendarDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { withCentury } from '@/lib/time/localDateTime.ts'
import { teachingLanguages, weekdays } from '@/listing/schedule/schedule.ts'
import { firstDayIsOff } from '@/listing/schedule/scheduleProblems.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { FieldError, useField } from '@/ui/form/FieldShell.tsx'
import { TextField } from '@/ui/form/TextField.tsx'
import type { ListingValues } from './listingValues.ts'
import { useReading } from './readForm.tsx'
import { scheduleNames, zoneOf } from './scheduleValues.ts'

type ChipsProps = {
  name: 'weekdays' | 'languages'
  legend: string
  hint?: ReactNode
  options: readonly { value: string; label: string }[]
}

/** Multiple choice, stored as words in the order of the options. */
function CheckChips({ name, legend, hint, options }: ChipsProps) {
  const { field } = useController<ListingValues, ChipsProps['name']>({ name })
  const { id, error, aria } = useField(name, { hint: hint !== undefined })
  const chosen = field.value.split(' ')
  const toggled = (value: string) =>
    options.map((option) => option.value).filter((other) => chosen.includes(other) !== (other === value))
  return (
    <fieldset className="min-w-0 space-y-2" {...aria}>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }, index) => (
          <label
            key={value}
            className="group/option relative flex min-h-11 items-center gap-1.5 rounded-full border-[1.5px] border-edge bg-paper px-3.5 py-2 font-semibold has-checked:border-leaf has-checked:bg-leaf-tint has-checked:text-leaf-dark has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              ref={index === 0 ? field.ref : undefined}
              onChange={() => field.onChange(toggled(value).join(' '))}
              onBlur={field.onBlur}
              className="absolute inset-0 size-full appearance-none focus-visible:outline-none"
            />
            <Check
              aria-hidden="true"
              strokeWidth={3}
              className="hidden size-4 shrink-0 group-has-checked/option:block"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

const seriesExample = '(3/8)'
/** The heading says that all of these are optional; a mark per field leaves no room for two fields in a row. */
const unmarked = { 'aria-required': false } as const
const digits = { inputMode: 'numeric', autoComplete: 'off', ...unmarked } as const
const pair = 'grid grid-cols-2 items-start gap-3 sm:gap-5'

/**
 * Facts about the lessons for families; the start date is the date and time of the first lesson. Folded until it is opened, or initially open if
 * it has a value.
 */
export function ScheduleFields({ ref }: { ref: Ref<HTMLDetailsElement> }) {
  const { t } = useTranslation(['teaching', 'classes'])
  const language = useLanguage()
  const { values, edited, schedule } = useReading()
  const plan = schedule?.plan
  const zone = zoneOf(values)
  const now = new Date(useMinute())
  const { getValues } = useFormContext<ListingValues>()
  const [opensAtFirst] = useState(() => scheduleNames.some((name) => getValues(name) !== ''))
  const id = useId()
  return (
    <details ref={ref} open={opensAtFirst} className="group rounded-[18px] border border-line bg-paper">
      <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-4">
        <span className="min-w-0">
          <span id={id} className="block text-lg font-bold">
            {t('schedule.title')}
          </span>
          <span className="block text-sm text-ink-soft group-open:hidden">{t('schedule.folded')}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-leaf transition-transform group-open:rotate-180"
        />
      </summary>
      <fieldset aria-labelledby={id} className="min-w-0 space-y-5 px-5 pb-5">
        <p className="text-sm text-ink-soft">{t('schedule.text', { zone: zoneName(now, language, zone) })}</p>
        <CheckChips
          name="weekdays"
          legend={t('schedule.weekdays')}
          options={weekdays.map((value) => ({ value, label: t(`schedule.day.${value}`) }))}
          {...(plan !== undefined &&
            firstDayIsOff(plan) && { hint: t('schedule.firstIsOff', { date: calendarDate(plan.firstDay, language) }) })}
        />
        <div className={pair}>
          <TextField name="minutes" label={t('schedule.minutes')} {...digits} />
          <TextField name="count" label={t('schedule.count')} {...digits} />
        </div>
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          <TextField
            name="lastDay"
            label={t('schedule.lastDay')}
            type="date"
            max="2099-12-31"
            tidy={withCentury}
            {...unmarked}
          />
          <TextField name="places" label={t('schedule.places')} {...digits} />
        </div>
        <div className={pair}>
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
    </details>
  )
}

import { Check, ChevronDown } from 'lucide-react'
import { Fragment, useId, useState, type Ref } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { monthName, shortDate, shortWeekday, zoneName } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { calendarDay, dayNumber, isoDayOf, noonOf } from '@/lib/time/calendarDays.ts'
import { toLocalInput, withCentury } from '@/lib/time/localDateTime.ts'
import { firstLesson, lessonDays } from '@/listing/schedule/lessonsOf.ts'
import { teachingLanguages, weekdays, type LessonPlan } from '@/listing/schedule/schedule.ts'
import { onItsWeekdays } from '@/listing/schedule/scheduleProblems.ts'
import { Button } from '@/ui/base/Button.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { FoldChevron } from '@/ui/fold/FoldChevron.tsx'
import { FieldError, useField } from '@/ui/form/FieldShell.tsx'
import { RadioCards } from '@/ui/form/RadioCards.tsx'
import { TextField } from '@/ui/form/TextField.tsx'
import type { ListingValues } from './listingValues.ts'
import { useReading } from './readForm.tsx'
import { endChoices, hasSchedule, lessonChoices, toPlan, zoneOf } from './scheduleValues.ts'

type ChipsProps = {
  name: 'weekdays' | 'freeDays' | 'languages'
  legend: string
  /** A `month` is a heading above its options, and is read after their labels. */
  options: readonly { value: string; label: string; month?: string }[]
}

/** Multiple choice, stored as words in the order of the options. */
function CheckChips({ name, legend, options }: ChipsProps) {
  const { field } = useController<ListingValues, ChipsProps['name']>({ name })
  const { id, error, aria } = useField(name)
  const chosen = field.value.split(' ')
  const toggled = (value: string) =>
    options.map((option) => option.value).filter((other) => chosen.includes(other) !== (other === value))
  return (
    <fieldset className="min-w-0 space-y-2" {...aria}>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label, month }, index) => (
          <Fragment key={value}>
            {month !== options[index - 1]?.month && (
              <p aria-hidden="true" className="w-full text-sm text-ink-soft first-letter:uppercase">
                {month}
              </p>
            )}
            <label className="group/option relative flex min-h-11 items-center gap-1.5 rounded-full border-[1.5px] border-edge bg-paper px-3.5 py-2 font-semibold has-checked:border-leaf has-checked:bg-leaf-tint has-checked:text-leaf-dark has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf">
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
              {month !== undefined && <span className="sr-only">{month}</span>}
            </label>
          </Fragment>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

const seriesExample = '(3/8)'
/** The heading says that all of these are optional; a mark per field leaves no room for two fields in a row. */
const unmarked = { 'aria-required': false } as const
const digits = { inputMode: 'numeric', autoComplete: 'off', ...unmarked } as const
const pair = 'grid grid-cols-2 items-start gap-3 sm:gap-5'

/** The number of lesson days to choose from: a year with two lessons a week. */
const mostOffered = 104

/** The days of a plan that can be free: those already chosen, and the lessons after the first, starting a week before `now`. */
function daysOffered(plan: LessonPlan, now: Date): string[] {
  const since = isoDayOf(dayNumber(calendarDay(now))! - 7)
  const days = [...(plan.freeDays ?? [])]
  for (const number of lessonDays(plan)) {
    const day = isoDayOf(number)
    if (days.length >= mostOffered) break
    if (day >= since && day !== plan.firstDay) days.push(day)
  }
  return days.sort()
}

/** Offers the lesson days to choose the days without a lesson, so no other date can be entered. */
function FreeDays({ plan }: { plan: LessonPlan }) {
  const { t } = useTranslation('teaching')
  const language = useLanguage()
  const { schedule } = useReading()
  const { error } = useField('freeDays')
  const now = new Date(useMinute())
  const [isPressed, setPressed] = useState(false)
  const isOpen = isPressed || error !== undefined
  const options = daysOffered(plan, now)
  if (options.length === 0) return null
  const days = schedule?.plan?.ends ? [...lessonDays(schedule.plan)] : []
  const chosen = plan.freeDays?.length ?? 0
  const date = (day: string) => shortDate(noonOf(day), language, now)
  return (
    <div className="space-y-3">
      <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setPressed(!isOpen)}>
        <span>{chosen === 0 ? t('schedule.freeDays') : t('schedule.freeDaysChosen', { count: chosen })}</span>
        <ChevronDown aria-hidden="true" className={`size-5 shrink-0 text-leaf ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
      {isOpen && (
        <CheckChips
          name="freeDays"
          legend={t('schedule.freeDaysLegend')}
          options={options.map((value) => {
            const at = noonOf(value)
            return { value, label: `${shortWeekday(at, language)} ${at.getDate()}`, month: monthName(at, language) }
          })}
        />
      )}
      <p role="status" className="text-sm text-ink-soft">
        {chosen > 0 && days.length > 0
          ? t('schedule.freeDaysEnd', { count: days.length, date: date(isoDayOf(days.at(-1)!)) })
          : null}
      </p>
    </div>
  )
}

/** Says that the first lesson is on none of the chosen days, and moves it to the next of them. */
function FirstDayNote({ plan }: { plan: LessonPlan }) {
  const { t } = useTranslation('teaching')
  const language = useLanguage()
  const { setValue, setFocus } = useFormContext<ListingValues>()
  const fitting = onItsWeekdays(plan)
  const now = new Date(useMinute())
  if (fitting === null) return null
  const date = (day: string) => shortDate(noonOf(day), language, now)
  return (
    <div role="status" className="space-y-2 rounded-control bg-butter p-3">
      <p>{t('schedule.firstIsOff', { date: date(plan.firstDay) })}</p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          const start = new Date(firstLesson(fitting).start).toISOString()
          setValue('startDate', toLocalInput(start), { shouldDirty: true, shouldValidate: true })
          setFocus('startDate') // the pressed button is removed
        }}
      >
        {t('schedule.startInstead', { date: date(fitting.firstDay) })}
      </Button>
    </div>
  )
}

/**
 * Facts about the lessons for families; the start date is the date and time of the first lesson. Folded until it is opened, or initially open if
 * it has a value.
 */
export function ScheduleFields({ ref }: { ref: Ref<HTMLDetailsElement> }) {
  const { t } = useTranslation(['teaching', 'classes'])
  const language = useLanguage()
  const { values, edited } = useReading()
  const { lessons, ends } = values
  const plan = toPlan(values, edited)
  const zone = zoneOf(values)
  const now = new Date(useMinute())
  const { getValues } = useFormContext<ListingValues>()
  const [opensAtFirst] = useState(() => hasSchedule({ ...getValues(), teacherName: '', teacherAbout: '' }))
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
        <FoldChevron className="text-leaf" />
      </summary>
      <fieldset aria-labelledby={id} className="min-w-0 space-y-5 px-5 pb-5">
        <p className="text-sm text-ink-soft">{t('schedule.text', { zone: zoneName(now, language, zone) })}</p>
        <RadioCards
          name="lessons"
          look="chips"
          legend={t('schedule.choice.legend')}
          options={lessonChoices
            .filter((value) => value !== 'several' || (values.type === 'class' && edited === undefined))
            .map((value) => ({ value, label: t(`schedule.choice.${value}`) }))}
        />
        {lessons === 'weekly' && (
          <>
            <CheckChips
              name="weekdays"
              legend={t('schedule.weekdays')}
              options={weekdays.map((value) => ({ value, label: t(`schedule.day.${value}`) }))}
            />
            {plan !== undefined && <FirstDayNote plan={plan} />}
            <RadioCards
              name="ends"
              look="chips"
              legend={t('schedule.ends.legend')}
              options={endChoices.map((value) => ({ value, label: t(`schedule.ends.${value}`) }))}
            />
          </>
        )}
        {lessons === 'several' && (
          <TextField
            name="repeat"
            label={t('series.field')}
            hint={t('series.hint', { example: seriesExample })}
            {...digits}
          />
        )}
        <div className={pair}>
          {lessons === 'weekly' && ends === 'count' && (
            <TextField name="count" label={t('schedule.count')} {...digits} />
          )}
          {lessons === 'weekly' && ends === 'lastDay' && (
            <TextField
              name="lastDay"
              label={t('schedule.lastDay')}
              type="date"
              max="2099-12-31"
              tidy={withCentury}
              {...unmarked}
            />
          )}
          {lessons !== '' && <TextField name="minutes" label={t('schedule.minutes')} {...digits} />}
        </div>
        {plan !== undefined && <FreeDays plan={plan} />}
        <div className={pair}>
          <TextField name="ageFrom" label={t('schedule.ageFrom')} {...digits} />
          <TextField name="ageTo" label={t('schedule.ageTo')} {...digits} />
        </div>
        <TextField name="places" label={t('schedule.places')} {...digits} />
        <CheckChips
          name="languages"
          legend={t('classes:schedule.languageTitle')}
          options={teachingLanguages.map((value) => ({ value, label: t(`classes:schedule.language.${value}`) }))}
        />
      </fieldset>
    </details>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '@/api/categories.ts'
import { utcStamp, zoneName } from '@/i18n/clock.ts'
import { number, parseDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { categoryLook } from '@/listing/categoryLook.ts'
import { lessonCount } from '@/listing/schedule/lessonsOf.ts'
import { scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { cleanAbout, cleanName } from '@/listing/schedule/teacher.ts'
import { asFault } from '@/lib/fault.ts'
import { withCentury } from '@/lib/time/localDateTime.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { ErrorNote } from '@/ui/error/ErrorNote.tsx'
import { SelectField } from '@/ui/form/SelectField.tsx'
import { TextareaField, TextField } from '@/ui/form/TextField.tsx'
import { useReading } from './readForm.tsx'

/** Titles longer than this are cut on cards. */
const comfortable = 120

/** The title; a long title is accepted with a hint about cards. */
export function TitleField() {
  const { t } = useTranslation('teaching')
  const { length } = useReading().values.title
  return (
    <TextField
      name="title"
      label={t('field.title')}
      autoComplete="off"
      {...(length > comfortable ? { hint: t('field.titleLong', { length: number(length) }) } : {})}
    />
  )
}

/** The description; warns if a part of it looks like a schedule but will be read as plain text. */
export function DescriptionField() {
  const { t } = useTranslation('teaching')
  const { description, start } = useReading()
  const { damaged } = scheduleOf({ description, startDate: start })
  return (
    <TextareaField
      name="description"
      label={t('field.description')}
      rows={3}
      className="field-sizing-content max-h-[12lh] min-h-39"
      {...(damaged && { hint: t('schedule.damaged') })}
    />
  )
}

/** The category, by names in the reader's language. Without the list, the rest of the form stays usable, and a selected category stays selected. */
export function CategoryField() {
  const { t } = useTranslation('teaching')
  const { t: tCourses } = useTranslation('courses')
  const { data, error, isFetching, refetch } = useQuery(categoriesQuery())
  const { values, edited } = useReading()
  const options = (data ?? []).map(({ id, name }) => ({
    value: id,
    label: categoryLook(id, data, tCourses).name ?? name,
  }))
  // A selected category that the list lacks (not yet, or no longer) keeps an option; otherwise the browser would drop the selection.
  for (const id of new Set([values.category, edited?.categoryId ?? ''])) {
    if (id !== '' && !options.some((option) => option.value === id))
      options.unshift({ value: id, label: t('field.categoryKept') })
  }
  const hint = edited?.categoryId && values.category === '' ? t('field.categoryStays') : undefined
  return (
    <div className="space-y-3">
      <SelectField
        name="category"
        label={t('field.category')}
        optional
        options={options}
        {...(hint === undefined ? {} : { hint })}
      />
      {error !== null && data === undefined && !isFetching && (
        <ErrorNote fault={asFault(error)} place="loadCategories" onRetry={() => void refetch()} />
      )}
    </div>
  )
}

/** The start in the reader's local time, with its zone and the UTC form that cards show. */
export function StartDateField() {
  const { t } = useTranslation('teaching')
  const language = useLanguage()
  const { start, edited } = useReading()
  const date = parseDate(start)
  const now = new Date(useMinute())
  const saved = parseDate(edited?.startDate)
  const hint = () => {
    if (date !== null) return t('field.startZoneStamp', { zone: zoneName(date, language), stamp: utcStamp(date) })
    // The contract can't clear a date: an omitted field keeps its value.
    if (saved !== null) return t('field.startStays', { stamp: utcStamp(saved) })
    return t('field.startZone', { zone: zoneName(now, language) })
  }
  return (
    <TextField
      name="startDate"
      label={t('field.startDate')}
      type="datetime-local"
      max="2099-12-31T23:59"
      tidy={withCentury}
      optional
      hint={hint()}
    />
  )
}

/** The price, with a hint that says what it is for, as cards do. */
export function PriceField() {
  const { t } = useTranslation('teaching')
  const { values, edited, schedule } = useReading()
  const type = edited?.type ?? values.type
  const plan = schedule?.plan
  const count = plan !== undefined && plan.weekdays.length > 0 ? lessonCount(plan) : null
  const hint = () => {
    if (values.lessons === 'several') return t('field.priceFor.each')
    return count === null ? t(`field.priceFor.${type}`) : t(`field.priceFor.${type}Lessons`, { count })
  }
  return (
    <TextField
      name="price"
      label={t('field.price')}
      inputMode="decimal"
      prefix="$"
      autoComplete="off"
      optional
      hint={hint()}
    />
  )
}

/** The teacher's name and one sentence, which families read on the card and the page of the class. */
export function TeacherFields() {
  const { t } = useTranslation('teaching')
  return (
    <>
      <TextField name="teacherName" label={t('teacher.name')} autoComplete="name" tidy={cleanName} optional />
      <TextField
        name="teacherAbout"
        label={t('teacher.about')}
        placeholder={t('teacher.example')}
        autoComplete="off"
        tidy={cleanAbout}
        optional
      />
    </>
  )
}

import type { Category } from '@/api/categories.ts'
import type { Listing } from '@/api/listings.ts'
import {
  fieldLabels,
  isKept,
  valuesOf,
  type ListingValues,
  type StoredValues,
} from '@/features/teaching/form/listingValues.ts'
import { readForm } from '@/features/teaching/form/readForm.tsx'
import { scheduleNames } from '@/features/teaching/form/scheduleValues.ts'
import { localDateTime } from '@/i18n/clock.ts'
import { calendarDate, parseDate } from '@/i18n/format.ts'
import { currentLanguage, i18n } from '@/i18n/i18n.ts'
import { categoryLook } from '@/listing/categoryLook.ts'
import { listingPrice, shortTitle } from '@/listing/listingText.ts'
import type { DialogWords } from '@/ui/dialog/dialogs.ts'

type Name = keyof ListingValues

const timeNames: readonly Name[] = ['startDate', ...scheduleNames]
/** The choices decide which of these fields count. */
const choiceNames: readonly Name[] = ['lessons', 'ends']
const planNames: readonly Name[] = [...choiceNames, 'weekdays', 'minutes', 'count', 'lastDay', 'freeDays']

/**
 * Merges an edit into the backend's current listing. Fields that equal `base`, the initial values of the form, take their current value.
 * `conflicts` are the fields changed in both places; for them, the typed value is used.
 */
export function mergeEdit(
  values: StoredValues,
  base: ListingValues,
  now: Listing,
): { values: StoredValues; conflicts: Name[] } {
  const current = valuesOf(now)
  const names = Object.keys(current) as Name[]
  const isTouched = (name: Name) => values[name] !== base[name] && !isKept(values, name)
  const differs = (name: Name) => values[name] !== current[name]
  const mix = (isMine: (name: Name) => boolean) =>
    Object.fromEntries(names.map((name) => [name, (isMine(name) ? values : current)[name]])) as StoredValues
  const conflicts = names.filter((name) => isTouched(name) && differs(name) && current[name] !== base[name])
  const merged = mix(isTouched)
  const isChosenAnew = planNames.some(isTouched) && choiceNames.some((name) => merged[name] !== values[name])
  const { schedule } = readForm(merged, now)
  const isMoved = (['startDate', ...planNames] as const).some((name) => current[name] !== base[name])
  const losesFreeDays = isMoved && merged.freeDays !== (schedule?.plan?.freeDays?.join(' ') ?? '')
  if (!isChosenAnew && !losesFreeDays && schedule !== undefined) return { values: merged, conflicts }
  // Two schedules can combine into one that hides a typed value, or that is invalid, for example with a last day before the new start.
  const isTime = (name: Name) => timeNames.includes(name)
  return {
    values: mix((name) => isTouched(name) || isTime(name)),
    conflicts: names.filter((name) => conflicts.includes(name) || (isTime(name) && differs(name))),
  }
}

/** The dialog that shows the stored and the typed value of each conflict, in the current language. */
export function conflictDialog(
  conflicts: readonly Name[],
  values: StoredValues,
  now: Listing,
  categories: readonly Category[] | undefined,
): DialogWords & { cancel: string } {
  const language = currentLanguage()
  const shown = (name: keyof typeof fieldLabels, held: ListingValues): string => {
    const value = held[name]
    if (value instanceof File || name === 'imageUrl')
      return i18n.t(held === values ? 'teaching:changed.imageYours' : 'teaching:changed.imageNow')
    if (name === 'price') return listingPrice(readForm(held, now).price, i18n.getFixedT(language, 'classes'))
    if (value === '') return '–'
    const date = parseDate(value)
    if (name === 'startDate' && date !== null) return localDateTime(date, language)
    if (name === 'lastDay') return calendarDate(value, language)
    if (name === 'freeDays') return wordsIn(value, (day) => calendarDate(day, language))
    if (name === 'category')
      return (
        categoryLook(value, categories, i18n.getFixedT(language, 'courses')).name ?? i18n.t('teaching:field.category')
      )
    if (name === 'lessons') return i18n.t(`teaching:schedule.choice.${value as 'one'}`)
    if (name === 'ends') return i18n.t(`teaching:schedule.ends.${value as 'count'}`)
    if (name === 'weekdays') return wordsIn(value, (day) => i18n.t(`teaching:schedule.day.${day as 'Mon'}`))
    if (name === 'languages') return wordsIn(value, (word) => i18n.t(`classes:schedule.language.${word as 'English'}`))
    return shortTitle(value, 200)
  }
  const current = valuesOf(now)
  return {
    title: i18n.t('teaching:changed.title'),
    text: i18n.t('teaching:changed.text'),
    facts: conflicts
      .filter((name): name is keyof typeof fieldLabels => Object.hasOwn(fieldLabels, name))
      .flatMap((name) => [
        [i18n.t('teaching:changed.now', { field: i18n.t(fieldLabels[name]) }), shown(name, current)] as const,
        [i18n.t('teaching:changed.yours', { field: i18n.t(fieldLabels[name]) }), shown(name, values)] as const,
      ]),
    confirm: i18n.t('teaching:changed.yes'),
    cancel: i18n.t('teaching:changed.back'),
  }
}

const wordsIn = (value: string, word: (text: string) => string) => value.split(' ').map(word).join(', ')

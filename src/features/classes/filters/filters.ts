import type { TFunction } from 'i18next'
import type { Category } from '@/api/categories.ts'
import { isListingType, listingTypes, sameRef, type ListingRef } from '@/api/ids.ts'
import type { Entry } from '@/features/classes/catalog/listingIndex.ts'
import { calendarDate } from '@/i18n/format.ts'
import type { Language } from '@/i18n/language.ts'
import { fold } from '@/lib/text/fold.ts'
import { childAges } from '@/content/courses.ts'
import { fitsAge } from '@/listing/schedule/agesIn.ts'
import { teachingLanguages, type TeachingLanguage } from '@/listing/schedule/schedule.ts'
import { chosenDays, datePresets, instants, isAt, moments } from './lessonTimes.ts'

type T = TFunction<'classes'>

/** The data that filters are compared with. */
export type Surroundings = {
  /** In milliseconds. */
  now: number
  categories: readonly Category[]
  saved: readonly ListingRef[]
}
/** The context of the words of a filter; `category` is the name of the selected category in the reader's language. */
type FilterWords = { t: T; language: Language; category: string | null }

type Row<Value> = {
  /** The value in an address; null or false if it is missing or unknown. */
  parse: (text: string | null) => Value
  match: (value: NonNullable<Value>, around: Surroundings) => (entry: Entry) => boolean
  /** The name of the active filter. */
  words: (value: NonNullable<Value>, words: FilterWords) => string | null
  /** Its list in the filter dialog. */
  list?: { label: (t: T) => string; any: (t: T) => string; options: (t: T) => { value: string; label: string }[] }
}
const row = <Value>(one: Row<Value>) => one

const wordOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string | null): Word | null =>
    words.find((word) => word === text) ?? null

/** `free`, or the maximum price of a class or group in dollars. */
export const priceBands = ['free', '25', '50'] as const
/** The maximum number of children in a lesson. */
const groupSizes = ['1', '4', '6', '10'] as const

const sizeWords = (size: (typeof groupSizes)[number], t: T) =>
  size === '1' ? t('filter.oneOnOne') : t('schedule.places', { count: Number(size) })

/** The backend's spelling of a category name in a filter; null if the category is unknown. */
export const findCategory = (categories: readonly Category[] | undefined, name: string | null): string | null =>
  name === null ? null : (categories?.find((category) => fold(category.name) === fold(name))?.name ?? null)

/** Every filter of the catalog, in the order of an address. Null and false ask for nothing. */
export const filters = {
  /** Only classes saved on this device. */
  saved: row({
    parse: (text) => text !== null,
    match:
      (_, { saved }) =>
      ({ listing }) =>
        saved.some((one) => sameRef(one, listing)),
    words: (_, { t }) => t('saved.title'),
  }),
  /** Years. */
  age: row({
    parse: (text) => childAges.find((years) => String(years) === text) ?? null,
    match:
      (age) =>
      ({ ages }) =>
        ages !== null && fitsAge(ages, age),
    words: (age, { t }) => t('filter.forAge', { age }),
  }),
  type: row({
    parse: (text) => (isListingType(text) ? text : null),
    match:
      (type) =>
      ({ listing }) =>
        listing.type === type,
    words: (type, { t }) => t(`type.${type}`),
    list: {
      label: (t) => t('filter.type'),
      any: (t) => t('filter.anyType'),
      options: (t) => listingTypes.map((value) => ({ value, label: t(`type.${value}`) })),
    },
  }),
  /** The English name of a category, as typed; an unknown name counts as null. */
  category: row({
    parse: (text) => text?.trim().slice(0, 100) || null,
    match: (asked, { categories }) => {
      const known = findCategory(categories, asked)
      const ids = new Set(categories.filter(({ name }) => name === known).map(({ id }) => id))
      return ({ listing }) => known === null || (listing.categoryId !== null && ids.has(listing.categoryId))
    },
    words: (_, { category }) => category,
  }),
  price: row<(typeof priceBands)[number] | null>({
    parse: wordOf(priceBands),
    match: (price) => {
      const most = price === 'free' ? 0 : Number(price)
      return ({ listing }) => listing.price !== null && listing.price <= most
    },
    words: (price, { t }) => t(`filter.prices.${price}`),
    list: {
      label: (t) => t('filter.price'),
      any: (t) => t('filter.anyPrice'),
      options: (t) => priceBands.map((value) => ({ value, label: t(`filter.prices.${value}`) })),
    },
  }),
  /** A preset, or two calendar days of the reader (`2026-11-01..2026-11-30`), both optional. */
  date: row({
    parse: (text) => wordOf(datePresets)(text) ?? (chosenDays(text) === null ? null : text),
    match: (date, { now }) => {
      const { from, to } = instants(date, now)
      return (entry) => [...entry.lessonStarts(from, 1)].some((start) => start <= to)
    },
    words: (date, { t, language }) => {
      const preset = wordOf(datePresets)(date)
      const days = chosenDays(date)
      const day = (isoDay: string) => (isoDay === '' ? '…' : calendarDate(isoDay, language))
      return preset ? t(`filter.dates.${preset}`) : days && `${day(days.from)} – ${day(days.to)}`
    },
    list: {
      label: (t) => t('filter.date'),
      any: (t) => t('filter.anyDate'),
      options: (t) => [
        ...datePresets.map((value) => ({ value, label: t(`filter.dates.${value}`) })),
        { value: '..', label: t('filter.chooseDates') },
      ],
    },
  }),
  time: row<(typeof moments)[number] | null>({
    parse: wordOf(moments),
    match: (time) => (entry) => [...entry.lessonStarts(-Infinity, 7)].some((start) => isAt(time, start)),
    words: (time, { t }) => t(`filter.times.${time}`),
    list: {
      label: (t) => t('filter.time'),
      any: (t) => t('filter.anyTime'),
      options: (t) => moments.map((value) => ({ value, label: t(`filter.times.${value}`) })),
    },
  }),
  /** Matches only listings whose schedule has a number of children. */
  size: row<(typeof groupSizes)[number] | null>({
    parse: wordOf(groupSizes),
    match:
      (size) =>
      ({ places }) =>
        places !== undefined && places <= Number(size),
    words: (size, { t }) => sizeWords(size, t),
    list: {
      label: (t) => t('schedule.placesTitle'),
      any: (t) => t('filter.anySize'),
      options: (t) => groupSizes.map((value) => ({ value, label: sizeWords(value, t) })),
    },
  }),
  language: row<TeachingLanguage | null>({
    parse: wordOf(teachingLanguages),
    match:
      (language) =>
      ({ languages }) =>
        languages.includes(language),
    words: (language, { t }) => t('filter.taughtIn', { language: t(`schedule.language.${language}`) }),
    list: {
      label: (t) => t('schedule.languageTitle'),
      any: (t) => t('filter.anyLanguage'),
      options: (t) => teachingLanguages.map((value) => ({ value, label: t(`schedule.language.${value}`) })),
    },
  }),
}

type FilterName = keyof typeof filters
export type FilterValues = { [Name in FilterName]: ReturnType<(typeof filters)[Name]['parse']> }
/** The same table, so that a row fits the value of its name. */
const rows: { [Name in FilterName]: Row<FilterValues[Name]> } = filters
export const filterNames = Object.keys(filters) as FilterName[]
/** The filters of the filter dialog. */
export const optionLists = filterNames.flatMap((name) => {
  const { list } = rows[name]
  return list === undefined ? [] : [{ name, ...list }]
})

/** Whether a filter asks for something; two days (`..`) that are still to be chosen don't. */
export const isActive = (values: FilterValues, name: FilterName) =>
  values[name] !== null && values[name] !== false && values[name] !== '..'

const matchOf = <Name extends FilterName>(name: Name, values: FilterValues, around: Surroundings) =>
  rows[name].match(values[name]!, around)

/** Whether an entry matches all active filters. */
export function matchAll(values: FilterValues, around: Surroundings): (entry: Entry) => boolean {
  const checks = filterNames.filter((name) => isActive(values, name)).map((name) => matchOf(name, values, around))
  return (entry) => checks.every((check) => check(entry))
}

const wordsOf = <Name extends FilterName>(name: Name, values: FilterValues, words: FilterWords) =>
  rows[name].words(values[name]!, words)

/** Each active filter with its name in the reader's language. */
export const activeWords = (values: FilterValues, words: FilterWords): [FilterName, string][] =>
  filterNames
    .filter((name) => isActive(values, name))
    .flatMap((name) => {
      const said = wordsOf(name, values, words)
      return said ? [[name, said]] : []
    })

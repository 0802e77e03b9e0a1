import { useTranslation } from 'react-i18next'
import { calendarDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { askedDate, chosenDays, datePresets, type ListingFilter } from './listingFilter.ts'
import { sizeWords } from './sizeWords.ts'

/** Each active filter with its text in the reader's language; `category` is the selected category in that language. */
export function useFilterWords(filter: ListingFilter, category: string | null): [keyof ListingFilter, string][] {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  const preset = datePresets.find((one) => one === filter.date)
  const days = askedDate(filter) === null ? null : chosenDays(filter.date)
  const day = (isoDay: string) => (isoDay === '' ? '…' : calendarDate(isoDay, language))
  const words: [keyof ListingFilter, string | false | null | undefined][] = [
    ['saved', filter.saved && t('saved.title')],
    ['age', filter.age !== null ? t('filter.forAge', { age: filter.age }) : null],
    ['category', category],
    ['type', filter.type && t(`type.${filter.type}`)],
    ['price', filter.price && t(`filter.prices.${filter.price}`)],
    ['date', preset ? t(`filter.dates.${preset}`) : days && `${day(days.from)} – ${day(days.to)}`],
    ['time', filter.time && t(`filter.times.${filter.time}`)],
    ['size', filter.size && sizeWords(filter.size, t)],
    ['language', filter.language && t('filter.taughtIn', { language: t(`schedule.language.${filter.language}`) })],
  ]
  return words.flatMap(([name, said]) => (said ? [[name, said]] : []))
}

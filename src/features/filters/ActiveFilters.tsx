import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { calendarDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { askedDate, chosenDays, datePresets, emptyFilter, type ListingFilter } from './listingFilter.ts'
import { sizeWords } from './sizeWords.ts'

type Props = {
  filter: ListingFilter
  /** The chosen category in the reader's language; null when there is none. */
  category: string | null
  onRemove: (wish: Partial<ListingFilter>) => void
}

/** Each filter that is on, in its own words, and the way to take it off. */
export function ActiveFilters({ filter, category, onRemove }: Props) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  const preset = datePresets.find((one) => one === filter.date)
  const days = askedDate(filter) === null ? null : chosenDays(filter.date)
  const day = (isoDay: string) => (isoDay === '' ? '…' : calendarDate(isoDay, language))

  const chips: [keyof ListingFilter, string | false | null | undefined][] = [
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
  const on = chips.filter(([, words]) => words)
  if (on.length === 0) return null
  return (
    <ul aria-label={t('filter.on')} className="flex flex-wrap gap-2">
      {on.map(([name, words]) => (
        <li key={name} className="min-w-0">
          <button
            type="button"
            aria-label={t('filter.remove', { filter: words })}
            onClick={() => onRemove({ [name]: emptyFilter[name] })}
            className="flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-leaf-tint py-1 pr-3 pl-4 text-sm font-semibold text-leaf-dark hover:bg-line"
          >
            <span className="[overflow-wrap:anywhere]">{words}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}

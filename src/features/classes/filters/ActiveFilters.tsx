import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/i18n.ts'
import { activeWords } from './filters.ts'
import { emptyFilter, type ListingFilter } from './listingFilter.ts'

/** Each active filter with its name in the reader's language; `category` is the selected category in that language. */
export function useFilterWords(filter: ListingFilter, category: string | null) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  return activeWords(filter, { t, language, category })
}

type Props = {
  filter: ListingFilter
  /** The selected category in the reader's language; null if there is none. */
  category: string | null
  onRemove: (wish: Partial<ListingFilter>) => void
}

/** Each active filter as text, with a button that removes it. */
export function ActiveFilters({ filter, category, onRemove }: Props) {
  const { t } = useTranslation('classes')
  const on = useFilterWords(filter, category)
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

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyFilter, type ListingFilter } from '@/features/classes/filters/listingFilter.ts'
import { useFilterWords } from '@/features/classes/filters/ActiveFilters.tsx'
import { number } from '@/i18n/format.ts'
import { Button } from '@/ui/base/Button.tsx'

type Props = {
  filter: ListingFilter
  /** The selected category in the reader's language; null if there is none. */
  category: string | null
  /** The number of classes and groups that match a filter. */
  count: (filter: ListingFilter) => number | undefined
  onRemove: (wish: Partial<ListingFilter>) => void
  onClear: () => void
  /** Further actions. */
  children: ReactNode
}

/**
 * The ways out if filters match nothing: the results without one of several filters, and clearing all filters, which is the primary action only
 * if it is the only one.
 */
export function LoosenFilter({ filter, category, count, onRemove, onClear, children }: Props) {
  const { t } = useTranslation('classes')
  const on = useFilterWords(filter, category)
  const removable: [keyof ListingFilter, string][] = filter.q === '' ? on : [['q', filter.q], ...on]
  const looser = (removable.length < 2 ? [] : removable)
    .map(([name, words]) => ({
      label: name === 'q' ? ('noMatch.withoutWords' as const) : ('noMatch.withoutFilter' as const),
      words,
      wish: { [name]: emptyFilter[name] } as Partial<ListingFilter>,
    }))
    .map((way) => ({ ...way, found: count({ ...filter, ...way.wish }) ?? 0 }))
    .filter(({ found }) => found > 0)
  const clear = (
    <Button variant={looser.length === 0 ? 'primary' : 'quiet'} onClick={onClear}>
      {t('filter.clear')}
    </Button>
  )
  return (
    <div className="grid w-full grid-cols-1 gap-2.5 sm:flex sm:flex-wrap sm:justify-center">
      {looser.length === 0 && clear}
      {looser.map(({ label, words, wish, found }, index) => (
        <Button
          key={`${label} ${words}`}
          variant={index === 0 ? 'primary' : 'secondary'}
          onClick={() => onRemove(wish)}
          className="[overflow-wrap:anywhere]"
        >
          {t(label, { filter: words, count: found, shown: number(found) })}
        </Button>
      ))}
      {children}
      {looser.length > 0 && clear}
    </div>
  )
}

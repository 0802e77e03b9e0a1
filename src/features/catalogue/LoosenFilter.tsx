import { useTranslation } from 'react-i18next'
import { emptyFilter, type ListingFilter } from '@/features/filters/listingFilter.ts'
import { useFilterWords } from '@/features/filters/useFilterWords.ts'
import { number } from '@/i18n/format.ts'
import { Button } from '@/ui/base/Button.tsx'

type Props = {
  filter: ListingFilter
  /** The chosen category in the reader's language; null when there is none. */
  category: string | null
  /** How many classes and groups a filter leaves. */
  count: (filter: ListingFilter) => number | undefined
  onRemove: (wish: Partial<ListingFilter>) => void
}

/** Where several filters leave nothing: what is found without one of them. */
export function LoosenFilter({ filter, category, count, onRemove }: Props) {
  const { t } = useTranslation('classes')
  const on = useFilterWords(filter, category)
  const removable: [keyof ListingFilter, string][] = filter.q === '' ? on : [['q', filter.q], ...on]
  if (removable.length < 2) return null
  return removable.map(([name, words]) => {
    const wish = { [name]: emptyFilter[name] }
    const found = count({ ...filter, ...wish }) ?? 0
    return (
      found > 0 && (
        <Button key={name} variant="secondary" onClick={() => onRemove(wish)} className="[overflow-wrap:anywhere]">
          {t(name === 'q' ? 'noMatch.withoutWords' : 'noMatch.withoutFilter', {
            filter: words,
            count: found,
            shown: number(found),
          })}
        </Button>
      )
    )
  })
}

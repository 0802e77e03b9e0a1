import { useTranslation } from 'react-i18next'
import { refOf, sameRef } from '@/api/ids.ts'
import { parseCompare, type ListingFilter } from '@/features/classes/filters/listingFilter.ts'
import { SavedComparison } from '@/features/classes/saved/SavedComparison.tsx'
import { GoneSaved } from '@/features/classes/saved/GoneSaved.tsx'
import { useSaved } from '@/features/classes/saved/savedListings.ts'
import type { Entry } from './listingIndex.ts'

type Props = {
  filter: ListingFilter
  entries: readonly Entry[]
  /** Whether both lists have loaded, so a missing class was deleted. */
  complete: boolean
  onClearComparison: () => void
}

/** Above the cards: the comparison in the address, and saved classes that are no longer offered. */
export function SavedListings({ filter, entries, complete, onClearComparison }: Props) {
  const { t } = useTranslation('classes')
  const saved = useSaved()
  const compared = parseCompare(filter.compare).flatMap(
    (word) => entries.find(({ listing }) => refOf(listing) === word)?.listing ?? [],
  )
  const gone =
    filter.saved && complete ? saved.filter((one) => !entries.some(({ listing }) => sameRef(one, listing))) : []
  return (
    <>
      {filter.saved && compared.length < 2 && saved.length - gone.length > 1 && (
        <p className="text-ink-soft max-sm:hidden">{t('saved.compareHint')}</p>
      )}
      {compared.length > 1 && <SavedComparison listings={compared} onClear={onClearComparison} />}
      <GoneSaved gone={gone} />
    </>
  )
}

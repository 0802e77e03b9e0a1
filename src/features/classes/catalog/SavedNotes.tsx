import { useTranslation } from 'react-i18next'
import { sameRef } from '@/api/ids.ts'
import type { ListingFilter } from '@/features/classes/filters/listingFilter.ts'
import { GoneSaved } from '@/features/classes/saved/GoneSaved.tsx'
import { useSaved } from '@/features/classes/saved/savedListings.ts'
import type { Entry } from './listingIndex.ts'

type Props = {
  filter: ListingFilter
  entries: readonly Entry[]
  /** Whether both lists have loaded, so a missing class was deleted. */
  complete: boolean
}

/** Above the cards: how to compare saved classes, and saved classes that are no longer offered. */
export function SavedNotes({ filter, entries, complete }: Props) {
  const { t } = useTranslation('classes')
  const saved = useSaved()
  const gone =
    filter.saved && complete ? saved.filter((one) => !entries.some(({ listing }) => sameRef(one, listing))) : []
  return (
    <>
      {filter.saved && saved.length - gone.length > 1 && (
        <p className="text-ink-soft max-sm:hidden">{t('saved.compareHint')}</p>
      )}
      <GoneSaved gone={gone} />
    </>
  )
}

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { refOf } from '@/api/ids.ts'
import { isFinished } from '@/listing/schedule/listingSchedule.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { Shelf } from '@/features/classes/related/Shelf.tsx'
import { useSeen } from '@/features/classes/saved/savedListings.ts'
import type { Entry } from './listingIndex.ts'

/** The classes viewed earlier on this device that are still offered and unfinished. */
export function RecentListings({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('classes')
  const seen = useSeen()
  const now = useMinute()
  const listings = useMemo(() => {
    if (seen.length === 0) return []
    const byRef = new Map(entries.map(({ listing }) => [refOf(listing), listing]))
    return seen.flatMap((one) => byRef.get(refOf(one)) ?? [])
  }, [seen, entries])
  return <Shelf title={t('saved.recent')} listings={listings.filter((listing) => !isFinished(listing, now))} />
}

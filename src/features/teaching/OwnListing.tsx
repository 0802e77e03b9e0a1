import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import type { ListingType } from '@/api/ids.ts'
import { listingQuery, type Listing } from '@/api/listings.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { asFault } from '@/lib/fault.ts'
import { Loaded } from '@/ui/loading/Loaded.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { TeacherNote } from './TeacherNote.tsx'

/**
 * A class or group as stored when its form opens: never from the cache, which may be older than the last save, and never read again while a user
 * is editing it.
 */
function useListingSnapshot(type: ListingType, id: string) {
  const [openedAt] = useState(() => Date.now())
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...listingQuery(type, id),
    staleTime: 0,
    enabled: ({ state }) => state.dataUpdatedAt < openedAt,
  })
  return { data: dataUpdatedAt >= openedAt ? data : undefined, error, refetch }
}

type Props = { type: ListingType; id: string; head: ReactNode; children: (listing: Listing) => ReactNode }

/** Reads one of the teacher's classes or groups, below the page's `head`; shows a note instead if it was deleted or belongs to another teacher. */
export function OwnListing({ type, id, head, children }: Props) {
  const { t } = useTranslation('teaching')
  const user = useUser()
  const query = useListingSnapshot(type, id)
  const { data, error } = query
  if (data === undefined && error !== null && asFault(error).kind === 'notFound')
    return <TeacherNote scene="signpost" title={t('gone.title')} text={t('gone.text')} />
  if (data !== undefined && data.teacherId !== null && data.teacherId !== user.id)
    return <TeacherNote title={t('gate.owner')} text={t('gate.ownerText')} />
  return (
    <>
      {head}
      <Loaded query={query} skeleton={<FormSkeleton />} failure="loadDetails">
        {children}
      </Loaded>
    </>
  )
}

import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import type { ListingType } from '@/api/ids.ts'
import { listingQuery, type Listing } from '@/api/listings.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { asFault } from '@/lib/fault.ts'
import { Loaded } from '@/ui/loading/Loaded.tsx'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { PageNote } from '@/ui/base/PageNote.tsx'

/** The title and heading of a page with the form. */
export function PageHead({ title, text }: { title: string; text?: string }) {
  return (
    <div className="mb-6">
      <PageMeta title={title} hidden />
      <h1 className="text-4xl">{title}</h1>
      {text !== undefined && <p className="mt-1 max-w-measure text-ink-soft">{text}</p>}
    </div>
  )
}

type NoteProps = { scene?: 'gate' | 'signpost'; title: string; text: string }

/** A page that explains why it has no form, with a link to the dashboard. */
export function TeacherNote({ scene = 'gate', title, text }: NoteProps) {
  const { t } = useTranslation('dashboard')
  return (
    <PageNote scene={scene} title={title} text={text}>
      <ButtonLink to={paths.dashboard}>{t('sidebar.goToDashboard')}</ButtonLink>
    </PageNote>
  )
}

/** The form in outline, with as many labels and fields as the form has, next to the card. */
export function FormSkeleton() {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-6 border-line sm:rounded-card sm:border sm:bg-paper sm:p-8">
        {['h-14', 'h-12', 'h-40', 'h-12', 'h-20', 'h-12', 'h-12', 'h-12'].map((height, index) => (
          <div key={index} className="space-y-2">
            <div className="skeleton h-5 w-28" />
            <div className={`skeleton w-full ${height}`} />
          </div>
        ))}
      </div>
      <div className="skeleton h-80 max-w-sm rounded-card" />
    </div>
  )
}

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

import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useState } from 'react'
import { parseRef, refOf } from '@/api/ids.ts'
import { useBothLists, type Listing } from '@/api/listings.ts'
import { askedJustNow } from '@/api/queryClient.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { emptyValues } from '@/features/teaching/form/listingValues.ts'
import { siteClock } from '@/lib/time/siteClock.ts'
import { AddListing } from './AddListing.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { OwnListing } from './OwnListing.tsx'
import { PageHead } from './PageHead.tsx'
import { TeacherNote } from './TeacherNote.tsx'
import { copyOf } from './copyOf.ts'

/** The form of a new class or group that starts as a copy; it waits for the teacher's other lessons to find a free week. */
function CopyListing({ source }: { source: Listing }) {
  const { listings, pending } = useBothLists('own', askedJustNow)
  const [now] = useState(() => siteClock.now())
  if (pending) return <FormSkeleton />
  return (
    <AddListing initial={copyOf(source, listings, now)} draftName={`listing:new:${refOf(source)}`} source={source} />
  )
}

/** The page where a teacher publishes; with `?from=class/{id}`, the form starts as a copy. */
export function AddListingPage() {
  const { t } = useTranslation('teaching')
  const { role } = useUser()
  const from = useSearchParams()[0].get('from') ?? ''
  const source = parseRef(from)

  if (role !== 'teacher') return <TeacherNote title={t('gate.role')} text={t('gate.roleText')} />
  if (source !== null) {
    return (
      <OwnListing key={from} {...source} head={<PageHead title={t('add.title')} text={t('add.copyText')} />}>
        {(listing) => <CopyListing source={listing} />}
      </OwnListing>
    )
  }
  return (
    <>
      <PageHead title={t('add.title')} text={t('add.text')} />
      <AddListing key="new" initial={emptyValues} draftName="listing:new" />
    </>
  )
}

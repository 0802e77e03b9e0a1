import { useState } from 'react'
import { refOf } from '@/api/ids.ts'
import { useBothLists, type Listing } from '@/api/listings.ts'
import { askedJustNow } from '@/api/queryClient.ts'
import { siteClock } from '@/lib/time/siteClock.ts'
import { AddListing } from './AddListing.tsx'
import { copyOf } from './copyOf.ts'
import { FormSkeleton } from './FormSkeleton.tsx'

/** The form of a new class or group that starts as a copy; it waits for the teacher's other lessons to find a free week. */
export function CopyListing({ source }: { source: Listing }) {
  const { listings, pending } = useBothLists('own', askedJustNow)
  const [now] = useState(() => siteClock.now())
  if (pending) return <FormSkeleton />
  return (
    <AddListing initial={copyOf(source, listings, now)} draftName={`listing:new:${refOf(source)}`} source={source} />
  )
}

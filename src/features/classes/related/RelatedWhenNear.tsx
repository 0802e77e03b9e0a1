import type { Listing } from '@/api/listings.ts'
import { useArrival } from '@/ui/loading/useArrival.ts'
import { RelatedListings } from './RelatedListings.tsx'

/** The end of a page about one listing: requests the public lists when scrolled near; a failure shows nothing. */
export function RelatedWhenNear({ listing }: { listing: Listing }) {
  const [ref, arrival] = useArrival('600px')
  return (
    <div ref={ref} className="space-y-10">
      {(arrival === 'here' || arrival === 'arrived') && <RelatedListings listing={listing} heading="h2" />}
    </div>
  )
}

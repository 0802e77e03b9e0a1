import { Suspense, useContext, useDeferredValue } from 'react'
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router-dom'
import { LoadingScreen } from '@/ui/LoadingScreen.tsx'
import { SectionBoundary } from '@/ui/SectionBoundary.tsx'
import { PageTaken } from '@/ui/writtenPart.tsx'
import { CrashNote } from './CrashPage.tsx'

/**
 * The page inside a frame: while its code loads, or when it breaks, the frame around it stays usable. The page before it is put out of
 * sight at once, which costs nothing, and taken down a moment later: that takes a slow phone as long as drawing the first screen of the next.
 */
export function PageBoundary() {
  const outlet = useOutlet()
  const place = useContext(LocationContext)
  const now = { outlet, place }
  const before = { outlet: useDeferredValue(outlet), place: useDeferredValue(place) }
  const { pathname } = place.location
  return (
    <SectionBoundary resetKey={pathname} fallback={() => <><CrashNote /><PageTaken /></>}>
      <Suspense fallback={<LoadingScreen />}>
        {(before.place.location.pathname === pathname ? [now] : [now, before]).map((page) => (
          // Without a place of its own the page before would follow the address.
          <div key={page.place.location.pathname} className={page === now ? undefined : 'page-before'}>
            <LocationContext value={page.place}>{page.outlet}</LocationContext>
          </div>
        ))}
        <PageTaken />
      </Suspense>
    </SectionBoundary>
  )
}

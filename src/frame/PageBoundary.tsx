import { Suspense, useContext, useDeferredValue, useMemo } from 'react'
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
  const page = useMemo(() => ({ outlet, place }), [outlet, place])
  const before = useDeferredValue(page)
  const { pathname } = place.location
  const pages = before.place.location.pathname === pathname ? [page] : [page, before]
  return (
    <SectionBoundary resetKey={pathname} fallback={() => <><CrashNote /><PageTaken /></>}>
      <Suspense fallback={<LoadingScreen />}>
        {pages.map((one) => (
          // Without a place of its own the page before would follow the address.
          <div key={one.place.location.pathname} className={one === page ? undefined : 'absolute size-0 overflow-hidden [content-visibility:hidden]'}>
            <LocationContext value={one.place}>{one.outlet}</LocationContext>
          </div>
        ))}
        <PageTaken />
      </Suspense>
    </SectionBoundary>
  )
}

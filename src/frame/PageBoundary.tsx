import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { LoadingScreen } from '@/ui/LoadingScreen.tsx'
import { SectionBoundary } from '@/ui/SectionBoundary.tsx'
import { PageTaken } from '@/ui/writtenPart.tsx'
import { CrashNote } from './CrashPage.tsx'

/** The page inside a frame: while its code loads, or when it breaks, the frame around it stays usable. */
export function PageBoundary() {
  const { pathname } = useLocation()
  return (
    <SectionBoundary resetKey={pathname} fallback={() => <><CrashNote /><PageTaken /></>}>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
        <PageTaken />
      </Suspense>
    </SectionBoundary>
  )
}

import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { LoadingScreen } from '@/ui/LoadingScreen.tsx'
import { ProgressLine } from '@/ui/ProgressLine.tsx'
import { SectionBoundary } from '@/ui/SectionBoundary.tsx'
import { CrashPage } from './CrashPage.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { RouteEffects } from './RouteEffects.tsx'

/** What every page has: scroll and focus on navigation, the progress line, the offline note, and a way out of a crash. */
export function AppFrame() {
  const { pathname } = useLocation()
  return (
    <>
      <ProgressLine />
      <OfflineNote />
      <RouteEffects />
      <SectionBoundary resetKey={pathname} fallback={() => <CrashPage />}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </SectionBoundary>
    </>
  )
}

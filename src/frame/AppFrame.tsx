import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { useOnline } from '@/ui/browser/useOnline.ts'
import { LoadingScreen } from '@/ui/loading/LoadingScreen.tsx'
import { ProgressLine } from '@/ui/loading/ProgressLine.tsx'
import { SectionBoundary } from '@/ui/loading/SectionBoundary.tsx'
import { CrashPage } from './CrashPage.tsx'
import { NewReleaseNote } from './NewReleaseNote.tsx'
import { RouteEffects } from './RouteEffects.tsx'

/** A bar above the page while the device is offline. */
function OfflineNote() {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <div role="status" className="offline-note">
      {!online && <p>{t('offline')}</p>}
    </div>
  )
}

export function AppFrame() {
  const { pathname } = useLocation()
  return (
    <>
      <ProgressLine />
      <OfflineNote />
      <NewReleaseNote />
      <RouteEffects />
      <SectionBoundary resetKey={pathname} fallback={() => <CrashPage />}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </SectionBoundary>
    </>
  )
}

import { Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { chunkLoading } from '@/lib/loadChunk.ts'
import { useOnline } from '@/ui/browser/useClientValue.ts'
import { LoadingScreen } from '@/ui/loading/LoadingScreen.tsx'
import { SectionBoundary } from '@/ui/loading/SectionBoundary.tsx'
import { CrashPage } from './CrashPage.tsx'
import { NewReleaseNote } from './NewReleaseNote.tsx'
import { RouteEffects } from './RouteEffects.tsx'

/** A progress bar at the top while a chunk loads; it appears only after a short delay. */
function ProgressLine() {
  const loading = useSyncExternalStore(chunkLoading.subscribe, chunkLoading.snapshot, () => false)
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none fixed inset-x-0 top-0 z-50 h-1 origin-left bg-sun ${loading ? 'scale-x-75 opacity-100 transition-transform delay-150 duration-[4000ms]' : 'scale-x-0 opacity-0'}`}
    />
  )
}

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

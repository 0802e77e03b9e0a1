import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { hydration } from '@/lib/hydration.ts'
import { drawBelowFold } from '@/ui/drawBelowFold.ts'
import { LoadingScreen } from '@/ui/LoadingScreen.tsx'
import { SectionBoundary } from '@/ui/SectionBoundary.tsx'
import { CrashNote } from './CrashPage.tsx'

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent
const sameButton = (early: Element) => [...document.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(early))

/** Stands beside the page, so that its effect runs once the whole page is there. */
function PageReady() {
  // Outside React: what came before the app (src/boot.ts). A button that was pressed too early, or the one that was drawn in its place, is
  // pressed again, and what the first paint left out is drawn.
  useEffect(() => {
    hydration.end()
    const early = window.earlyPress
    delete window.earlyPress
    // Not at once: React is still busy with this effect.
    if (early) setTimeout(() => (early.isConnected ? early : sameButton(early))?.click())
    drawBelowFold()
  }, [])
  return null
}

/** The page inside a frame: while its code loads, or when it breaks, the frame around it stays usable. */
export function PageBoundary() {
  const { pathname } = useLocation()
  return (
    <SectionBoundary resetKey={pathname} fallback={() => <><CrashNote /><PageReady /></>}>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
        <PageReady />
      </Suspense>
    </SectionBoundary>
  )
}

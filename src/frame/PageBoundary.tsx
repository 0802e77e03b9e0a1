import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { hydration } from '@/lib/hydration.ts'
import { drawBelowFold } from '@/ui/loading/BelowFold.tsx'
import { LoadingScreen } from '@/ui/loading/LoadingScreen.tsx'
import { SectionBoundary } from '@/ui/loading/SectionBoundary.tsx'
import { CrashNote } from './CrashPage.tsx'

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent
const sameButton = (early: Element) =>
  [...document.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(early))

/** A sibling of the page inside <Suspense>, so that its effect runs when the page is complete. */
function PageReady() {
  // Effect: finishes what src/app/boot.ts started before hydration. A button that was clicked too early (or the one that
  // replaced it) is clicked again, and the sections that the first paint skipped are rendered.
  useEffect(() => {
    hydration.end()
    window.stopEarlyPress?.()
    // Deferred, because React is still committing, perhaps in order to handle the press.
    setTimeout(() => {
      const early = window.earlyPress
      delete window.earlyPress
      early?.removeAttribute('aria-busy')
      if (early) (early.isConnected ? early : sameButton(early))?.click()
    })
    document.getElementById('heard')?.remove()
    drawBelowFold()
  }, [])
  return null
}

/** Keeps the layout usable while the page inside it loads, and after it crashed. */
export function PageBoundary() {
  const { pathname } = useLocation()
  return (
    <SectionBoundary
      resetKey={pathname}
      fallback={() => (
        <>
          <CrashNote />
          <PageReady />
        </>
      )}
    >
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
        <PageReady />
      </Suspense>
    </SectionBoundary>
  )
}

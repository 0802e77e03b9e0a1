import type { ReactNode } from 'react'
import { LaterLocation } from './LaterLocation.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SkipLink } from './SkipLink.tsx'

/** What surrounds every public page. */
export function SiteFrame({ footer }: { footer: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <LaterLocation>
        <SiteHeader />
      </LaterLocation>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <PageBoundary />
      </main>
      <LaterLocation>{footer}</LaterLocation>
    </div>
  )
}

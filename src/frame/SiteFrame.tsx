import type { ReactNode } from 'react'
import { PageBoundary } from './PageBoundary.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SkipLink } from './SkipLink.tsx'

/** What surrounds every public page. `stayUpdated` is the subscription box of the footer. */
export function SiteFrame({ stayUpdated }: { stayUpdated: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <PageBoundary />
      </main>
      <SiteFooter stayUpdated={stayUpdated} />
    </div>
  )
}

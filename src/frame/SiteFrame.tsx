import type { ReactNode } from 'react'
import { BelowFold } from '@/ui/loading/BelowFold.tsx'
import { UzbekOffer } from './LanguageSwitch.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SkipLink } from './SkipLink.tsx'

export function SiteFrame({ footer, dialogs }: { footer: ReactNode; dialogs: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <UzbekOffer />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <PageBoundary />
      </main>
      <BelowFold>{footer}</BelowFold>
      {dialogs}
    </div>
  )
}

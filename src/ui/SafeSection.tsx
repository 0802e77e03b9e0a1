import type { ReactNode } from 'react'
import { SectionBoundary } from './SectionBoundary.tsx'
import { SectionFailed } from './SectionFailed.tsx'

/** One section of a page: when it breaks, it says so in its place and the rest of the page stays. */
export const SafeSection = ({ children }: { children: ReactNode }) => (
  <SectionBoundary
    fallback={(retry) => (
      <div className="page">
        <SectionFailed onRetry={retry} />
      </div>
    )}
  >
    {children}
  </SectionBoundary>
)

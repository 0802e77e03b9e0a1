import type { ReactNode } from 'react'
import { SectionBoundary } from './SectionBoundary.tsx'
import { SectionFailed } from './SectionFailed.tsx'

/** An error boundary around a section of a page. */
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

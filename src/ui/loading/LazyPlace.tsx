import { Suspense, type ReactNode } from 'react'
import { SectionBoundary } from './SectionBoundary.tsx'

type Props = {
  /** The lazy component inside. */
  of: { tryAgain: () => void }
  /** Shown while its code and messages load. */
  waiting: ReactNode
  /** Shown if loading or rendering fails. */
  failed: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Suspense and error boundary of a lazy component. */
export const LazyPlace = ({ of, waiting, failed, children }: Props) => (
  <SectionBoundary
    fallback={(retry) =>
      failed(() => {
        of.tryAgain()
        retry()
      })
    }
  >
    <Suspense fallback={waiting}>{children}</Suspense>
  </SectionBoundary>
)

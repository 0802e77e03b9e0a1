import { Suspense, type ReactNode } from 'react'
import { SectionBoundary } from './SectionBoundary.tsx'

type Props = {
  /** The lazy component that is drawn inside. */
  of: { tryAgain: () => void }
  /** Stands there while its code and words load. */
  waiting: ReactNode
  /** Stands there when they do not come, or when it breaks. */
  failed: (retry: () => void) => ReactNode
  children: ReactNode
}

/** The place of a lazy component on a page. */
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

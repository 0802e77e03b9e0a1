import type { ReactNode } from 'react'
import { AwaitedClass, ClassNotice, roomClass, type EnrollStep } from './ClassNotice.tsx'
import { useNext } from './useNext.ts'
import { useNextClass } from './useNextClass.ts'

/** The sentence below the heading of an account page. */
export const Greeting = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <p className={`mt-2 mb-6 text-ink-soft ${className}`}>{children}</p>
)

/** Names the class that the visitor came from, or greets with `children`. Reserves the same space starting with the first paint. */
export function Introduction({ step, children }: { step: EnrollStep; children: ReactNode }) {
  const { nextPath } = useNext()
  const next = useNextClass(nextPath)
  switch (next.state) {
    case 'unknown':
      // Prerendered for every `next`: boot.ts sets the class if the URL names one.
      return (
        <>
          <Greeting className="in-[.for-class]:hidden">{children}</Greeting>
          <AwaitedClass display="hidden in-[.for-class]:flex" />
        </>
      )
    case 'none':
      return <Greeting>{children}</Greeting>
    case 'loading':
      return <AwaitedClass />
    case 'unread':
      return <p className={`${roomClass} text-ink-soft`}>{children}</p>
    case 'read':
      return <ClassNotice listing={next.listing} step={step} />
  }
}

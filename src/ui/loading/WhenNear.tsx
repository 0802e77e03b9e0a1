import { useState, type ReactNode } from 'react'
import type { LazyPart } from './lazyComponent.ts'
import { LazyPlace, SectionFailed } from './SectionBoundary.tsx'
import { useArrival } from './useArrival.ts'

type Props = {
  /** The lazy component among the children, if there is one. */
  of?: LazyPart
  /** Shown until the section is near, and while its code loads. */
  waiting?: ReactNode
  /** Shown if loading or rendering fails; by default a message with Try again. */
  failed?: ReactNode
  id?: string
  /** Must reserve the height of the loaded content, unless `waiting` has it. */
  className?: string
  children: ReactNode
}

/** A section that renders its children, and so loads their code and data, when it is scrolled near or receives the focus. */
export function WhenNear({ of, waiting = null, failed, id, className = '', children }: Props) {
  const [ref, arrival] = useArrival('600px')
  const [wanted, setWanted] = useState(false)
  const near = wanted || arrival === 'here' || arrival === 'arrived'
  return (
    <div ref={ref} id={id} tabIndex={-1} onFocus={() => setWanted(true)} className={`outline-none ${className}`}>
      {!near ? (
        waiting
      ) : of === undefined ? (
        children
      ) : (
        <LazyPlace
          of={of}
          waiting={waiting}
          failed={(retry) => (failed === undefined ? <SectionFailed onRetry={retry} /> : failed)}
        >
          {children}
        </LazyPlace>
      )}
    </div>
  )
}

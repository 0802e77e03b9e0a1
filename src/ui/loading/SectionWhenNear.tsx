import { useState, type ReactNode } from 'react'
import type { LazyComponent } from './lazyComponent.ts'
import { LazyPlace } from './LazyPlace.tsx'
import { SectionFailed } from './SectionFailed.tsx'
import { useArrival } from './useArrival.ts'

type Props = {
  id?: string
  part: LazyComponent
  skeleton: ReactNode
  /** Must reserve the height of the loaded content. */
  className: string
}

/** A section whose code loads when it is scrolled near or receives the focus. */
export function SectionWhenNear({ id, part: Part, skeleton, className }: Props) {
  const [ref, arrival] = useArrival('600px')
  const [wanted, setWanted] = useState(false)
  const placeholder = <div aria-hidden="true">{skeleton}</div>
  return (
    <div ref={ref} id={id} tabIndex={-1} onFocus={() => setWanted(true)} className={`outline-none ${className}`}>
      {wanted || arrival === 'here' || arrival === 'arrived' ? (
        <LazyPlace of={Part} waiting={placeholder} failed={(retry) => <SectionFailed onRetry={retry} />}>
          <Part />
        </LazyPlace>
      ) : (
        placeholder
      )}
    </div>
  )
}

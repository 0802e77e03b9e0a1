import { useState, type ReactNode } from 'react'
import type { LazyComponent } from './lazyComponent.ts'
import { LazyPlace } from './LazyPlace.tsx'
import { SectionFailed } from './SectionFailed.tsx'
import { useArrival } from './useArrival.ts'

type Props = {
  id?: string
  part: LazyComponent
  skeleton: ReactNode
  /** Holds the height that the part will need. */
  className: string
}

/** A place on a page whose content loads when the reader comes near it, or when the focus is sent there. */
export function SectionWhenNear({ id, part: Part, skeleton, className }: Props) {
  const [ref, arrival] = useArrival('600px')
  const [wanted, setWanted] = useState(false)
  const still = <div aria-hidden="true">{skeleton}</div>
  return (
    <div ref={ref} id={id} tabIndex={-1} onFocus={() => setWanted(true)} className={`outline-none ${className}`}>
      {wanted || arrival === 'here' || arrival === 'arrived' ? (
        <LazyPlace of={Part} waiting={still} failed={(retry) => <SectionFailed onRetry={retry} />}>
          <Part />
        </LazyPlace>
      ) : (
        still
      )}
    </div>
  )
}

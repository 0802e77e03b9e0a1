import type { ComponentProps } from 'react'
import { NextClassesSkeleton } from '@/listing/nextClasses/NextClassesSkeleton.tsx'
import { LazyPlace } from '@/ui/loading/LazyPlace.tsx'
import { useArrival } from '@/ui/loading/useArrival.ts'
import { NextClasses } from './lazyParts.ts'

/** The next classes, loaded when scrolled near; a failure shows nothing. */
export function NextClassesWhenNear(props: ComponentProps<typeof NextClasses>) {
  const [ref, arrival] = useArrival('600px')
  const waiting = <NextClassesSkeleton className={props.className} />
  return (
    <div ref={ref}>
      {arrival === 'here' || arrival === 'arrived' ? (
        <LazyPlace of={NextClasses} waiting={waiting} failed={() => null}>
          <NextClasses {...props} />
        </LazyPlace>
      ) : (
        waiting
      )}
    </div>
  )
}

import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { useHere } from '@/ui/form/useHere.ts'

type Kept = (isHere: () => boolean) => void

function Part({ keep }: { keep: Kept }) {
  const isHere = useHere()
  useLayoutEffect(() => keep(isHere), [keep, isHere])
  return null
}

/** Like frame/RouteEffects, which announces the next page in a layout effect. */
function Frame({ part, keep, tell }: { part: boolean; keep: Kept; tell: () => void }) {
  useLayoutEffect(tell, [tell, part])
  return part && <Part keep={keep} />
}

it('reports that a page is left before the layout learns of the next one', () => {
  const kept: (() => boolean)[] = []
  const told: boolean[] = []
  const keep: Kept = (isHere) => void kept.push(isHere)
  const tell = () => void told.push(kept[0]!())
  const { rerender } = render(<Frame part keep={keep} tell={tell} />)
  expect(told).toEqual([true])
  rerender(<Frame part={false} keep={keep} tell={tell} />)
  expect(told).toEqual([true, false])
})

import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { GrowingSapling } from '@/ui/base/GrowingSapling.tsx'

const leavesOf = (sapling: ReactElement) => render(sapling).container.querySelectorAll('g > path').length

it('has a leaf for each step or class, as many as its stem has room for', () => {
  expect([0, 1, 4, 12, 3000].map((leaves) => leavesOf(<GrowingSapling leaves={leaves} className="" />))).toEqual([
    0, 1, 4, 12, 12,
  ])
})

it('sheds three when a trial is booked', () => {
  expect(leavesOf(<GrowingSapling leaves={4} shedding className="" />)).toBe(7)
})

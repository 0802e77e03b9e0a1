import { expect, it } from 'vitest'
import { pageNumbers } from '@/listing/Pager.tsx'

it.each<[number, number, (number | null)[]]>([
  [1, 2, [1, 2]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [200, 417, [1, null, 199, 200, 201, null, 417]],
  [417, 417, [1, null, 416, 417]],
])('the pages of the pager at %i of %i', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers)
})

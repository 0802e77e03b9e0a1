import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useListingFilter } from '@/features/classes/catalog/useListingFilter.ts'
import { useSaved } from '@/features/classes/saved/savedListings.ts'
import { useDialog } from '@/ui/dialog/useDialog.ts'

it.each([
  ['/', ['']],
  ['/?dialog=help&q=chess', ['', 'help chess']],
])('hydration of %s renders again only for what the URL holds', async (address, rendered) => {
  const seen: string[] = []
  function Page() {
    const { name } = useDialog()
    const { filter } = useListingFilter()
    useSaved()
    seen.push(`${name} ${filter.q}`)
    return <p>{name}</p>
  }
  const page = (
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>
  )
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  seen.length = 0
  const root = await act(() => hydrateRoot(place, page))
  expect(seen.map((words) => words.trim())).toEqual(rendered)
  act(() => root.unmount())
  place.remove()
})

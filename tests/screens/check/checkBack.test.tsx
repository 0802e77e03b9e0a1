import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { withDevices } from './checkSteps.ts'

withDevices()

describe('the way back', () => {
  const python = listingId('group', 'python-beginners')
  const back = () => screen.queryByRole('link', { name: en('check:back') })

  const at = async (search: string) => {
    vi.spyOn(location, 'search', 'get').mockReturnValue(search)
    await renderApp(`/check${search}`)
    await screen.findByRole('heading', { level: 1 })
  }

  it('links to the classroom in the address', async () => {
    await at(`?from=group/${python}`)
    await waitFor(() => expect(back()).toHaveAttribute('href', `/classroom/${python}/group`))
  })

  it.each(['', '?from=', '?from=lesson/1', '?from=class/..%2F..', '?from=//evil.example/class', '?from=class/a%20b'])(
    'is not there with %s',
    async (search) => {
      await at(search)
      expect(back()).toBeNull()
    },
  )
})

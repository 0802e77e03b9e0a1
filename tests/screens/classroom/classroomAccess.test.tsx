import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '@/api/queryClient.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { hold } from '../hold.ts'
import { main, openApp, renderApp } from '../renderApp.tsx'
import { joinButton, python, room, student } from './classroomSteps.ts'

const chess = listingId('class', 'chess-first-moves')

describe('who can enter', () => {
  it('a student who is not enrolled sees a link to the details', async () => {
    await openApp(`/classroom/${chess}/class`, { as: student })
    expect(await main().findByRole('heading', { level: 1, name: en('classroom:notEnrolled.title') })).toBeVisible()
    const action = main().getByRole('link', { name: en('classroom:notEnrolled.action') })
    expect(action).toHaveAttribute('href', `/classdetails/${chess}/class`)
    expect(main().queryByRole('button')).toBeNull()
    expect(document.documentElement.outerHTML).not.toContain('meet.example.com')
  })

  it('a student who has just enrolled, although the cached purchases are older', async () => {
    const answer = hold('/manual-purchase')
    await openApp(room, { as: student }, () => queryClient.setQueryData(['enrollments'], [], { updatedAt: 1 }))
    await waitFor(() => expect(queryClient.getQueryData(['listing', 'group', python])).toBeDefined())
    expect(main().getByRole('heading', { level: 1, name: en('classroom:title') })).toBeVisible()
    answer()
    expect(await joinButton()).toBeVisible()
  })

  it.each(['rustam@nihol.test', 'admin@nihol.test'])('%s, without requesting purchases', async (as) => {
    const { backend } = await openApp(room, { as })
    expect(await joinButton()).toBeVisible()
    expect(backend.record.to('GET', '/manual-purchase')).toEqual([])
  })
})

describe('errors', () => {
  it('a deleted class says so', async () => {
    await openApp(room, { as: student }, ({ store }) => store.listings.remove('group', python))
    expect(await main().findByRole('heading', { level: 1, name: en('classroom:gone.title') })).toBeVisible()
    expect(main().getByRole('link', { name: en('classes:enroll.toDashboard') })).toHaveAttribute('href', '/dashboard')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('has its heading from the start, and keeps focus on it', async () => {
    const { user, address } = await renderApp('/dashboard', { as: student })
    const card = await screen.findByRole('link', { name: 'Python for beginners, twice a week' })
    queryClient.removeQueries({ queryKey: ['listing'] })
    const answer = hold(`/group/${python}`)
    await user.click(card)
    expect(address()).toBe(room)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: en('classroom:title') })).toHaveFocus())
    answer()
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Python for beginners, twice a week' })).toHaveFocus(),
    )
  })
})

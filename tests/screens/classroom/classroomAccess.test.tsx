import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/api/queryClient.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { en, uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { joinButton, enter, python, main } from './classroomSteps.ts'

const chess = listingId('class', 'chess-first-moves')

const room = `/classroom/${python}/group`

const student = 'aziza@nihol.test'

const open = vi.spyOn(window, 'open')

beforeEach(() => {
  open.mockReset()
  open.mockReturnValue(null) // as with noopener
})

afterEach(() => {
  vi.useRealTimers()
})

describe('who can enter', () => {
  it.each([
    { language: 'en', heading: en('classroom:notEnrolled.title'), action: en('classroom:notEnrolled.action') },
    { language: 'uz', heading: uz('classroom:notEnrolled.title'), action: uz('classroom:notEnrolled.action') },
  ] as const)(
    'a student who is not enrolled sees a link to the details ($language)',
    async ({ language, heading, action }) => {
      await enter(`/classroom/${chess}/class`, { as: student, language })
      expect(await main().findByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(main().getByRole('link', { name: action })).toHaveAttribute('href', `/classdetails/${chess}/class`)
      expect(main().queryByRole('button')).toBeNull()
      expect(document.documentElement.outerHTML).not.toContain('meet.example.com')
    },
  )

  it('a student whose purchases cannot be loaded', async () => {
    await enter(room, { as: student }, ({ faults }) => faults.add({ path: '/manual-purchase', status: 500 }))
    expect(await joinButton()).toBeVisible()
  })

  it('a student who has just enrolled, although the cached purchases are older', async () => {
    await enter(room, { as: student }, ({ faults }) => {
      queryClient.setQueryData(['enrollments'], [], { updatedAt: 1 })
      faults.add({ path: '/manual-purchase', delayMs: 100 })
    })
    await waitFor(() => expect(queryClient.getQueryData(['listing', 'group', python])).toBeDefined())
    expect(main().getByRole('heading', { level: 1, name: en('classroom:title') })).toBeVisible()
    expect(await joinButton()).toBeVisible()
  })

  it.each(['rustam@nihol.test', 'admin@nihol.test'])('%s, without requesting purchases', async (as) => {
    const { backend } = await enter(room, { as })
    expect(await joinButton()).toBeVisible()
    expect(backend.record.to('GET', '/manual-purchase')).toEqual([])
  })
})

describe('errors', () => {
  it.each([
    {
      language: 'en',
      words: en('messages:loadClass'),
      again: en('common:tryAgain'),
      join: en('classroom:join'),
      fault: { status: 500, body: { message: 'secret' } },
    },
    {
      language: 'uz',
      words: uz('messages:loadClass'),
      again: uz('common:tryAgain'),
      join: uz('classroom:join'),
      fault: { status: 502, body: '<h1>Bad</h1>', contentType: 'text/html' },
    },
    {
      language: 'en',
      words: en('messages:loadClass'),
      again: en('common:tryAgain'),
      join: en('classroom:join'),
      fault: { status: 200, body: [] },
    },
    {
      language: 'en',
      words: en('messages:loadClass'),
      again: en('common:tryAgain'),
      join: en('classroom:join'),
      fault: { dropConnection: true, times: 2 },
    },
  ] as const)(
    'a class that fails to load can be retried ($language $fault)',
    async ({ language, words, again, join, fault }) => {
      const { user } = await enter(room, { as: student, language }, ({ faults }) =>
        faults.add({ path: `/group/${python}`, ...fault }),
      )
      const note = await main().findByRole('alert')
      expect(within(note).getByText(words)).toBeVisible()
      expect(note).not.toHaveTextContent(/secret|Bad/)
      expect(main().getByRole('heading', { level: 1 })).toBeVisible()
      await user.dblClick(within(note).getByRole('button', { name: again }))
      expect(await joinButton(join)).toBeVisible()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it.each([
    { language: 'en', heading: en('classroom:gone.title'), action: en('classes:enroll.toDashboard') },
    { language: 'uz', heading: uz('classroom:gone.title'), action: uz('classes:enroll.toDashboard') },
  ] as const)('a deleted class says so ($language)', async ({ language, heading, action }) => {
    await enter(room, { as: student, language }, ({ store }) => store.listings.remove('group', python))
    expect(await main().findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(main().getByRole('link', { name: action })).toHaveAttribute('href', '/dashboard')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('has its heading from the start, and keeps focus on it', async () => {
    const { user, address, backend } = await renderApp('/dashboard', { as: student })
    const card = await screen.findByRole('link', { name: 'Python for beginners, twice a week' })
    queryClient.removeQueries({ queryKey: ['listing'] })
    backend.faults.add({ path: `/group/${python}`, delayMs: 100 })
    await user.click(card)
    expect(address()).toBe(room)
    expect(await screen.findByRole('heading', { level: 1, name: en('classroom:title') })).toHaveFocus()
    expect(await screen.findByRole('heading', { level: 1, name: 'Python for beginners, twice a week' })).toHaveFocus()
  })
})

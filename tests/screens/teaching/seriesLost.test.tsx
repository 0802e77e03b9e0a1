import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataProvider } from '@/api/DataProvider.tsx'
import { queryClient } from '@/api/queryClient.ts'
import { AuthContext } from '@/auth/AuthContext.ts'
import { emptyValues } from '@/features/teaching/form/listingValues.ts'
import { usePublish } from '@/features/teaching/usePublish.ts'
import { clearDrafts } from '@/lib/storage/drafts.ts'
import { resetBackend, signIn } from '../../backend/msw.ts'
import { accountId } from '../../backend/seed/seed.ts'
import { hold } from '../hold.ts'
import { teacher } from './teachingAddSteps.ts'

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => vi.restoreAllMocks())

const start = '2027-03-01T17:00'

/** The form's calls, without the form: a tab. */
function tab() {
  const user = { id: accountId(teacher), role: 'teacher' } as const
  const { result, unmount } = renderHook(() => usePublish('listing:new'), {
    wrapper: ({ children }) => (
      <DataProvider>
        <AuthContext value={{ user } as never}>{children}</AuthContext>
      </DataProvider>
    ),
  })
  const values = {
    ...emptyValues,
    imageUrl: 'robot.png',
    title: 'Robots',
    description: 'x',
    link: 'https://meet.example.com/r',
    startDate: start,
    lessons: 'several' as const,
    repeat: '5',
  }
  return { publish: () => result.current.publish(values, localStorage.getItem('access_token')), unmount }
}

describe('a series whose connection is lost', () => {
  function fresh() {
    queryClient.clear()
    localStorage.clear()
    sessionStorage.clear()
    const backend = resetBackend()
    localStorage.setItem('access_token', signIn(teacher))
    const titles = () => backend.store.listings.ownedBy('class', accountId(teacher)).map(({ title }) => title)
    return { backend, stored: () => titles().filter((title) => title.startsWith('Robots (')) }
  }
  const all = [1, 2, 3, 4, 5].map((number) => `Robots (${number}/5)`)

  it.each([
    ['the list that is read before a creation', 'GET', false],
    ['a creation on its way', 'POST', false],
    ['the answer to a creation', 'POST', true],
  ])('with %s, at any lesson, has five lessons in the end', async (_, method, afterHandling) => {
    for (let kill = 1; kill <= 5; kill += 1) {
      const { backend, stored } = fresh()
      const path = method === 'GET' ? '/class/own-classes' : '/class'
      const lost = { method, path, dropConnection: true, afterHandling }
      // The requests before it go through.
      if (kill > 1)
        backend.faults.add({ ...lost, dropConnection: false, afterHandling: true, delayMs: 0, times: kill - 1 })
      // A read is tried again once.
      backend.faults.add({ ...lost, times: method === 'GET' ? 2 : 1 })
      let { publish, unmount } = tab()
      const failed = await publish().then(
        () => false,
        () => true,
      )
      expect(failed).toBe(!(method === 'POST' && afterHandling))
      if (failed) {
        expect(stored()).toEqual(all.slice(0, kill - 1))
        // A reload in between.
        unmount()
        queryClient.clear()
        ;({ publish, unmount } = tab())
        await publish()
      }
      expect(stored()).toEqual(all)
      unmount()
    }
  })

  it('stops when another person signs in, and leaves nothing to them', async () => {
    const { backend, stored } = fresh()
    const { publish, unmount } = tab()
    const letGo = hold('/class', { method: 'POST' })
    const published = publish()
    await vi.waitFor(() => expect(letGo.signals).toHaveLength(1))
    localStorage.setItem('access_token', signIn('dilnoza@nihol.test'))
    clearDrafts() // as signing out does
    letGo()
    await expect(published).rejects.toMatchObject({ kind: 'cancelled' })
    expect(stored()).toEqual(all.slice(0, 1))
    expect(backend.record.to('POST', '/class')).toHaveLength(1)
    expect(Object.keys(sessionStorage)).toEqual([])
    unmount()
  })

  it('is published once by two tabs at a time', async () => {
    // Like a browser: one task of a name after another, from any tab.
    let last: Promise<unknown> = Promise.resolve()
    const request = (_: string, task: () => Promise<unknown>) => (last = last.then(task, task))
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as never)
    const { backend, stored } = fresh()
    const tabs = [tab(), tab()]
    backend.faults.add({ method: 'POST', path: '/class', dropConnection: true, afterHandling: true })
    await Promise.all(tabs.map(({ publish }) => publish()))
    expect(stored()).toEqual(all)
    expect(backend.record.to('POST', '/class')).toHaveLength(5)
    for (const { unmount } of tabs) unmount()
  })
})

import { renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataProvider } from '@/api/DataProvider.tsx'
import { queryClient } from '@/api/queryClient.ts'
import { AuthContext } from '@/auth/AuthContext.ts'
import { emptyValues } from '@/features/listingForm/listingValues.ts'
import { usePublish } from '@/features/teaching/usePublish.ts'
import { resetBackend, signIn } from '../../backend/msw.ts'
import { accountId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { teacher } from './teachingAddSteps.ts'
import { answer, fill, fillRequired, press } from './teachingForm.ts'

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const start = '2027-03-01T17:00'
/** The clocks go forward on March 14. */
const instants = ['03-01T22:00', '03-08T22:00', '03-15T21:00', '03-22T21:00', '03-29T21:00'].map(
  (time) => `2027-${time}:00.000Z`,
)

describe('a weekly series', () => {
  it('is published one after another, numbered, at the same time of day', async () => {
    const app = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
    fill(en('teaching:field.startDate'), start)
    fill(en('teaching:schedule.minutes'), '50')
    fill(en('teaching:series.field'), '5')
    await app.user.click(press(en('teaching:add.submit')))
    await answer(en('teaching:add.done'), en('common:ok'))
    expect(app.backend.record.to('POST', '/class').map(({ body }) => body)).toEqual(
      instants.map((startDate, index) => ({
        title: `Robotics by the river (${index + 1}/5)`,
        description: `A first robot.\n\nLesson: ${startDate.slice(0, 10)}, 17:00-17:50 (America/New_York).`,
        imageUrl: expect.any(String) as string,
        startDate,
        link: 'https://meet.example.com/robots',
        price: 0,
        teacherId: accountId(teacher),
        isPublished: 'true',
      })),
    )
    expect(app.backend.record.to('POST', '/files')).toHaveLength(1)
    expect(sessionStorage.getItem('draft:listing:new:run')).toBeNull()
  })

  it('stops after the lesson that is under way, and is resumed after a reload', async () => {
    const app = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
    fill(en('teaching:field.startDate'), start)
    fill(en('teaching:series.field'), '5')
    app.backend.faults.add({ method: 'POST', path: '/class', delayMs: 60, times: 5 })
    await app.user.click(press(en('teaching:add.submit')))
    await app.user.click(await screen.findByRole('button', { name: en('classes:series.stop') }))
    expect(await screen.findByText(en('classes:series.resume'))).toBeVisible()
    const sent = app.backend.record.to('POST', '/class').length
    expect(sent).toBeLessThan(5)
    app.restart('/add-class-group')
    expect(await screen.findByText(en('classes:series.resume'))).toBeVisible()
    await waitFor(() => expect(press(en('teaching:add.submit'))).toBeEnabled())
    await app.user.click(press(en('teaching:add.submit')))
    await answer(en('teaching:add.done'), en('common:ok'))
    expect(app.backend.record.to('POST', '/class')).toHaveLength(5)
  })

  it.each([
    ['repeat', '1', en('messages:seriesCount')],
    ['repeat', '27', en('messages:seriesCount')],
    ['days', '8', en('messages:seriesAlone')],
    ['date', '5', en('messages:scheduleStart')],
  ])('is not sent with a wrong %s (%s)', async (what, repeat, message) => {
    const app = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
    if (what !== 'date') fill(en('teaching:field.startDate'), start)
    if (what === 'days') {
      await app.user.click(screen.getByRole('checkbox', { name: en('teaching:schedule.day.Mon') }))
      fill(en('teaching:schedule.minutes'), '50')
    }
    fill(en('teaching:series.field'), repeat)
    await app.user.click(press(en('teaching:add.submit')))
    expect(await screen.findByText(message)).toBeVisible()
    expect(app.backend.record.to('POST', '/class')).toEqual([])
  })
})

/** What the form calls, without the form: a tab. */
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
    repeat: '5',
  }
  return { publish: () => result.current.publish(values), unmount }
}

describe('a series whose connection is lost', () => {
  function fresh() {
    queryClient.clear()
    localStorage.clear()
    sessionStorage.clear()
    const backend = resetBackend()
    localStorage.setItem('access_token', signIn(teacher))
    return {
      backend,
      stored: () =>
        backend.store.listings
          .ownedBy('class', accountId(teacher))
          .filter(({ title }) => title.startsWith('Robots ('))
          .map(({ title }) => title),
    }
  }
  const all = [1, 2, 3, 4, 5].map((number) => `Robots (${number}/5)`)

  it.each([
    ['the list that is read before a creation', 'GET', false],
    ['a creation on its way', 'POST', false],
    ['the answer to a creation', 'POST', true],
  ])('with %s, at any lesson, has five lessons in the end', async (_, method, afterHandling) => {
    for (let kill = 1; kill <= 5; kill += 1) {
      const { backend, stored } = fresh()
      const lost = {
        method,
        path: method === 'GET' ? '/class/own-classes' : '/class',
        dropConnection: true,
        afterHandling,
      }
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

  it('is published once by two tabs at a time', async () => {
    // What a browser does: one task of a name after another, whichever tab asks.
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

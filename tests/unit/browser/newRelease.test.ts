import { afterEach, expect, it, vi } from 'vitest'
import { deferred } from '../../deferred.ts'
import { compareRelease, newRelease } from '@/lib/newRelease.ts'

const hour = 3_600_000
const answer = () => Response.json({ release: 'newer' })

/** The page was hidden for that many milliseconds. */
function away(milliseconds: number) {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.setSystemTime(Date.now() + milliseconds)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a dismissed offer comes back after another hour away, not by a comparison on its way or a missing file', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const late = deferred()
  const ask = vi.fn<() => Promise<Response>>(() => Promise.resolve(answer()))
  vi.stubGlobal('fetch', ask)
  const unsubscribe = newRelease.subscribe(() => {})

  await compareRelease()
  expect(newRelease.snapshot()).toBe(true)

  ask.mockReturnValueOnce(late.promise.then(answer))
  const underway = compareRelease()
  newRelease.dismiss()
  late.resolve()
  await underway
  expect(newRelease.snapshot()).toBe(false)
  await compareRelease() // another missing file
  expect(newRelease.snapshot()).toBe(false)

  away(hour / 2)
  expect(ask).toHaveBeenCalledTimes(3)
  away(hour + 1)
  await vi.waitFor(() => expect(newRelease.snapshot()).toBe(true))
  unsubscribe()
})

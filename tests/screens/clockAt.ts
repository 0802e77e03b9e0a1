import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Fakes the clock at a given time until the test ends; waiting in the test still works. */
export function at(moment: string | number) {
  vi.useFakeTimers({
    now: new Date(moment),
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
}

export const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))

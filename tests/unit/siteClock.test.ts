// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lessonState } from '@/listing/schedule/lessonState.ts'

const real = Date.parse('2026-11-24T21:00:00Z')
const minute = 60_000
const header = (time: number) => new Date(time).toUTCString()

let clock: typeof import('@/lib/time/siteClock.ts').siteClock

beforeEach(async () => {
  vi.useFakeTimers({ now: real, toFake: ['Date', 'performance'] })
  vi.resetModules()
  clock = (await import('@/lib/time/siteClock.ts')).siteClock
})

afterEach(() => {
  vi.useRealTimers()
})

it('the clock of lesson times is the device’s while nothing else is known', () => {
  clock.learn(undefined)
  clock.learn('soon')
  expect(clock.now()).toBe(real)
  expect(clock.deviceAhead()).toBe(0)
})

it.each([-1440, -14, 14, 1440])('the clock of lesson times gives the same states on a device %i minutes off', (off) => {
  vi.setSystemTime(real + off * minute)
  clock.learn(header(real))
  expect(clock.now()).toBe(real)
  expect(clock.deviceAhead()).toBe(off * minute)
  for (const start of [real + 600 * minute, real + 10 * minute, real - 10 * minute, real - 90 * minute])
    expect(lessonState(null, start, clock.now(), true)).toEqual(lessonState(null, start, real, true))
})

it('the clock of lesson times leaves alone a clock that is off by a few seconds', () => {
  clock.learn(header(real + 9000))
  expect(clock.now()).toBe(real)
})

it('the clock of lesson times takes the latest time it hears of: what comes late or from a cache is older', () => {
  clock.learn(header(real - 3_600_000))
  expect(clock.deviceAhead()).toBe(3_600_000)
  clock.learn(header(real))
  expect(clock.deviceAhead()).toBe(0)
  clock.learn(header(real - 3_600_000))
  expect(clock.now()).toBe(real)
})

it('the clock of lesson times forgets what it knew when the device’s clock is set, and learns again', () => {
  vi.setSystemTime(real + 14 * minute)
  clock.learn(header(real))
  expect(clock.now()).toBe(real)
  vi.setSystemTime(real) // set right, while the page's own time continues
  expect(clock.now()).toBe(real)
  expect(clock.deviceAhead()).toBe(0)
  vi.setSystemTime(real + 60 * minute)
  clock.learn(header(real))
  expect(clock.now()).toBe(real)
})

it('the clock of lesson times tells its readers when the correction changes, until they stop', () => {
  const listener = vi.fn<() => void>()
  const stop = clock.subscribe(listener)
  clock.learn(header(real))
  expect(listener).not.toHaveBeenCalled()
  clock.learn(header(real + minute))
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  clock.learn(header(real + 2 * minute))
  expect(listener).toHaveBeenCalledTimes(1)
})

import { act } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { answered, withScheduler } from './trialForm.ts'

export const origin = 'https://scheduler.test'
export const uri = 'https://api.calendly.com/scheduled_events/1'

/** Stands for the window of the iframe, which happy-dom does not load. */
const inFrame = {}

/** Configures the scheduler, and a window for its frame, for the tests of a file. */
export function withCalendar() {
  withScheduler(`${origin}/trial`)
  beforeEach(() => {
    const own = vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inFrame as Window)
    return () => own.mockRestore()
  })
}

export const frame = () => document.querySelector('iframe')
export const message = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
  act(() => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? origin })
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : inFrame })
    window.dispatchEvent(event)
  })
export const scheduled = (value: unknown = uri) => ({
  event: 'calendly.event_scheduled',
  payload: { event: { uri: value } },
})

const unanswered = { day: '', slot: '', who: '', planningToStart: '', hearAboutUs: '' }
export const atSchedule = { ...answered, step: 3, way: 'calendar', ...unanswered }

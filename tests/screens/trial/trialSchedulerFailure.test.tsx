import { act, fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { en } from '../../words.ts'
import { openTrial } from './trialForm.ts'
import { frame, message, atSchedule, withCalendar } from './trialCalendar.ts'

withCalendar()

describe('a scheduler that does not load', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 21, 12, 10) }))
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  it.each([
    ['never loads', () => {}],
    ['is a page of the browser that says so', () => fireEvent.load(frame()!)],
  ])('is replaced by our own list after 12 s when it %s', async (_, happen) => {
    const app = await openTrial('en', { draft: atSchedule })
    happen()
    await wait(11_000)
    expect(frame()).not.toBeNull()
    await wait(1_500)
    expect(frame()).toBeNull()
    expect(app.dialog.getByText(en('trial:schedule.failed'))).toBeVisible()
    expect(app.dialog.getByRole('radio', { name: 'Sun, Nov 22' })).toBeVisible()
  })

  it.each([
    ['has sent a message', () => message({ event: 'calendly.event_type_viewed' })],
    ['has focus', () => frame()!.focus()],
  ])('stays when it %s', async (_, happen) => {
    await openTrial('en', { draft: atSchedule })
    happen()
    await wait(20_000)
    expect(frame()).not.toBeNull()
  })
})

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ScheduleStep } from '@/features/trial/ScheduleStep.tsx'
import { restoreTrial, type TrialValues } from '@/features/trial/trialValues.ts'
import { bodies } from './contactForms.ts'
import { answered, openTrial, requested, stopClock, withScheduler } from './trialForm.ts'

const origin = 'https://scheduler.test'
const uri = 'https://api.calendly.com/scheduled_events/1'

withScheduler(`${origin}/trial`)

/** The window of the page in the frame. happy-dom loads no page there (and says so); the tests speak for it. */
const inFrame = {}
beforeEach(() => {
  const own = vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inFrame as Window)
  return () => own.mockRestore()
})

const frame = () => document.querySelector('iframe')
const message = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
  act(() => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? origin })
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : inFrame })
    window.dispatchEvent(event)
  })
const scheduled = (value: unknown = uri) => ({ event: 'calendly.event_scheduled', payload: { event: { uri: value } } })
const atSchedule = { ...answered, step: 3, way: 'calendar', day: '', slot: '', who: '', planningToStart: '', hearAboutUs: '' }

describe('with a scheduler', () => {
  stopClock()

  it('contacts nobody before step 3, and then opens its page with the person filled in', async () => {
    const app = await openTrial('uz')
    await app.fillParent()
    expect(frame()).toBeNull()
    await app.fillStudent()
    const { src, title } = frame()!
    expect(title).toBe('Vaqt tanlash taqvimi')
    expect(src.startsWith(`${origin}/trial?`)).toBe(true)
    expect(Object.fromEntries(new URL(src).searchParams)).toMatchObject({ name: 'Nodira Karimova', email: 'nodira@misol.com', phone: '(555) 123-4567', lang: 'uz' })
    expect(frame()!.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups')
    expect(screen.getByText('Jadval yuklanmoqda…')).toBeVisible()
    fireEvent.load(frame()!)
    expect(screen.queryByText('Jadval yuklanmoqda…')).not.toBeInTheDocument()
  })

  it('books with what the scheduler reports, once, however often it says so', async () => {
    const app = await openTrial('en', { draft: atSchedule })
    await app.at('schedule')
    await app.next()
    await waitFor(() => expect(app.dialog.getByRole('alert')).toHaveTextContent('Please fill in all required fields!'))
    message({ event: 'calendly.event_type_viewed' })
    message(scheduled())
    message(scheduled(`${uri}2`))
    expect(app.dialog.getByText('Your time is booked. Click Next to continue.')).toBeVisible()
    expect(app.dialog.getByRole('alert')).toBeEmptyDOMElement()
    await app.next()
    await app.at('questionnaire')
    expect(frame()).toBeNull()
    await app.fillQuestionnaire()

    // Going back offers no second slot.
    await app.click('Back')
    await app.at('schedule')
    expect(app.dialog.getByText('Your time is booked. Click Next to continue.')).toBeVisible()
    expect(frame()).toBeNull()
    await app.next()
    await app.at('questionnaire')

    app.backend.faults.add({ method: 'POST', path: '/lesson/trial', status: 500 })
    await app.finish()
    await app.dialog.findByText('Failed to book trial. Please try again.')
    await app.finish()
    const done = within(await screen.findByRole('dialog', { name: 'Trial lesson booked' }))
    const booking = { ...requested, scheduleDate: uri, startTime: uri, endTime: uri, isBooked: true }
    expect(bodies('/lesson/trial')).toEqual([booking, booking])
    const told = (role: 'term' | 'definition') => done.getAllByRole(role).map(({ textContent }) => textContent)
    expect(told('term')).toEqual(['Date and time', 'Subject', 'Grade level', 'Parent', 'Student', 'Phone', 'Email'])
    expect(told('definition').slice(0, 2)).toEqual(['In the email from the scheduler', app.t.subjects.business])
    expect(done.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument()
  })

  it.each(['en', 'uz'] as const)('says in %s at the calendar what is missing, and leads there each time', async (language) => {
    const app = await openTrial(language, { draft: atSchedule })
    await app.at('schedule')
    const words = app.t.schedule.bookFirst
    expect(app.dialog.queryByText(words)).not.toBeInTheDocument()
    for (let presses = 0; presses < 2; presses += 1) {
      await app.next()
      await waitFor(() => expect(document.activeElement).toHaveTextContent(words))
      expect(app.dialog.getByTitle(app.t.schedule.frame)).toHaveAccessibleDescription(words)
      expect(app.dialog.getByRole('alert')).toHaveTextContent(app.t.fillRequired)
      await app.user.click(app.dialog.getByRole('heading', { level: 3 }))
    }
    message(scheduled())
    expect(app.dialog.queryByText(words)).not.toBeInTheDocument()
  })

  it.each([
    ['another origin', scheduled(), { origin: 'https://evil.test' }],
    ['our own page', scheduled(), { origin: 'http://localhost:3000', source: window }],
    ['a popup or another frame', scheduled(), { source: {} }],
    ['no window', scheduled(), { source: null }],
    ['the scheduler without a uri', { event: 'calendly.event_scheduled', payload: { event: {} } }, {}],
    ['the scheduler with another shape', { event: 'calendly.event_scheduled', payload: uri }, {}],
  ])('does not count a message of %s', async (_, data, from) => {
    const app = await openTrial('en', { draft: atSchedule })
    await app.at('schedule')
    message(data, from)
    await app.next()
    await waitFor(() => expect(app.dialog.getByRole('alert')).toHaveTextContent('Please fill in all required fields!'))
    expect(app.dialog.queryByText('Your time is booked. Click Next to continue.')).not.toBeInTheDocument()
    expect(app.dialog.getByRole('heading', { name: 'Schedule Your Trial' })).toBeVisible()
  })

  it.each<[unknown]>([['javascript:alert(1)'], ['https://api.calendly.com.evil.example/e/1'], ['2026-11-22T10:00:00Z'], [7]])('books without the uri when that is %j, whatever is said later', async (hostile) => {
    const app = await openTrial('en', { draft: atSchedule })
    await app.at('schedule')
    message(scheduled(hostile))
    message(scheduled())
    expect(app.dialog.getByText('Your time is booked. Click Next to continue.')).toBeVisible()
    await app.next()
    await app.at('questionnaire')
    await app.fillQuestionnaire()
    await app.finish()
    const done = within(await screen.findByRole('dialog', { name: 'Trial lesson booked' }))
    const sentence = 'The scheduler holds the date and time.'
    expect(bodies('/lesson/trial')).toEqual([{ ...requested, scheduleDate: sentence, startTime: sentence, endTime: sentence, isBooked: true }])
    expect(done.getAllByRole('definition')[0]).toHaveTextContent('In the email from the scheduler')
    expect(done.queryByText(String(hostile))).not.toBeInTheDocument()
  })

  it('tells the page that opened it the uri of a booking, once, and no other', () => {
    const told = vi.fn<(uri: string) => void>()
    const values = restoreTrial(atSchedule, {}, { calendar: true, now: new Date() })
    const Step = () => {
      const form = useForm<TrialValues>({ defaultValues: values })
      return (
        <FormProvider {...form}>
          <ScheduleStep onScheduled={told} />
        </FormProvider>
      )
    }
    const { unmount } = render(<Step />)
    message(scheduled())
    message(scheduled(`${uri}2`))
    expect(told.mock.calls).toEqual([[uri]])
    unmount()
    render(<Step />)
    message(scheduled('https://evil.example/e/1'))
    message(scheduled())
    expect(told).toHaveBeenCalledOnce()
  })

  it('does not count a message before step 3, or after going back', async () => {
    const app = await openTrial('en', { draft: { ...atSchedule, step: 2 } })
    await app.at('student')
    message(scheduled())
    await app.next()
    await app.at('schedule')
    await app.click('Back')
    await app.at('student')
    message(scheduled())
    await app.next()
    await app.at('schedule')
    await app.next()
    await waitFor(() => expect(app.dialog.getByRole('alert')).toHaveTextContent('Please fill in all required fields!'))
  })

  it('says before closing that a booked time stays booked, and keeps it', async () => {
    const app = await openTrial('en', { draft: atSchedule })
    await app.at('schedule')
    message(scheduled())
    await app.click('Cancel')
    const question = within(await screen.findByRole('dialog', { name: 'Keep your answers?' }))
    expect(question.getByText(/stays booked either way/)).toBeVisible()
    await app.user.click(question.getByRole('button', { name: 'Close and keep my answers' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await app.show()
    await app.at('schedule')
    expect(screen.getByText('Your time is booked. Click Next to continue.')).toBeVisible()
    expect(frame()).toBeNull()
  })

  it('lets a time be requested instead, and the calendar be opened again', async () => {
    const app = await openTrial('en', { draft: { ...answered, step: 3, way: 'calendar' } })
    await app.at('schedule')
    await app.next()
    // A time left over from the list is no booking.
    await waitFor(() => expect(app.dialog.getByRole('alert')).toHaveTextContent('Please fill in all required fields!'))
    await app.click('Choose a time yourself')
    expect(frame()).toBeNull()
    expect(app.dialog.getByRole('radio', { name: '1:30 PM' })).toBeChecked()
    await app.click('Open the calendar again')
    expect(frame()).not.toBeNull()
    await app.click('Choose a time yourself')
    await app.next()
    await app.at('questionnaire')
    await app.finish()
    await screen.findByRole('dialog', { name: 'Trial lesson requested' })
    expect(bodies('/lesson/trial')).toEqual([requested])
  })
})

describe('a scheduler that does not come', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 21, 12, 10) })
    return () => vi.useRealTimers()
  })
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  it.each([
    ['never loads', () => {}],
    ['is a page of the browser that says so', () => fireEvent.load(frame()!)],
  ])('gives way to our own list after 12 s when it %s', async (_, happen) => {
    const app = await openTrial('en', { draft: atSchedule })
    await app.at('schedule')
    happen()
    await wait(11_000)
    expect(frame()).not.toBeNull()
    await wait(1_500)
    expect(frame()).toBeNull()
    expect(app.dialog.getByText('The calendar did not open, so please choose a time here.')).toBeVisible()
    expect(app.dialog.getByRole('radio', { name: 'Sun, Nov 22' })).toBeVisible()
  })

  it('stays when it has spoken', async () => {
    const app = await openTrial('en', { draft: atSchedule })
    await app.at('schedule')
    message({ event: 'calendly.event_type_viewed' })
    await wait(20_000)
    expect(frame()).not.toBeNull()
  })

  it('stays when somebody is at work in it', async () => {
    const app = await openTrial('en', { draft: atSchedule })
    await app.at('schedule')
    frame()!.focus()
    await wait(20_000)
    expect(frame()).not.toBeNull()
  })
})

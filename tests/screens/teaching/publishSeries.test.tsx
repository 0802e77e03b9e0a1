import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { teacher } from './teachingAddSteps.ts'
import { answer, chooseLessons, fill, fillRequired, press } from './teachingForm.ts'

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
    chooseLessons(en('teaching:schedule.choice.several'))
    fill(en('teaching:series.field'), '5')
    fill(en('teaching:schedule.minutes'), '50')
    await app.user.click(press(en('teaching:add.submit')))
    await answer(en('teaching:add.done'), en('teaching:add.next'))
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

  it('is unfolded on the dashboard, which scrolls to its first lesson', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    const { user } = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
    fill(en('teaching:field.startDate'), start)
    chooseLessons(en('teaching:schedule.choice.several'))
    fill(en('teaching:series.field'), '3')
    await user.click(press(en('teaching:add.submit')))
    await answer(en('teaching:add.done'), en('teaching:add.next'))
    const lesson = (await screen.findByText(en('dashboard:published.new'))).closest('li')!
    expect(within(lesson).getByRole('link', { name: 'Robotics by the river (1/3)' })).toBeVisible()
    expect(within(lesson).getByText(en('dashboard:published.share'))).toBeVisible()
    await waitFor(() => expect(scrolled.mock.contexts).toContain(lesson))
    expect(screen.getByRole('link', { name: 'Robotics by the river (3/3)' })).toBeVisible()
  })

  it('stops after the lesson that is under way, and is resumed after a reload', async () => {
    const app = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
    fill(en('teaching:field.startDate'), start)
    chooseLessons(en('teaching:schedule.choice.several'))
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
    await answer(en('teaching:add.done'), en('teaching:add.next'))
    expect(app.backend.record.to('POST', '/class')).toHaveLength(5)
  })

  it('asks before all lessons are published once more under another title', async () => {
    const app = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
    fill(en('teaching:field.startDate'), start)
    chooseLessons(en('teaching:schedule.choice.several'))
    fill(en('teaching:series.field'), '3')
    app.backend.faults.add({ method: 'POST', path: '/class', afterHandling: true, delayMs: 0 })
    app.backend.faults.add({ method: 'POST', path: '/class', status: 500, body: '' })
    await app.user.click(press(en('teaching:add.submit')))
    expect(await screen.findByText(en('classes:series.resume'))).toBeVisible()
    fill(en('teaching:field.title'), 'Robotics by the lake')
    const titles = () => app.backend.record.to('POST', '/class').map(({ body }) => (body as { title: string }).title)
    const [asked, before] = [en('teaching:series.again.title'), titles()]
    for (const [reply, more] of [
      [en('common:cancel'), []],
      [en('teaching:series.again.yes'), [1, 2, 3].map((number) => `Robotics by the lake (${number}/3)`)],
    ] as const) {
      await waitFor(() => expect(press(en('teaching:add.submit'))).toBeEnabled())
      await app.user.click(press(en('teaching:add.submit')))
      await answer(asked, reply)
      if (more.length > 0) await answer(en('teaching:add.done'), en('teaching:add.next'))
      await waitFor(() => expect(titles()).toEqual([...before, ...more]))
    }
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { open, teacher } from './teachingAddSteps.ts'
import { answer, chooseLessons, fill, fillRequired, press, publish } from './teachingForm.ts'

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Fills in a number of lessons, a week apart. */
async function series(count: number) {
  const app = await open()
  await fillRequired()
  fill(en('teaching:field.startDate'), '2027-03-01T17:00')
  chooseLessons(en('teaching:schedule.choice.several'))
  fill(en('teaching:series.field'), String(count))
  const titles = () => app.backend.record.to('POST', '/class').map(({ body }) => (body as { title: string }).title)
  return { ...app, titles, add: () => app.user.click(press(en('teaching:add.submit'))) }
}

describe('a weekly series', () => {
  it('is published one after another, numbered, at the same time of day, and is unfolded on the dashboard, which scrolls to its first lesson', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    const app = await series(5)
    fill(en('teaching:schedule.minutes'), '50')
    // The clocks go forward on March 14.
    const instants = ['03-01T22:00', '03-08T22:00', '03-15T21:00', '03-22T21:00', '03-29T21:00']
    expect(await publish(app)).toEqual(
      instants.map((instant, index) => ({
        title: `Robotics by the river (${index + 1}/5)`,
        description: `A first robot.\n\nLesson: 2027-${instant.slice(0, 5)}, 17:00-17:50 (America/New_York).`,
        imageUrl: expect.any(String) as string,
        startDate: `2027-${instant}:00.000Z`,
        link: 'https://meet.example.com/robots',
        price: 0,
        teacherId: accountId(teacher),
        isPublished: 'true',
      })),
    )
    expect(app.backend.record.to('POST', '/files')).toHaveLength(1)
    await answer(en('teaching:add.done'), en('teaching:add.next'))
    expect(sessionStorage.getItem('draft:listing:new:run')).toBeNull()

    const lesson = (await screen.findByText(en('dashboard:published.new'))).closest('li')!
    expect(within(lesson).getByRole('link', { name: 'Robotics by the river (1/5)' })).toBeVisible()
    expect(within(lesson).getByText(en('dashboard:published.share'))).toBeVisible()
    await waitFor(() => expect(scrolled.mock.contexts).toContain(lesson))
    expect(screen.getByRole('link', { name: 'Robotics by the river (5/5)' })).toBeVisible()
  })

  it('stops after the lesson that is under way, and is resumed after a reload', async () => {
    const app = await series(5)
    app.backend.faults.add({ method: 'POST', path: '/class', delayMs: 60, times: 5 })
    await app.add()
    await app.user.click(await screen.findByRole('button', { name: en('classes:series.stop') }))
    expect(await screen.findByText(en('classes:series.resume'))).toBeVisible()
    expect(app.titles().length).toBeLessThan(5)
    app.restart('/add-class-group')
    expect(await screen.findByText(en('classes:series.resume'))).toBeVisible()
    await waitFor(() => expect(press(en('teaching:add.submit'))).toBeEnabled())
    expect(await publish(app)).toHaveLength(5)
  })

  it('asks before all lessons are published once more under another title', async () => {
    const app = await series(3)
    app.backend.faults.add({ method: 'POST', path: '/class', afterHandling: true, delayMs: 0 })
    app.backend.faults.add({ method: 'POST', path: '/class', status: 500, body: '' })
    await app.add()
    expect(await screen.findByText(en('classes:series.resume'))).toBeVisible()
    fill(en('teaching:field.title'), 'Robotics by the lake')
    const before = app.titles()
    for (const [reply, more] of [
      [en('common:cancel'), []],
      [en('teaching:series.again.yes'), [1, 2, 3].map((number) => `Robotics by the lake (${number}/3)`)],
    ] as const) {
      await waitFor(() => expect(press(en('teaching:add.submit'))).toBeEnabled())
      await app.add()
      await answer(en('teaching:series.again.title'), reply)
      await waitFor(() => expect(app.titles()).toEqual([...before, ...more]))
    }
  })
})

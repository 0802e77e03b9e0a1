import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { zoneName } from '@/i18n/clock.ts'
import type { Language } from '@/i18n/language.ts'
import { accountId } from '../../backend/seed/seed.ts'
import { languagesOf } from '../../full.ts'
import { en, wordsOf } from '../../words.ts'
import { hold } from '../hold.ts'
import { open, openFilled, teacher } from './teachingAddSteps.ts'
import { openForm, ready, save } from './teachingEditSteps.ts'
import { answer, type App, chooseLessons, field, fill, press, publish, writes } from './teachingForm.ts'

const line =
  'Lessons: 8, every Mon and Wed, 17:00-17:50 (America/New_York), from 2027-03-01. Ages 8-12. Up to 6 children. Taught in Uzbek.'

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => vi.restoreAllMocks())

async function fillSchedule({ user }: App, language: Language = 'en') {
  const w = wordsOf(language)
  fill(w('teaching:field.startDate'), '2027-03-01T17:00')
  chooseLessons(w('teaching:schedule.choice.weekly'))
  for (const name of [
    w('teaching:schedule.day.Wed'),
    w('teaching:schedule.day.Mon'),
    w('classes:schedule.language.Uzbek'),
  ])
    await user.click(screen.getByRole('checkbox', { name }))
  fill(w('teaching:schedule.minutes'), '50')
  fill(w('teaching:schedule.count'), '8')
  fill(w('teaching:schedule.places'), '6')
  fill(w('teaching:schedule.ageFrom'), '8')
  fill(w('teaching:schedule.ageTo'), '12')
}

describe('the schedule of a new class', () => {
  it.each(languagesOf(1))('is sent as one English sentence, also by a form in %s', async (language) => {
    const app = await openFilled(language)
    await fillSchedule(app, language)
    const w = wordsOf(language)
    await app.user.click(press(w('teaching:add.submit')))
    await answer(w('teaching:add.done'), w('teaching:add.next'))
    expect(app.backend.record.to('POST', '/class')[0]!.body).toMatchObject({
      description: `A first robot.\n\n${line}`,
      startDate: '2027-03-01T22:00:00.000Z',
    })
  })

  it('names the zone, asks about a first lesson that is on another day, and offers to move it', async () => {
    const app = await openFilled()
    await ready()
    await app.user.click(screen.getByText(en('teaching:schedule.title')))
    expect(screen.getByText(en('teaching:schedule.text', { zone: zoneName(new Date(), 'en') }))).toBeVisible()
    await fillSchedule(app)
    expect(screen.queryByText(/isn’t on one of these days/)).toBeNull()
    fill('Start date', '2027-03-02T17:00')
    expect(screen.getByText(/The first lesson, on Tue, Mar 2, 2027, isn’t on one of these days/)).toBeVisible()
    await app.user.click(press(en('teaching:add.submit')))
    expect(await answer(en('teaching:past.title'), en('teaching:past.change'))).toContain('Tue, Mar 2, 2027')
    expect(writes(app.backend)).toEqual([])
    await app.user.click(press(en('teaching:schedule.startInstead', { date: 'Wed, Mar 3, 2027' })))
    expect(field('Start date')).toHaveValue('2027-03-03T17:00')
    expect(field('Start date')).toHaveFocus()
    expect(screen.queryByText(/isn’t on one of these days/)).toBeNull()
  })

  it('shows the fields of its choice, keeps what is typed in another choice, and sends none of it', async () => {
    const app = await openFilled()
    await fillSchedule(app)
    chooseLessons(en('teaching:schedule.choice.one'))
    for (const name of [en('teaching:schedule.count'), en('teaching:series.field')])
      expect(screen.queryByLabelText(name)).toBeNull()
    expect(screen.queryByRole('checkbox', { name: 'Mon' })).toBeNull()
    chooseLessons(en('teaching:schedule.choice.weekly'))
    expect(field('Number of lessons')).toHaveValue('8')
    expect(screen.getByRole('checkbox', { name: 'Mon' })).toBeChecked()
    expect(field('Price')).toHaveAccessibleDescription(en('teaching:field.priceFor.classLessons_other', { count: 8 }))
    chooseLessons(en('teaching:schedule.choice.several'))
    expect(field('Price')).toHaveAccessibleDescription(en('teaching:field.priceFor.each'))
    chooseLessons(en('classes:type.group'))
    expect(screen.getByRole('radio', { name: en('teaching:schedule.choice.weekly') })).toBeChecked()
    expect(screen.queryByRole('radio', { name: en('teaching:schedule.choice.several') })).toBeNull()
    expect(field('Price')).toHaveAccessibleDescription(en('teaching:field.priceFor.groupLessons_other', { count: 8 }))
    chooseLessons(en('teaching:schedule.choice.one'))
    const lesson = line.replace(/^.*from 2027-03-01/, 'Lesson: 2027-03-01, 17:00-17:50 (America/New_York)')
    expect(await publish(app, 'group')).toMatchObject([{ description: `A first robot.\n\n${lesson}` }])
  })

  it('offers its lesson days as days without a lesson, and keeps the number of lessons', async () => {
    const app = await openFilled()
    await fillSchedule(app)
    const days = en('teaching:schedule.freeDays')
    await app.user.click(press(days))
    const offered = () =>
      within(screen.getByRole('group', { name: en('teaching:schedule.freeDaysLegend') }))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')!.textContent)
    expect(offered()).toEqual(
      ['Wed 3', 'Mon 8', 'Wed 10', 'Mon 15', 'Wed 17', 'Mon 22', 'Wed 24'].map((day) => `${day}March 2027`),
    )
    await app.user.click(screen.getByRole('checkbox', { name: 'Wed 24 March 2027' }))
    await app.user.click(screen.getByRole('checkbox', { name: 'Mon 8 March 2027' }))
    expect(offered().at(-1)).toBe('Wed 31March 2027')
    screen.getByText(en('teaching:schedule.freeDaysEnd_other', { count: 8, date: 'Wed, Mar 31, 2027' }))
    // Wednesdays only: the Monday is no lesson day anymore.
    await app.user.click(screen.getByRole('checkbox', { name: 'Mon' }))
    press(en('teaching:schedule.freeDaysChosen_one', { count: 1 }))
    await app.user.click(screen.getByRole('checkbox', { name: 'Mon' }))
    const except = line.replace('. Ages', '. Except 2027-03-08, 2027-03-24. Ages')
    expect(await publish(app)).toMatchObject([{ description: `A first robot.\n\n${except}` }])
  })
})

it('is folded until it is opened, and opens by itself when something in it is wrong', async () => {
  const app = await openFilled()
  const youngest = field('Youngest age')
  const title = screen.getByText(en('teaching:schedule.title'))
  expect(youngest).not.toBeVisible()
  await app.user.click(title)
  expect(youngest).toBeVisible()
  fill('Oldest age', '12')
  await app.user.click(title)
  expect(youngest).not.toBeVisible()
  await app.user.click(press('Add'))
  await waitFor(() => expect(youngest).toHaveFocus())
  expect(youngest).toBeVisible()
})

describe('the schedule of a class that is changed', () => {
  const openWith = (description: string) => openForm({ startDate: '2027-03-01T22:00:00.000Z', description })

  it('fills the fields, also in another time zone, and keeps what is not edited', async () => {
    vi.stubEnv('TZ', 'Asia/Tashkent')
    const app = await openWith(`Bring a board.\n\n${line.replace('. Ages', '. Except 2027-03-08. Ages')}`)
    expect(field('Description')).toHaveValue('Bring a board.')
    expect(field('Number of lessons')).toHaveValue('8')
    expect(screen.getByRole('checkbox', { name: 'Wed' })).toBeChecked()
    await app.user.click(press(en('teaching:schedule.freeDaysChosen_one', { count: 1 })))
    await app.user.click(screen.getByRole('checkbox', { name: 'Mon 8 March 2027' }))
    const { _id, ...rest } = app.stored
    expect(await save(app)).toEqual([
      { ...rest, description: `Bring a board.\n\n${line}`, isPublished: 'true', isActive: 'true' },
    ])
  })

  it('is reported as plain text when it is damaged', async () => {
    await openWith(`Bring a board.\n\n${line.replaceAll('-', '–')}`)
    expect(field('Description')).toHaveAccessibleDescription(/families will see it as plain text/)
  })
})

describe('a draft', () => {
  it('keeps the schedule', async () => {
    const app = await open()
    await ready()
    await fillSchedule(app)
    app.restart('/add-class-group')
    await screen.findByText('We restored your unsaved text')
    expect(screen.getByRole('checkbox', { name: 'Mon' })).toBeChecked()
    expect(field('Oldest age')).toHaveValue('12')
    expect(field('Oldest age')).toBeVisible()
  })

  it('from before there was a choice opens with the choice of its fields', async () => {
    const app = await open()
    await ready()
    sessionStorage.setItem('draft:listing:new', JSON.stringify({ title: 'Robots', minutes: '50', repeat: '5' }))
    app.restart('/add-class-group')
    await screen.findByText('We restored your unsaved text')
    expect(screen.getByRole('radio', { name: en('teaching:schedule.choice.several') })).toBeChecked()
    expect(field(en('teaching:series.field'))).toHaveValue('5')
  })
})

/** Fills in a number of lessons, a week apart. */
async function series(count: number) {
  const app = await openFilled()
  fill(en('teaching:field.startDate'), '2027-03-01T17:00')
  chooseLessons(en('teaching:schedule.choice.several'))
  fill(en('teaching:series.field'), String(count))
  const titles = () => app.backend.record.to('POST', '/class').map(({ body }) => (body as { title: string }).title)
  return { ...app, titles }
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
    const published = hold('/class', { method: 'POST' })
    await app.add()
    await app.user.click(await screen.findByRole('button', { name: en('classes:series.stop') }))
    published()
    expect(await screen.findByText(en('classes:series.resume'))).toBeVisible()
    expect(app.titles()).toHaveLength(1)
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

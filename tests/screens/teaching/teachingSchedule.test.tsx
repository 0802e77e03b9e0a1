import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { zoneName } from '@/i18n/clock.ts'
import type { Language } from '@/i18n/language.ts'
import { languagesOf } from '../../full.ts'
import { accountId, listingId } from '../../backend/seed/seed.ts'
import { en, wordsOf } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { answer, chooseLessons, field, fill, fillRequired, press, words } from './teachingForm.ts'

const teacher = 'rustam@nihol.test'
const id = listingId('class', 'chess-first-moves')
const line =
  'Lessons: 8, every Mon and Wed, 17:00-17:50 (America/New_York), from 2027-03-01. Ages 8-12. Up to 6 children. Taught in Uzbek.'

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => vi.unstubAllEnvs())

const labels = (language: Language) => {
  const w = wordsOf(language)
  return [
    w('teaching:schedule.day.Mon'),
    w('teaching:schedule.day.Wed'),
    w('teaching:schedule.minutes'),
    w('teaching:schedule.count'),
    w('teaching:schedule.places'),
    w('teaching:schedule.ageFrom'),
    w('teaching:schedule.ageTo'),
    w('classes:schedule.language.Uzbek'),
  ] as const
}

async function fillSchedule({ user }: Awaited<ReturnType<typeof renderApp>>, language: Language = 'en') {
  const [monday, wednesday, minutes, count, places, from, to, tongue] = labels(language)
  fill(words(language).startDate, '2027-03-01T17:00')
  chooseLessons(wordsOf(language)('teaching:schedule.choice.weekly'))
  for (const box of [wednesday, monday, tongue]) await user.click(screen.getByRole('checkbox', { name: box }))
  for (const [label, value] of [
    [minutes, '50'],
    [count, '8'],
    [places, '6'],
    [from, '8'],
    [to, '12'],
  ] as const)
    fill(label, value)
}

describe('the schedule of a new class', () => {
  it.each(languagesOf(1))('is sent as one English sentence, also by a form in %s', async (language) => {
    const app = await renderApp('/add-class-group', { as: teacher, language })
    await fillRequired(language)
    await fillSchedule(app, language)
    await app.user.click(press(words(language).add))
    const w = wordsOf(language)
    await answer(w('teaching:add.done'), w('teaching:add.next'))
    expect(app.backend.record.to('POST', '/class')[0]!.body).toEqual({
      title: 'Robotics by the river',
      description: `A first robot.\n\n${line}`,
      imageUrl: expect.any(String) as string,
      startDate: '2027-03-01T22:00:00.000Z',
      link: 'https://meet.example.com/robots',
      price: 0,
      teacherId: accountId(teacher),
      isPublished: 'true',
    })
  })

  it('names the zone, and offers to move a first lesson that is on another day', async () => {
    const app = await renderApp('/add-class-group', { as: teacher })
    await screen.findByLabelText('Title')
    await app.user.click(screen.getByText(en('teaching:schedule.title')))
    expect(screen.getByText(en('teaching:schedule.text', { zone: zoneName(new Date(), 'en') }))).toBeVisible()
    await fillSchedule(app)
    expect(screen.queryByText(/isn’t on one of these days/)).toBeNull()
    fill('Start date', '2027-03-02T17:00')
    expect(screen.getByText(/The first lesson, on Tue, Mar 2, 2027, isn’t on one of these days/)).toBeVisible()
    await app.user.click(press(en('teaching:schedule.startInstead', { date: 'Wed, Mar 3, 2027' })))
    expect(field('Start date')).toHaveValue('2027-03-03T17:00')
    expect(field('Start date')).toHaveFocus()
    expect(screen.queryByText(/isn’t on one of these days/)).toBeNull()
  })

  it('shows the fields of its choice, keeps what is typed in another choice, and sends none of it', async () => {
    const app = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
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
    await app.user.click(press('Add'))
    await answer('Successfully Created', en('teaching:add.next'))
    expect(app.backend.record.to('POST', '/group')[0]!.body).toMatchObject({
      description: `A first robot.\n\n${line.replace(/^.*from 2027-03-01/, 'Lesson: 2027-03-01, 17:00-17:50 (America/New_York)')}`,
    })
  })

  it('offers its lesson days as days without a lesson, and keeps the number of lessons', async () => {
    const app = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
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
    await app.user.click(press('Add'))
    await answer('Successfully Created', en('teaching:add.next'))
    expect(app.backend.record.to('POST', '/class')[0]!.body).toMatchObject({
      description: `A first robot.\n\n${line.replace('. Ages', '. Except 2027-03-08, 2027-03-24. Ages')}`,
    })
  })

  it('is not sent with a wrong field, which says why', async () => {
    const app = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
    await fillSchedule(app)
    fill('Minutes per lesson', '0')
    await app.user.click(press('Add'))
    expect(await screen.findByText(/from 1 to 480 minutes/)).toBeVisible()
    expect(app.backend.record.to('POST', '/class')).toEqual([])
  })
})

it('is folded until it is opened, and opens by itself when something in it is wrong', async () => {
  const app = await renderApp('/add-class-group', { as: teacher })
  await fillRequired()
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
  async function open(description: string) {
    const app = await renderApp(`/edit/${id}/class`, { as: teacher })
    const stored = {
      ...app.backend.store.listings.byId('class', id)!,
      startDate: '2027-03-01T22:00:00.000Z',
      description,
    }
    app.backend.store.listings.replace('class', stored)
    await screen.findByLabelText('Title')
    const { _id, ...rest } = stored
    const sent = async () => {
      await app.user.click(press('Update'))
      await answer('Successfully Updated', 'OK')
      return app.backend.record.to('PATCH', `/class/${id}`)[0]!.body
    }
    return { ...app, sent, held: { ...rest, isPublished: 'true', isActive: 'true' } }
  }

  it('fills the fields, and is sent back unchanged if nothing is edited, in another time zone too', async () => {
    vi.stubEnv('TZ', 'Asia/Tashkent')
    const { sent, held } = await open(`Bring a board.\r\n${line.replace('. Ages', '. Except 2027-03-08. Ages')}`)
    expect(field('Description')).toHaveValue('Bring a board.')
    expect(field('Number of lessons')).toHaveValue('8')
    expect(screen.getByRole('checkbox', { name: 'Wed' })).toBeChecked()
    expect(await sent()).toEqual(held)
  })

  it('keeps its zone and its first lesson when something else is changed', async () => {
    vi.stubEnv('TZ', 'Asia/Tashkent')
    const { sent, held } = await open(`Bring a board.\n\n${line}`)
    fill('Number of lessons', '10')
    expect(await sent()).toEqual({ ...held, description: `Bring a board.\n\n${line.replace(': 8', ': 10')}` })
  })

  it('keeps its free days, and has none after they are unmarked', async () => {
    const free = line.replace('. Ages', '. Except 2027-03-08. Ages')
    const { user, sent, held } = await open(`Bring a board.\n\n${free}`)
    await user.click(press(en('teaching:schedule.freeDaysChosen_one', { count: 1 })))
    await user.click(screen.getByRole('checkbox', { name: 'Mon 8 March 2027' }))
    expect(await sent()).toEqual({ ...held, description: `Bring a board.\n\n${line}` })
  })

  it('is gone when its fields are emptied', async () => {
    const { user, sent, held } = await open('Bring a board.\n\nLesson: 2027-03-01, 17:00-17:50 (America/New_York).')
    await user.clear(field('Minutes per lesson'))
    expect(await sent()).toEqual({ ...held, description: 'Bring a board.' })
  })

  it('is reported as plain text when it is damaged, and is kept unchanged', async () => {
    const { sent, held } = await open(`Bring a board.\n\n${line.replaceAll('-', '–')}`)
    expect(field('Description')).toHaveAccessibleDescription(/families will see it as plain text/)
    expect(await sent()).toEqual(held)
  })
})

it('a draft keeps the schedule', async () => {
  const app = await renderApp('/add-class-group', { as: teacher })
  await screen.findByLabelText('Title')
  await fillSchedule(app)
  app.restart('/add-class-group')
  await screen.findByText('We restored your unsaved text')
  expect(screen.getByRole('checkbox', { name: 'Mon' })).toBeChecked()
  expect(field('Oldest age')).toHaveValue('12')
  expect(field('Oldest age')).toBeVisible()
})

it('a draft from before there was a choice opens with the choice of its fields', async () => {
  const app = await renderApp('/add-class-group', { as: teacher })
  await screen.findByLabelText('Title')
  sessionStorage.setItem('draft:listing:new', JSON.stringify({ title: 'Robots', minutes: '50', repeat: '5' }))
  app.restart('/add-class-group')
  await screen.findByText('We restored your unsaved text')
  expect(screen.getByRole('radio', { name: en('teaching:schedule.choice.several') })).toBeChecked()
  expect(field(en('teaching:series.field'))).toHaveValue('5')
})

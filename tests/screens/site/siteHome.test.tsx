import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { zoneName } from '@/i18n/clock.ts'
import { en, type Language, uz, wordsOf } from '../../words.ts'
import { attributesOf, renderApp, textsOf } from '../renderApp.tsx'
import { standInView } from '../view.ts'

const upcoming = (language: Language = 'en') =>
  within(screen.getByRole('region', { name: wordsOf(language)('home:upcoming.title') }))

describe('the dates of upcoming courses', () => {
  const on = (day: string) => vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] })

  it.each([
    ['en', 'March 15, 2026', 'April 1, 2026', 'April 20, 2026'],
    ['uz', '2026-yil 15-mart', '2026-yil 1-aprel', '2026-yil 20-aprel'],
  ] as const)('are shown in %s while they are in the future', async (language, ...dates) => {
    on('2026-03-15')
    await renderApp('/', { language })
    for (const date of dates)
      expect(upcoming(language).getByText(wordsOf(language)('home:upcoming.starts', { date }))).toBeVisible()
  })

  it('read "New date soon" once they have passed', async () => {
    on('2026-04-02')
    await renderApp('/')
    expect(upcoming().getAllByText(en('home:upcoming.newDate'))).toHaveLength(2)
    expect(upcoming().getByText(en('home:upcoming.starts', { date: 'April 20, 2026' }))).toBeVisible()
    expect(upcoming().getAllByText(en('courses:status.comingSoon'))).toHaveLength(3)
  })
})

it('shows one difficulty dot for Beginner and two for Intermediate, with the level as text', async () => {
  await renderApp('/')
  const dots = [...screen.getByRole('region', { name: en('home:upcoming.title') }).querySelectorAll('[data-filled]')]
  expect(attributesOf(dots, 'data-filled')).toEqual(['1', '1', '2'])
  for (const [level, count] of [
    [en('courses:level.beginner'), 2],
    [en('courses:level.intermediate'), 1],
  ] as const)
    expect(upcoming().getAllByText(en('courses:stats.level', { level }))).toHaveLength(count)
})

it('asks for the age of the child and opens the classes for it', async () => {
  const { user, address } = await renderApp('/', { language: 'uz' })
  const age = screen.getByRole('combobox', { name: uz('home:hero.age') })
  await user.selectOptions(age, uz('home:hero.years', { years: 9 }))
  await user.click(screen.getByRole('button', { name: uz('home:hero.seeClasses') }))
  await waitFor(() => expect(address()).toBe('/lessons?age=9'))
})

it('passes the email of the Subscribe box to the dialog', async () => {
  const { user } = await renderApp('/')
  await user.type(upcoming().getByRole('textbox', { name: en('home:upcoming.subscribe.label') }), 'nodira@example.com')
  await user.click(upcoming().getByRole('button', { name: en('home:upcoming.subscribe.button') }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText(en('contact:fields.email'))).toHaveValue('nodira@example.com')
})

it('compares group and individual lessons in a table', async () => {
  const { user } = await renderApp('/')
  await user.click(screen.getByRole('button', { name: en('home:paths.compare') }))
  const dialog = within(await screen.findByRole('dialog', { name: en('pricing:compare.title') }))
  expect(textsOf(dialog.getAllByRole('columnheader'))).toEqual([
    en('pricing:compare.group'),
    en('pricing:compare.individual'),
  ])
  expect(dialog.getAllByRole('rowheader')).toHaveLength(6)
  const label = dialog.getByRole('rowheader', { name: en('pricing:compare.rows.price.label') })
  const price = within(label.closest('tbody')!)
  expect(textsOf(price.getAllByRole('cell'))).toEqual([
    en('pricing:compare.rows.price.group', { price: '$160' }),
    en('pricing:compare.rows.price.group', { price: '$200' }),
  ])
  await user.click(dialog.getByRole('button', { name: en('common:close') }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('the classes that meet next', () => {
  const soon = en('classes:soon.title')
  beforeEach(() => void standInView(() => true))

  it('are three, the soonest first, each leading to its sheet', async () => {
    await renderApp('/')
    const section = within(await screen.findByRole('region', { name: soon }))
    const classes = section.getAllByRole('listitem')
    expect(classes).toHaveLength(3)
    const starts = classes.map((one) => one.querySelector('time')!.dateTime)
    expect(starts).toEqual(starts.toSorted())
    expect(section.getAllByText(en('classes:list.zone', { zone: zoneName(new Date(), 'en') }))).toHaveLength(1)
    for (const one of classes)
      expect(within(one).getByRole('link').getAttribute('href')).toMatch(/^\/lessons\?show=(class|group)\/\w+$/)
  })

  it('leave out what starts within 15 minutes or is running, whichever comes first in the list', async () => {
    const { backend, go } = await renderApp('/about-us')
    const [running, early, reachable] = backend.store.listings.open('class')
    const inMinutes = (listing: typeof running, minutes: number, title: string) =>
      backend.store.listings.replace('class', {
        ...listing!,
        title,
        description: '',
        startDate: new Date(Date.now() + minutes * 60_000).toISOString(),
      })
    inMinutes(running, -20, 'Running')
    inMinutes(early, 14, 'Too early')
    inMinutes(reachable, 17, 'Reachable')
    go('/')
    const section = within(await screen.findByRole('region', { name: soon }))
    expect(within(section.getAllByRole('listitem')[0]!).getByRole('link')).toHaveTextContent('Reachable')
    expect(section.queryByText('Running')).toBeNull()
    expect(section.queryByText('Too early')).toBeNull()
  })

  it('show the picture of the subject, since a square would cut off the title of a cover', async () => {
    const { backend, go } = await renderApp('/about-us')
    const [one] = backend.store.listings.open('class')
    const startDate = new Date(Date.now() + 20 * 60_000).toISOString()
    backend.store.listings.replace('class', { ...one!, description: '', startDate, imageUrl: '/files/own.png' })
    go('/')
    const section = within(await screen.findByRole('region', { name: soon }))
    const row = section.getAllByRole('listitem').find((each) => within(each).queryByText(one!.title) !== null)
    expect(row!.querySelector('img')!.src).toMatch(/\.webp$/)
  })

  it('show classes of the subject on the page of a course', async () => {
    await renderApp('/courses/chess', { language: 'uz' })
    const section = within(await screen.findByRole('region', { name: uz('classes:soon.title') }))
    const all = section.getByRole('link', { name: new RegExp(uz('classes:soon.all')) })
    expect(all).toHaveAttribute('href', '/lessons?category=Chess')
  })

  it('leave nothing behind if the lists cannot be read', async () => {
    const { backend, go } = await renderApp('/about-us')
    for (const type of ['class', 'group']) backend.faults.add({ method: 'GET', path: `/${type}/public`, status: 401 })
    go('/')
    await waitFor(() => expect(backend.record.to('GET', '/group/public')).not.toHaveLength(0))
    await waitFor(() => expect(document.querySelector('main .skeleton.h-28')).toBeNull())
    expect(screen.queryByRole('region', { name: soon })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('a picture that does not load leaves its place empty', async () => {
  await renderApp('/', { language: 'uz' })
  const section = await screen.findByRole('region', { name: uz('home:whyChoose.title') })
  const [broken, other] = section.querySelectorAll('img')
  expect(broken).toBeVisible()
  fireEvent.error(broken!)
  expect(broken).not.toBeVisible()
  expect(other).toBeVisible()
})

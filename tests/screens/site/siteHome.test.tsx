import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en, uz, wordsOf } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { standInView } from '../view.ts'

// Lazy chunks load slowly on a busy machine.
const patient = { timeout: 15_000 }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const upcoming = () =>
  within(screen.getByRole('region', { name: new RegExp(`${en('home:upcoming.title')}|${uz('home:upcoming.title')}`) }))

describe('the dates of upcoming courses', () => {
  const on = (day: string) => vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] })

  it.each([
    [
      'en',
      [
        en('home:upcoming.starts', { date: 'March 15, 2026' }),
        en('home:upcoming.starts', { date: 'April 1, 2026' }),
        en('home:upcoming.starts', { date: 'April 20, 2026' }),
      ],
    ],
    [
      'uz',
      [
        uz('home:upcoming.starts', { date: '2026-yil 15-mart' }),
        uz('home:upcoming.starts', { date: '2026-yil 1-aprel' }),
        uz('home:upcoming.starts', { date: '2026-yil 20-aprel' }),
      ],
    ],
  ] as const)('are shown in %s while they are in the future', async (language, words) => {
    on('2026-03-15')
    await renderApp('/', { language })
    for (const said of words) expect(upcoming().getByText(said)).toBeVisible()
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
  expect(dots.map((row) => row.getAttribute('data-filled'))).toEqual(['1', '1', '2'])
  expect(upcoming().getAllByText('Level: Beginner')).toHaveLength(2)
  expect(upcoming().getAllByText('Level: Intermediate')).toHaveLength(1)
})

it('offers a free trial of every popular class, and of no course that has not started', async () => {
  const { user, address } = await renderApp('/')
  const popular = within(screen.getByRole('region', { name: en('home:topClasses.title') }))
  const trial = (name: string) => popular.getByRole('button', { name: `${en('home:hero.cta')} ${name}` })
  for (const id of ['youngProgrammers', 'quranCourse', 'brightMinds'] as const)
    expect(trial(en(`home:topClasses.items.${id}.title`))).toBeVisible()
  expect(upcoming().queryByRole('button', { name: new RegExp(en('home:hero.cta')) })).toBeNull()
  await user.click(trial(en('home:topClasses.items.quranCourse.title')))
  expect(await screen.findByRole('dialog', { name: en('trial:title') }, patient)).toBeVisible()
  expect(address()).toBe('/?dialog=trial.Quran')
})

it('sends a notify request in the form of the contract', async () => {
  const { user, backend } = await renderApp('/', { language: 'uz' })
  await user.click(
    upcoming().getByRole('button', {
      name: `${uz('home:upcoming.notify')} ${uz('courses:upcoming.musicTheory.name')}`,
    }),
  )
  const dialog = await screen.findByRole('dialog', {}, patient)
  await user.type(within(dialog).getByLabelText(/ism/i), 'Nodira')
  await user.type(within(dialog).getByLabelText(/pochta/i), 'nodira@example.com')
  await user.type(within(dialog).getByLabelText(/telefon/i), '+1 215 555 0199')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(backend.record.to('POST', '/mail')).toHaveLength(1))
  expect(backend.record.to('POST', '/mail')[0]!.body).toMatchObject({
    name: 'Nodira',
    message: 'Notify me: Music theory',
  })
  await user.click(await screen.findByRole('button', { name: en('common:ok') }, patient))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('passes the email of the Subscribe box to the dialog', async () => {
  const { user } = await renderApp('/')
  await user.type(upcoming().getByRole('textbox', { name: en('home:upcoming.subscribe.label') }), 'nodira@example.com')
  await user.click(upcoming().getByRole('button', { name: en('home:upcoming.subscribe.button') }))
  expect(within(await screen.findByRole('dialog', {}, patient)).getByLabelText(/email/i)).toHaveValue(
    'nodira@example.com',
  )
})

it('leads each learning path where its words say, and no two to the same list', async () => {
  await renderApp('/')
  const list = (path: 'tutoring' | 'fullCourses' | 'collegePrep' | 'afterschool' | 'clubs' | 'shortCourses') =>
    screen
      .getByRole('link', { name: en('home:paths.exploreLabel', { path: en(`home:paths.items.${path}.title`) }) })
      .getAttribute('href')
  expect(list('collegePrep')).toBe('/lessons?category=SAT+preparation')
  expect(list('afterschool')).toBe('/lessons?time=weekdays')
  expect(list('clubs')).toBe('/lessons?type=group')
  const lists = (['tutoring', 'fullCourses', 'collegePrep', 'afterschool', 'clubs', 'shortCourses'] as const).map(list)
  expect(new Set(lists).size).toBe(6)
})

it('compares group and individual lessons in a table', async () => {
  const { user } = await renderApp('/')
  await user.click(screen.getByRole('button', { name: en('home:paths.compare') }))
  const dialog = within(await screen.findByRole('dialog', { name: en('pricing:compare.title') }))
  expect(dialog.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    en('pricing:compare.group'),
    en('pricing:compare.individual'),
  ])
  expect(dialog.getAllByRole('rowheader')).toHaveLength(6)
  const price = within(
    dialog.getByRole('rowheader', { name: en('pricing:compare.rows.price.label') }).closest('tbody')!,
  )
  expect(price.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    en('pricing:compare.rows.price.group', { price: '$160' }),
    en('pricing:compare.rows.price.group', { price: '$200' }),
  ])
  await user.click(dialog.getByRole('button', { name: en('common:close') }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** An IntersectionObserver that the test moves. */
function standInObserver() {
  const observers = new Set<{ report: (inView: boolean) => void }>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      report: (inView: boolean) => void
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {
        observers.add(this)
      }
      disconnect() {
        observers.delete(this)
      }
    },
  )
  return { report: (inView: boolean) => observers.forEach((observer) => observer.report(inView)) }
}

describe('the advantages', () => {
  it('are revealed once, one after another, when they come into view', async () => {
    const view = standInObserver()
    await renderApp('/')
    const grid = screen.getByRole('region', { name: en('home:advantages.title') }).querySelector('[data-arrival]')!
    const cards = [...grid.querySelectorAll('li')]
    expect(grid).toHaveAttribute('data-arrival', 'unknown')
    expect(cards.map((card) => /--reveal-delay:(\d+)ms/.exec(card.className)?.[1])).toEqual([
      '0',
      '100',
      '200',
      '300',
      '400',
      '500',
      '600',
      '700',
    ])
    view.report(false)
    await waitFor(() => expect(grid).toHaveAttribute('data-arrival', 'away'))
    view.report(true)
    await waitFor(() => expect(grid).toHaveAttribute('data-arrival', 'arrived'))
    view.report(false)
    expect(grid).toHaveAttribute('data-arrival', 'arrived')
  })
})

describe('the testimonials', () => {
  const still = (calm: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: calm && query.includes('reduced-motion'), media: query }),
    )
  const carousel = () => screen.findByRole('region', { name: en('home:testimonials.label') }, patient)
  const current = () =>
    screen.getAllByRole('group', { name: /^Review \d of 6$/ }).map((slide) => slide.getAttribute('aria-label'))
  let view: ReturnType<typeof standInObserver>
  beforeEach(() => {
    view = standInObserver()
  })

  it('show the first testimonial before the carousel loads', async () => {
    await renderApp('/')
    const shown = within(screen.getByRole('region', { name: en('home:testimonials.title') }))
    expect(shown.getByText(en('home:testimonials.items.nodira.name'))).toBeVisible()
    expect(shown.getByRole('img', { name: en('home:testimonials.rating', { rating: 5 }) })).toBeVisible()
    expect(shown.queryByRole('button')).toBeNull()
  })

  it('are paged by buttons, Pause first, and announce the position', async () => {
    still(false)
    const { user } = await renderApp('/')
    view.report(true)
    const region = within(await carousel())
    expect(region.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      en('home:testimonials.pause'),
      en('home:testimonials.previous'),
      en('home:testimonials.next'),
    ])
    expect(current()).toEqual([en('home:testimonials.slide', { n: 1, total: 6 })])
    await user.click(region.getByRole('button', { name: en('home:testimonials.next') }))
    await waitFor(() => expect(current()).toEqual([en('home:testimonials.slide', { n: 2, total: 6 })]))
    expect(region.getByRole('status')).toHaveTextContent(en('home:testimonials.slide', { n: 2, total: 6 }))
    await user.click(region.getByRole('button', { name: en('home:testimonials.previous') }))
    await waitFor(() => expect(current()).toEqual([en('home:testimonials.slide', { n: 1, total: 6 })]))
    await user.click(region.getByRole('button', { name: en('home:testimonials.pause') }))
    expect(region.getByRole('button', { name: en('home:testimonials.play') })).toBeVisible()
  })

  it('advance every five seconds, and pause under the pointer', async () => {
    still(false)
    const { user } = await renderApp('/')
    vi.useFakeTimers({
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'Date',
      ],
      shouldAdvanceTime: true,
    })
    view.report(true)
    const region = await carousel()
    await vi.advanceTimersByTimeAsync(5200)
    await waitFor(() => expect(current()).toEqual([en('home:testimonials.slide', { n: 2, total: 6 })]))
    await user.hover(region)
    await vi.advanceTimersByTimeAsync(11_000)
    expect(current()).toEqual([en('home:testimonials.slide', { n: 2, total: 6 })])
    await user.unhover(region)
    await vi.advanceTimersByTimeAsync(5200)
    await waitFor(() => expect(current()).toEqual([en('home:testimonials.slide', { n: 3, total: 6 })]))
  })

  it('do not advance with reduced motion until started', async () => {
    still(true)
    await renderApp('/')
    view.report(true)
    const region = within(await carousel())
    expect(region.getByRole('button', { name: en('home:testimonials.play') })).toBeVisible()
  })
})

describe('the classes that meet next', () => {
  const soon = en('classes:soon.title')
  beforeEach(() => void standInView(() => true))

  it('are three, the soonest first, each leading to its sheet', async () => {
    await renderApp('/')
    const section = within(await screen.findByRole('region', { name: soon }, patient))
    const classes = section.getAllByRole('listitem')
    expect(classes).toHaveLength(3)
    const starts = classes.map((one) => one.querySelector('time')!.dateTime)
    expect(starts).toEqual(starts.toSorted())
    for (const one of classes)
      expect(within(one).getByRole('link').getAttribute('href')).toMatch(/^\/lessons\?show=(class|group)\/\w+$/)
  })

  it.each(['en', 'uz'] as const)(
    'say of one that has begun, and of no other, that it is live ($0)',
    async (language) => {
      const t = wordsOf(language)
      const { backend, go } = await renderApp('/about-us', { language })
      const [begun] = backend.store.listings.open('class')
      const startDate = new Date(Date.now() - 20 * 60_000).toISOString()
      backend.store.listings.replace('class', { ...begun!, description: '', startDate })
      go('/')
      const section = within(await screen.findByRole('region', { name: t('classes:soon.title') }, patient))
      const [first, ...others] = section.getAllByRole('listitem')
      expect(within(first!).getByText(begun!.title)).toBeVisible()
      expect(within(first!).getByText(t('classes:soon.live'))).toBeVisible()
      for (const other of others) expect(within(other).queryByText(t('classes:soon.live'))).toBeNull()
    },
  )

  it('show the picture of a class that has one, and otherwise that of its subject', async () => {
    const { backend, go } = await renderApp('/about-us')
    const [begun, next] = backend.store.listings.open('class')
    const startDate = new Date(Date.now() - 20 * 60_000).toISOString()
    const soon = { description: '', startDate }
    backend.store.listings.replace('class', { ...begun!, ...soon, title: 'With a picture', imageUrl: '/files/own.png' })
    backend.store.listings.replace('class', { ...next!, ...soon, title: 'Without', imageUrl: '' })
    go('/')
    const section = within(await screen.findByRole('region', { name: en('classes:soon.title') }, patient))
    const pictureOf = (title: string) => {
      const row = section.getAllByRole('listitem').find((one) => within(one).queryByText(title) !== null)
      return row!.querySelector('img')!.src
    }
    expect(pictureOf('With a picture')).toMatch(/\/files\/own\.png$/)
    expect(pictureOf('Without')).not.toContain('/files/')
  })

  it('are those of the subject on the page of a course', async () => {
    await renderApp('/courses/chess', { language: 'uz' })
    const section = within(await screen.findByRole('region', { name: uz('classes:soon.title') }, patient))
    expect(section.getByRole('link', { name: new RegExp(uz('classes:soon.all')) })).toHaveAttribute(
      'href',
      '/lessons?category=Chess',
    )
  })

  it('leave nothing behind if the lists cannot be read', async () => {
    const { backend, go } = await renderApp('/about-us')
    for (const type of ['class', 'group']) backend.faults.add({ method: 'GET', path: `/${type}/public`, status: 401 })
    go('/')
    await waitFor(() => expect(backend.record.to('GET', '/group/public')).not.toHaveLength(0), patient)
    await waitFor(() => expect(document.querySelector('main .skeleton.h-36')).toBeNull())
    expect(screen.queryByRole('region', { name: soon })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

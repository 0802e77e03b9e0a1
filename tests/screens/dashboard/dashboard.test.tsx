import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listingId } from '../../backend/seed/seed.ts'
import type { Listing, ListingType } from '../../backend/tables/listingTable.ts'
import { deletedClassId, sentinelStudent } from '../../backend/seed/sentinels.ts'
import type { Backend } from '../../backend/app.ts'
import { en, uz, wordsOf } from '../../words.ts'
import { standInView } from '../view.ts'
import { at, open, cardTitles, banner, main } from './dashboardSteps.ts'

const scratch = listingId('class', 'scratch-first-game')

const python = listingId('group', 'python-beginners')

const quran = listingId('group', 'quran-oilaviy')

const student = 'aziza@nihol.test'

function change(backend: Backend, type: ListingType, id: string, part: Partial<Listing>) {
  backend.store.listings.replace(type, { ...backend.store.listings.byId(type, id)!, ...part })
}

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))

/** The device wakes up at a moment. */
const wake = (moment: string) =>
  act(() => {
    vi.setSystemTime(new Date(moment))
    document.dispatchEvent(new Event('visibilitychange'))
  })

afterEach(() => {
  vi.useRealTimers()
})

describe('the dashboard of a student', () => {
  it.each([
    {
      language: 'en',
      heading: en('dashboard:welcome', { role: en('dashboard:role.student') }),
      classes: en('dashboard:myClasses'),
      next: en('dashboard:next.label'),
      join: en('dashboard:openClassroom'),
      title: en('common:titleSuffix', { title: en('dashboard:sidebar.home.student') }),
    },
    {
      language: 'uz',
      heading: uz('dashboard:welcome', { role: uz('dashboard:role.student') }),
      classes: uz('dashboard:myClasses'),
      next: uz('dashboard:next.label'),
      join: uz('dashboard:openClassroom'),
      title: en('common:titleSuffix', { title: uz('dashboard:sidebar.home.student') }),
    },
  ] as const)(
    'shows the next lesson and every class in $language',
    async ({ language, heading, classes, next, join, title }) => {
      const { backend } = await open({ as: student, language })
      const soonest = within(await banner(next))
      expect(main().getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(main().getByRole('heading', { level: 2, name: classes })).toBeVisible()
      expect(soonest.getByText('Your first game in Scratch')).toBeVisible()
      const link = soonest.getByRole('link', { name: join })
      expect(link).toHaveAttribute('href', `/classroom/${scratch}/class`)
      expect(link).toHaveAccessibleDescription('Your first game in Scratch')
      const cards = main().getAllByRole('listitem')
      expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
        `/classroom/${scratch}/class`,
        `/classroom/${python}/group`,
        `/classroom/${quran}/group`,
      ])
      expect(document.title).toBe(title)
      expect(
        backend.record
          .since()
          .map(({ method, path }) => `${method} ${path}`)
          .sort(),
      ).toEqual(
        [
          'GET /category',
          `GET /class/${scratch}`,
          `GET /group/${python}`,
          `GET /group/${quran}`,
          'GET /manual-purchase',
          'GET /user/login/access',
        ].sort(),
      )
    },
  )

  it('counts down by the minute, shows a live lesson, and moves to the next one an hour later', async () => {
    at('2026-11-20T23:16:20Z')
    await open({ as: student }, (backend) =>
      change(backend, 'group', python, { startDate: '2026-11-21T01:30:00.000Z' }),
    )
    const next = within(await banner())
    expect(next.getByText('Python for beginners, twice a week')).toBeVisible()
    expect(next.getByText(en('classroom:startsIn', { duration: '2 h 14 min' }))).toBeVisible()
    expect(next.getByText('21/11/2026-01:30 UTC')).toHaveAttribute('datetime', '2026-11-21T01:30:00.000Z')
    await pass(1)
    expect(next.getByText(en('classroom:startsIn', { duration: '2 h 13 min' }))).toBeVisible()
    wake('2026-11-21T01:29:10Z')
    expect(next.getByText(en('classroom:startsIn', { duration: '1 min' }))).toBeVisible()
    await pass(1)
    expect(next.getByText(en('classroom:live'))).toBeVisible()
    // The card shows it as well.
    expect(within(main().getAllByRole('listitem')[1]!).getByText(en('classroom:live'))).toBeVisible()
    wake('2026-11-21T02:29:10Z')
    expect(next.getByText(en('classroom:live'))).toBeVisible()
    await pass(1)
    expect(next.getByText('Your first game in Scratch')).toBeVisible()
    expect(next.getByText(en('classroom:startsIn', { duration: '19 h 30 min' }))).toBeVisible()
    expect(within(main().getAllByRole('listitem')[1]!).getByText('ongoing since Sat, Nov 21')).toBeVisible()
  })

  it.each([
    {
      language: 'en',
      startsIn: en('classroom:startsIn', { duration: '1 day 4 h' }),
      days: en('classroom:startsIn', { duration: '12 days' }),
      live: en('classroom:live'),
    },
    {
      language: 'uz',
      startsIn: uz('classroom:startsIn', { duration: '1 kun 4 soat' }),
      days: uz('classroom:startsIn', { duration: '12 kun' }),
      live: uz('classroom:live'),
    },
  ] as const)('shows longer times in days ($language)', async ({ language, startsIn, days, live }) => {
    at('2026-11-20T20:00:00Z')
    await open({ as: 'bekzod@nihol.test', language }, (backend) =>
      change(backend, 'group', listingId('group', 'shaxmat-guruhi'), { startDate: '2026-12-03T00:00:00.000Z' }),
    )
    // In the banner, and on the card in place of a price.
    expect(await screen.findAllByText(days)).toHaveLength(2)
    expect(main().queryByText(/\$/)).toBeNull()
    wake('2026-12-01T19:50:00Z')
    expect(screen.getAllByText(startsIn)).toHaveLength(2)
    wake('2026-12-03T00:59:59Z')
    expect(screen.getAllByText(live)[0]).toBeVisible()
  })

  it.each([
    { startDate: '2020-01-01T10:00:00.000Z', shown: '01/01/2020-10:00 UTC' },
    { startDate: 'next Monday', shown: en('classes:noDate') },
  ])('says that no lesson is ahead ($startDate)', async ({ startDate, shown }) => {
    await open({ as: student }, (backend) => {
      for (const [type, id] of [
        ['class', scratch],
        ['group', python],
        ['group', quran],
      ] as const)
        change(backend, type, id, { startDate, description: '' })
    })
    expect(await main().findByRole('heading', { level: 2, name: en('dashboard:next.none') })).toBeVisible()
    expect(main().getAllByText(shown)).toHaveLength(3)
    expect(main().queryByRole('link', { name: en('dashboard:openClassroom') })).toBeNull()
  })

  it('shows the other classes when one fails to load, and retries only that one', async () => {
    const { backend, user } = await open({ as: student }, ({ faults }) =>
      faults.add({ path: `/class/${scratch}`, status: 500, body: { message: 'secret stack' } }),
    )
    const note = await screen.findByRole('alert')
    expect(within(note).getByText(en('messages:loadClass'))).toBeVisible()
    expect(note).not.toHaveTextContent('secret')
    expect(cardTitles()).toEqual(['Python for beginners, twice a week', 'Qurʼon: oilaviy guruh'])
    expect(within(await banner()).getByText('Python for beginners, twice a week')).toBeVisible()
    const before = backend.record.latest()
    await user.dblClick(within(note).getByRole('button', { name: en('common:tryAgain') }))
    expect(await main().findByRole('link', { name: 'Your first game in Scratch' })).toBeVisible()
    expect(backend.record.since(before).map(({ path }) => path)).toEqual([`/class/${scratch}`])
    expect(main().getAllByRole('listitem')[0]).toHaveFocus()
  })

  it('does not say that no lesson is ahead when classes failed to load', async () => {
    await open({ as: student }, ({ faults }) =>
      [`/class/${scratch}`, `/group/${python}`, `/group/${quran}`].forEach((path) => faults.add({ path, status: 500 })),
    )
    expect(await screen.findAllByRole('alert')).toHaveLength(3)
    expect(screen.queryByText(en('dashboard:next.none'))).toBeNull()
    expect(screen.queryByText(en('dashboard:next.label'))).toBeNull()
  })

  it('shows a deleted class without a link, and keeps the rest', async () => {
    await open({ as: student }, ({ store }) => store.listings.remove('group', python))
    const title = await main().findByRole('heading', { level: 3, name: en('classroom:gone.title') })
    const card = within(title.closest('li')!)
    expect(card.getByText(en('classes:type.group'))).toBeVisible()
    expect(card.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(cardTitles()).toHaveLength(3)
  })

  it('renders malformed and hostile classes without breaking', async () => {
    standInView(() => true)
    await open({ as: sentinelStudent, sentinels: true })
    expect(await screen.findByText('<script>alert("sentinel")</script>')).toBeVisible()
    expect(await screen.findByText(en('classroom:gone.title'))).toBeVisible()
    for (const { href } of document.querySelectorAll<HTMLAnchorElement>('main section a'))
      expect(new URL(href).pathname).toMatch(/^\/classroom\/[A-Za-z0-9_-]+\/(class|group)$/)
    expect(document.querySelector(`main [href*="${deletedClassId}"]`)).toBeNull()
  })

  it.each([
    { what: 'a server error', fault: { status: 500, body: { message: 'no' } }, detail: en('messages:fault.server') },
    {
      what: 'HTML of a proxy',
      fault: { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' },
      detail: en('messages:fault.server'),
    },
    { what: 'no right to it', fault: { status: 403 }, detail: en('messages:fault.forbidden') },
    { what: 'too many calls', fault: { status: 429 }, detail: en('messages:fault.rateLimitedSoon') },
    { what: 'an empty answer', fault: { status: 200, body: '' }, detail: en('messages:fault.server') },
    { what: 'broken JSON', fault: { status: 200, body: '[{' }, detail: en('messages:fault.server') },
    { what: 'no list', fault: { status: 200, body: {} }, detail: en('messages:fault.server') },
    { what: 'null', fault: { status: 200, body: null }, detail: en('messages:fault.server') },
    { what: 'a cut connection', fault: { dropConnection: true, times: 2 }, detail: en('messages:fault.network') },
  ])('shows an error when classes fail to load: $what', async ({ fault, detail }) => {
    const { user } = await open({ as: student }, ({ faults }) => faults.add({ path: '/manual-purchase', ...fault }))
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent(en('messages:loadClasses'))
    expect(note).toHaveTextContent(detail)
    await user.click(within(note).getByRole('button', { name: en('common:tryAgain') }))
    expect(await main().findAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    { language: 'en', text: en('dashboard:empty.student'), action: en('dashboard:empty.studentAction') },
    { language: 'uz', text: uz('dashboard:empty.student'), action: uz('dashboard:empty.studentAction') },
  ] as const)(
    'links to the catalogue when there are no classes yet ($language)',
    async ({ language, text, action }) => {
      await open({ as: 'malika@nihol.test', language })
      expect(await main().findByText(text)).toBeVisible()
      expect(main().getByRole('link', { name: action })).toHaveAttribute('href', '/classes')
      const w = wordsOf(language)
      expect(main().getByRole('link', { name: w('common:nav.bookTrial') })).toHaveAttribute('href', '/free-trial')
      const next = within(await main().findByRole('region', { name: w('classes:soon.title') }))
      expect(await next.findAllByRole('listitem')).toHaveLength(3)
      expect(next.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/classdetails\//))
      expect(main().getAllByRole('region')).toHaveLength(1)
    },
  )
})

it('shows links to an admin, and requests no purchases or listings', async () => {
  const { backend } = await open({ as: 'admin@nihol.test' })
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: en('dashboard:welcome', { role: en('dashboard:role.admin') }),
    }),
  ).toBeVisible()
  expect(
    main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/classes', '/'])
  expect(backend.record.since().map(({ path }) => path)).toEqual(['/user/login/access'])
})

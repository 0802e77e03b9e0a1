import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deferred } from '../deferred.ts'
import { listingId } from '../backend/seed.ts'
import type { Listing, ListingType } from '../backend/listingTable.ts'
import { deletedClassId, populatedStudent, sentinelStudent } from '../backend/sentinels.ts'
import type { Backend } from '../backend/app.ts'
import { server } from '../backend/msw.ts'
import { renderApp } from './renderApp.tsx'
import { standInView } from './view.ts'

const scratch = listingId('class', 'scratch-first-game')
const python = listingId('group', 'python-beginners')
const quran = listingId('group', 'quran-oilaviy')

const student = 'aziza@nihol.test'
const teacher = 'rustam@nihol.test'
const ownPaths = ['/class/own-classes', '/group/own-groups']

function change(backend: Backend, type: ListingType, id: string, part: Partial<Listing>) {
  backend.store.listings.replace(type, { ...backend.store.listings.byId(type, id)!, ...part })
}

/** Stops the clock at a moment; waiting inside the test still works. */
const at = (moment: string) => vi.useFakeTimers({ now: new Date(moment), shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
/** The device slept until a moment. */
const wake = (moment: string) =>
  act(() => {
    vi.setSystemTime(new Date(moment))
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** The dashboard of a person, with the backend prepared before it is asked for anything. */
async function open(options: Parameters<typeof renderApp>[1], prepare: (backend: Backend) => void = () => {}) {
  const app = await renderApp('/dashboard', options)
  prepare(app.backend)
  await screen.findByRole('main')
  return app
}

const main = () => within(screen.getByRole('main'))
/** The titles of the cards, without that of the banner above them. */
const cardTitles = () => main().getAllByRole('heading', { level: 3 }).filter((heading) => heading.closest('li') !== null).map(({ textContent }) => textContent)
const banner = (name = 'Next live lesson') => main().findByRole('region', { name })

afterEach(() => {
  vi.useRealTimers()
})

describe('the dashboard of a student', () => {
  it.each([
    { language: 'en', heading: 'Welcome Back, student!', classes: 'My Classes', next: 'Next live lesson', join: 'Join Live Meeting', title: 'Dashboard · Nihol' },
    { language: 'uz', heading: 'Xush kelibsiz, oʻquvchi!', classes: 'Mening darslarim', next: 'Keyingi jonli dars', join: 'Jonli darsga qoʻshilish', title: 'Shaxsiy kabinet · Nihol' },
  ] as const)('shows the next lesson and every class in $language', async ({ language, heading, classes, next, join, title }) => {
    const { backend } = await open({ as: student, language })
    const soonest = within(await banner(next))
    expect(main().getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(main().getByRole('heading', { level: 2, name: classes })).toBeVisible()
    expect(soonest.getByText('Your first game in Scratch')).toBeVisible()
    const link = soonest.getByRole('link', { name: join })
    expect(link).toHaveAttribute('href', `/classroom/${scratch}/class`)
    expect(link).toHaveAccessibleDescription('Your first game in Scratch')
    const cards = main().getAllByRole('listitem')
    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([`/classroom/${scratch}/class`, `/classroom/${python}/group`, `/classroom/${quran}/group`])
    expect(document.title).toBe(title)
    expect(backend.record.since().map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      ['GET /category', `GET /class/${scratch}`, `GET /group/${python}`, `GET /group/${quran}`, 'GET /manual-purchase', 'GET /user/login/access'].sort(),
    )
  })

  it('counts down minute by minute, says when the lesson is live, and goes on to the next one an hour later', async () => {
    at('2026-11-20T23:16:20Z')
    await open({ as: student }, (backend) => change(backend, 'group', python, { startDate: '2026-11-21T01:30:00.000Z' }))
    const next = within(await banner())
    expect(next.getByText('Python for beginners, twice a week')).toBeVisible()
    expect(next.getByText('starts in 2 h 14 min')).toBeVisible()
    expect(next.getByText('21/11/2026-01:30 UTC')).toHaveAttribute('datetime', '2026-11-21T01:30:00.000Z')
    await pass(1)
    expect(next.getByText('starts in 2 h 13 min')).toBeVisible()
    wake('2026-11-21T01:29:10Z')
    expect(next.getByText('starts in 1 min')).toBeVisible()
    await pass(1)
    expect(next.getByText('Live now')).toBeVisible()
    // The card says it too.
    expect(within(main().getAllByRole('listitem')[1]!).getByText('Live now')).toBeVisible()
    wake('2026-11-21T02:29:10Z')
    expect(next.getByText('Live now')).toBeVisible()
    await pass(1)
    expect(next.getByText('Your first game in Scratch')).toBeVisible()
    expect(next.getByText('starts in 19 h 30 min')).toBeVisible()
    expect(within(main().getAllByRole('listitem')[1]!).getByText('Started')).toBeVisible()
  })

  it.each([
    { language: 'en', startsIn: 'starts in 1 day 4 h', days: 'starts in 12 days', live: 'Live now' },
    { language: 'uz', startsIn: 'boshlanishiga 1 kun 4 soat qoldi', days: 'boshlanishiga 12 kun qoldi', live: 'Dars hozir davom etmoqda' },
  ] as const)('says longer times in days ($language)', async ({ language, startsIn, days, live }) => {
    at('2026-11-20T20:00:00Z')
    await open({ as: 'bekzod@nihol.test', language }, (backend) => change(backend, 'group', listingId('group', 'shaxmat-guruhi'), { startDate: '2026-12-03T00:00:00.000Z' }))
    expect(await screen.findByText(days)).toBeVisible()
    wake('2026-12-01T19:50:00Z')
    expect(screen.getByText(startsIn)).toBeVisible()
    wake('2026-12-03T00:59:59Z')
    expect(screen.getAllByText(live)[0]).toBeVisible()
  })

  it.each([
    { startDate: '2020-01-01T10:00:00.000Z', shown: '01/01/2020-10:00 UTC' },
    { startDate: 'next Monday', shown: 'Date to be announced' },
  ])('says so when no lesson lies ahead ($startDate)', async ({ startDate, shown }) => {
    await open({ as: student }, (backend) => {
      for (const [type, id] of [['class', scratch], ['group', python], ['group', quran]] as const) change(backend, type, id, { startDate })
    })
    expect(await main().findByRole('heading', { level: 2, name: 'No live lesson ahead' })).toBeVisible()
    expect(main().getAllByText(shown)).toHaveLength(3)
    expect(main().queryByRole('link', { name: 'Join Live Meeting' })).toBeNull()
  })

  it('shows the other classes when one cannot be loaded, and loads that one again on its own', async () => {
    const { backend, user } = await open({ as: student }, ({ faults }) => faults.add({ path: `/class/${scratch}`, status: 500, body: { message: 'secret stack' } }))
    const note = await screen.findByRole('alert')
    expect(within(note).getByText('Failed to load class')).toBeVisible()
    expect(note).not.toHaveTextContent('secret')
    expect(cardTitles()).toEqual(['Python for beginners, twice a week', 'Qurʼon: oilaviy guruh'])
    expect(within(await banner()).getByText('Python for beginners, twice a week')).toBeVisible()
    const before = backend.record.latest()
    await user.dblClick(within(note).getByRole('button', { name: 'Try again' }))
    expect(await main().findByRole('link', { name: 'Your first game in Scratch' })).toBeVisible()
    expect(backend.record.since(before).map(({ path }) => path)).toEqual([`/class/${scratch}`])
    expect(main().getAllByRole('listitem')[0]).toHaveFocus()
  })

  it('does not say that no lesson lies ahead when classes could not be read', async () => {
    await open({ as: student }, ({ faults }) => [`/class/${scratch}`, `/group/${python}`, `/group/${quran}`].forEach((path) => faults.add({ path, status: 500 })))
    expect(await screen.findAllByRole('alert')).toHaveLength(3)
    expect(screen.queryByText('No live lesson ahead')).toBeNull()
    expect(screen.queryByText('Next live lesson')).toBeNull()
  })

  it('says that a class is gone, without a link, and keeps the rest', async () => {
    await open({ as: student }, ({ store }) => store.listings.remove('group', python))
    const title = await main().findByRole('heading', { level: 3, name: 'This classroom is no longer available' })
    const card = within(title.closest('li')!)
    expect(card.getByText('Group')).toBeVisible()
    expect(card.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(cardTitles()).toHaveLength(3)
  })

  it('stands up to broken and hostile classes', async () => {
    standInView(() => true)
    await open({ as: sentinelStudent, sentinels: true })
    expect(await screen.findByText('<script>alert("sentinel")</script>')).toBeVisible()
    expect(await screen.findByText('This classroom is no longer available')).toBeVisible()
    for (const { href } of document.querySelectorAll<HTMLAnchorElement>('main a')) expect(new URL(href).pathname).toMatch(/^\/classroom\/[A-Za-z0-9_-]+\/(class|group)$/)
    expect(document.querySelector(`main [href*="${deletedClassId}"]`)).toBeNull()
  })

  it.each([
    { what: 'a server error', fault: { status: 500, body: { message: 'no' } }, detail: 'The fault is on our side.' },
    { what: 'HTML of a proxy', fault: { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' }, detail: 'The fault is on our side.' },
    { what: 'no right to it', fault: { status: 403 }, detail: 'You do not have access to this.' },
    { what: 'too many calls', fault: { status: 429 }, detail: 'Wait a little and try again.' },
    { what: 'an empty answer', fault: { status: 200, body: '' }, detail: 'The fault is on our side.' },
    { what: 'broken JSON', fault: { status: 200, body: '[{' }, detail: 'The fault is on our side.' },
    { what: 'no list', fault: { status: 200, body: {} }, detail: 'The fault is on our side.' },
    { what: 'null', fault: { status: 200, body: null }, detail: 'The fault is on our side.' },
    { what: 'a cut connection', fault: { dropConnection: true, times: 2 }, detail: 'The server did not answer.' },
  ])('says that classes cannot be loaded: $what', async ({ fault, detail }) => {
    const { user } = await open({ as: student }, ({ faults }) => faults.add({ path: '/manual-purchase', ...fault }))
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent('Failed to load classes')
    expect(note).toHaveTextContent(detail)
    await user.click(within(note).getByRole('button', { name: 'Try again' }))
    expect(await main().findAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    { language: 'en', text: "You haven't manual purchased class or groups.", action: 'See classes and groups' },
    { language: 'uz', text: 'Siz hali dars yoki guruh sotib olmagansiz.', action: 'Dars va guruhlarni koʻrish' },
  ] as const)('shows a way to the classes when there is none yet ($language)', async ({ language, text, action }) => {
    await open({ as: 'malika@nihol.test', language })
    expect(await main().findByText(text)).toBeVisible()
    expect(main().getByRole('link', { name: action })).toHaveAttribute('href', '/classes')
    expect(main().queryByRole('region')).toBeNull()
  })
})

/** Purchases of so many classes, as ids or with the classes themselves, each starting a day later than the one before. */
const many = (count: number, { populated = false, from = 0 } = {}) =>
  Array.from({ length: count }, (_, index) => {
    const _id = `c${from + index}`
    return { _id: `p${from + index}`, isConfirmed: true, classId: populated ? listingOf(_id, from + index) : _id }
  })
const listingOf = (_id: string, day: number) => ({ _id, title: `Class ${_id}`, startDate: new Date(Date.UTC(2027, 0, 1 + day)).toISOString(), price: 5 })
const buy = (purchases: unknown) => ({ faults }: Backend) => void faults.add({ path: '/manual-purchase', times: 9, body: purchases })
/** What single classes and groups were asked for, in order. */
const askedFor = ({ record }: Backend) => record.since().flatMap(({ path }) => /^\/(?:class|group)\/([^/]+)$/.exec(path)?.[1] ?? [])

describe('purchases that hold the classes themselves', () => {
  it.each([
    { language: 'en', next: 'Next live lesson' },
    { language: 'uz', next: 'Keyingi jonli dars' },
  ] as const)('are all that is asked for, in the order of their use ($language)', async ({ language, next }) => {
    const { backend } = await open({ as: populatedStudent, sentinels: true, language })
    expect(within(await banner(next)).getByText('Your first game in Scratch')).toBeVisible()
    const cards = main().getAllByRole('listitem')
    // The deleted one is gone; the others come soonest first, not as they were bought.
    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([`/classroom/${scratch}/class`, `/classroom/${python}/group`, `/classroom/${quran}/group`])
    expect(backend.record.since().map(({ method, path }) => `${method} ${path}`).sort()).toEqual(['GET /category', 'GET /manual-purchase', 'GET /user/login/access'])
  })

  it('stand beside bare ids, once each, known ones by use and first, the others as they came', async () => {
    const { backend } = await open({ as: student }, (prepared) => {
      prepared.faults.add({ path: '/class/*', times: 9, body: listingOf('x', 0) })
      buy([
        { _id: 'p1', classId: 'late', isConfirmed: true },
        { _id: 'p2', groupId: { ...listingOf('g2', 9), title: null }, isConfirmed: true },
        { _id: 'p3', classId: { _id: 'bare' }, isConfirmed: true },
        { _id: 'p4', classId: 'twice', isConfirmed: true },
        { _id: 'p5', groupId: listingOf('g1', 2), isConfirmed: true },
        { _id: 'p6', classId: listingOf('twice', 5), isConfirmed: true },
        { _id: 'p7', classId: null, isConfirmed: true },
        { _id: 'p8', classId: 'late', isConfirmed: true },
        null,
      ])(prepared)
    })
    await waitFor(() => expect(main().getAllByRole('listitem')).toHaveLength(5))
    await waitFor(() => expect(cardTitles()).toEqual(['Class g1', 'Class twice', 'Untitled', 'Class x', 'Class x']))
    expect(askedFor(backend)).toEqual(['late', 'bare'])
  })

  it('open the classroom, and count as an enrolment', async () => {
    const first = await renderApp(`/classroom/${scratch}/class`, { as: populatedStudent, sentinels: true })
    expect(await screen.findByRole('button', { name: 'Join Live Meeting' })).toBeVisible()
    first.unmount()
    const second = await renderApp(`/classdetails/${python}/group`, { as: populatedStudent, sentinels: true })
    expect(await screen.findByRole('link', { name: 'Go to the classroom' })).toHaveAttribute('href', `/classroom/${python}/group`)
    second.unmount()
    await renderApp(`/classroom/${listingId('class', 'chess-first-moves')}/class`, { as: populatedStudent, sentinels: true })
    expect(await screen.findByRole('heading', { level: 1, name: 'You are not enrolled yet' })).toBeVisible()
  })
})

describe('purchases that are bare ids', () => {
  const keysIn = (keys: readonly string[]) => [...document.querySelectorAll('[data-key]')].filter((card) => keys.includes(card.getAttribute('data-key')!))

  it('are asked for when their cards come into view, six at a time; the first six for the banner', async () => {
    const view = standInView(() => false)
    const letGo = [deferred(), deferred()]
    let turn = 0
    let underway = 0
    let most = 0
    server.use(
      http.get('*/api/class/:id', async ({ params }) => {
        underway += 1
        most = Math.max(most, underway)
        await letGo[turn]!.promise
        underway -= 1
        backendOf.push(String(params['id']))
        return HttpResponse.json(listingOf(String(params['id']), Number(String(params['id']).slice(1))))
      }),
    )
    const backendOf: string[] = []
    await open({ as: student }, buy(many(40).reverse()))
    await waitFor(() => expect(underway).toBe(6))
    expect(main().getAllByRole('listitem')).toHaveLength(40)
    letGo[0]!.resolve()
    await waitFor(() => expect(backendOf).toHaveLength(6))
    expect(backendOf.toSorted()).toEqual(['c34', 'c35', 'c36', 'c37', 'c38', 'c39'])
    const soonest = within(await banner('Next of the 6 loaded so far'))
    expect(soonest.getByText('Class c34')).toBeVisible()
    // Twenty cards fly by; the reader stops at the last three.
    turn = 1
    view.goTo(keysIn(Array.from({ length: 20 }, (_, index) => `class/c${index + 3}`)))
    await waitFor(() => expect(underway).toBe(6))
    view.goTo(keysIn(['class/c0', 'class/c1', 'class/c2']))
    letGo[1]!.resolve()
    expect(await main().findByRole('link', { name: 'Class c0' })).toBeVisible()
    await waitFor(() => expect(underway).toBe(0))
    expect(most).toBeLessThanOrEqual(9) // three beside six that were given up, which only the stand-in still counts
    expect(main().getAllByRole('link', { name: /^Class c/ }).map(({ textContent }) => textContent)).toEqual(['Class c39', 'Class c38', 'Class c37', 'Class c36', 'Class c35', 'Class c34', 'Class c2', 'Class c1', 'Class c0'])
    // Order and banner: what is known now is sooner, and what was loaded has kept its place.
    expect(within(await banner('Next of the 9 loaded so far')).getByText('Class c0')).toBeVisible()
  })

  it.each([
    { language: 'en', none: 'No live lesson ahead', text: 'Among the 6 loaded so far. The others load as you go through the list.' },
    { language: 'uz', none: 'Rejalashtirilgan jonli dars yoʻq', text: 'Hozircha 6 tasi yuklandi. Qolganlari roʻyxatni koʻrganingiz sari yuklanadi.' },
  ] as const)('that are not all loaded are not said to hold no lesson ($language)', async ({ language, none, text }) => {
    standInView(() => false)
    const { backend } = await open({ as: student, language }, (prepared) => {
      prepared.faults.add({ path: '/class/*', times: 99, body: { ...listingOf('old', 0), startDate: '2020-01-01T10:00:00Z' } })
      buy(many(8))(prepared)
    })
    const heading = await main().findByRole('heading', { level: 2, name: none })
    expect(heading.parentElement).toHaveTextContent(text)
    expect(askedFor(backend)).toHaveLength(6)
  })
})

describe('more than sixty cards', () => {
  it.each([60, 61])('%i purchases', async (count) => {
    await open({ as: student }, buy(many(count, { populated: true })))
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(60))
    expect(main().queryAllByRole('navigation')).toHaveLength(count > 60 ? 1 : 0)
    expect(main().queryAllByText('61 classes and groups · Page 1 of 2')).toHaveLength(count > 60 ? 1 : 0)
  })

  it.each([
    { language: 'en', pages: 'Pages', next: 'Next', said: '3,000 classes and groups · Page 2 of 50', classes: 'My Classes' },
    { language: 'uz', pages: 'Sahifalar', next: 'Keyingi', said: '3,000 ta dars va guruh · 2-sahifa (jami 50 ta)', classes: 'Mening darslarim' },
  ] as const)('of a student stand on pages, the present one in the address ($language)', async ({ language, pages, next, said, classes }) => {
    const { backend, user, address } = await open({ as: student, language }, buy(many(3000, { populated: true })))
    const nav = within(await main().findByRole('navigation', { name: pages }))
    expect(cardTitles()[59]).toBe('Class c59')
    await user.click(nav.getByRole('link', { name: next }))
    await waitFor(() => expect(cardTitles()[0]).toBe('Class c60'))
    expect(address()).toBe('/dashboard?page=2')
    expect(main().getAllByRole('article')).toHaveLength(60)
    expect(main().getByText(said)).toHaveAttribute('role', 'status')
    expect(main().getByRole('heading', { level: 2, name: classes }).closest('section')).toHaveFocus()
    expect(askedFor(backend)).toEqual([])
  })

  it.each(['0', '999', 'x', '-1'])('page %s is one that there is', async (page) => {
    const app = await renderApp(`/dashboard?page=${page}`, { as: student })
    buy(many(70, { populated: true }))(app.backend)
    await waitFor(() => expect(cardTitles().length).toBeGreaterThan(0))
    expect(cardTitles()).toHaveLength(page === '999' ? 10 : 60)
  })

  it('of a teacher stand on pages too', async () => {
    const listings = many(100, { populated: true }).map(({ classId }) => classId)
    const { user, address } = await open({ as: teacher }, ({ faults }) => {
      faults.add({ path: '/class/own-classes', body: listings })
      faults.add({ path: '/group/own-groups', body: [] })
    })
    await waitFor(() => expect(cardTitles()).toHaveLength(60))
    await user.click(main().getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(cardTitles()).toHaveLength(40))
    expect(address()).toBe('/dashboard?page=2')
  })
})

describe('the dashboard of a teacher', () => {
  it('lists classes and groups together, each with the way to edit it', async () => {
    const { backend } = await open({ as: teacher })
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back, teacher!' })).toBeVisible()
    await waitFor(() => expect(main().getAllByRole('listitem').length).toBeGreaterThan(3))
    const cards = main().getAllByRole('listitem')
    const owned = (['class', 'group'] as const).flatMap((type) =>
      backend.store.listings.ownedBy(type, backend.store.users.byEmail(teacher)!._id).map((listing) => ({ ...listing, type })),
    )
    expect(cards).toHaveLength(owned.length)
    for (const [index, card] of cards.entries()) {
      const { type, _id } = owned.find(({ title }) => title === within(card).getByRole('heading', { level: 3 }).textContent)!
      expect(within(card).getByText(type === 'class' ? 'Class' : 'Group')).toBeVisible()
      expect(within(card).getByRole('link'), `card ${index}`).toHaveAttribute('href', `/edit/${_id}/${type}`)
    }
    expect(within(await banner()).getByRole('link', { name: 'Join Live Meeting' })).toHaveAttribute('href', `/classroom/${scratch}/class`)
    expect(backend.record.to('GET', '/manual-purchase')).toEqual([])
  })

  it('puts what is ahead first, then what has no date, then what is past', async () => {
    const named = (_id: string, startDate?: string) => ({ _id, title: _id, ...(startDate === undefined ? {} : { startDate }) })
    at('2026-11-20T20:00:00Z')
    await open({ as: teacher }, ({ faults }) => {
      faults.add({ path: '/class/own-classes', body: [named('past', '2026-11-01T10:00:00Z'), named('undated'), named('later', '2027-01-01T10:00:00Z'), named('nonsense', 'soon')] })
      faults.add({ path: '/group/own-groups', body: [named('long-past', '2020-01-01T10:00:00Z'), named('soon', '2026-11-20T21:00:00Z'), named('live', '2026-11-20T19:30:00Z')] })
    })
    expect(within(await banner()).getByText('Live now')).toBeVisible()
    expect(cardTitles()).toEqual(['live', 'soon', 'later', 'undated', 'nonsense', 'past', 'long-past'])
  })

  it('shows one list when the other fails, and completes it on Try again', async () => {
    const { backend, user } = await open({ as: teacher }, ({ faults }) => faults.add({ path: '/group/own-groups', status: 500 }))
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent('Failed to load classes')
    const classes = cardTitles()
    expect(classes).toContain('Your first game in Scratch')
    expect(classes).not.toContain('Python for beginners, twice a week')
    // While it is tried again, what is there stays.
    backend.faults.add({ path: '/group/own-groups', delayMs: 50 })
    await user.click(within(note).getByRole('button', { name: 'Try again' }))
    expect(cardTitles()).toEqual(classes)
    expect(await main().findByRole('link', { name: 'Python for beginners, twice a week' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(backend.record.to('GET', '/class/own-classes')).toHaveLength(1)
  })

  it('says it once when both fail', async () => {
    const { user } = await open({ as: teacher, language: 'uz' }, ({ faults }) => ownPaths.forEach((path) => faults.add({ path, status: 500 })))
    expect(await screen.findAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('alert')).toHaveTextContent('Darslarni yuklab boʻlmadi')
    await user.click(screen.getByRole('button', { name: 'Qayta urinish' }))
    expect(await main().findByRole('link', { name: 'Python for beginners, twice a week' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers to add the first one when there is none', async () => {
    await open({ as: teacher }, ({ faults }) => ownPaths.forEach((path) => faults.add({ path, body: [] })))
    expect(await main().findByRole('link', { name: 'Add Class and Group' })).toHaveAttribute('href', '/add-class-group')
    expect(main().getByText('Your first class starts here')).toBeVisible()
  })

  it('does not call a list empty that could not be read', async () => {
    await open({ as: teacher }, ({ faults }) => {
      faults.add({ path: '/class/own-classes', body: [] })
      faults.add({ path: '/group/own-groups', status: 500 })
    })
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByText('Your first class starts here')).toBeNull()
  })
})

it('gives an admin links, and asks for no purchases or listings', async () => {
  const { backend } = await open({ as: 'admin@nihol.test' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back, admin!' })).toBeVisible()
  expect(main().getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/classes', '/'])
  expect(backend.record.since().map(({ path }) => path)).toEqual(['/user/login/access'])
})

describe('the sidebar', () => {
  const sidebar = async (name: string) => within(await screen.findByRole('navigation', { name }))
  const items = (nav: Awaited<ReturnType<typeof sidebar>>) =>
    nav.getAllByRole('link').map((item) => `${item.getAttribute('href') ?? 'locked'}: ${item.firstChild?.nextSibling?.textContent}`)

  it.each([
    { as: student, language: 'en', label: 'My Nihol', expected: ['/dashboard: Dashboard', '/classes: Classes and Groups', 'locked: Courses', 'locked: Progress', 'locked: Schedule', 'locked: Account', 'locked: Settings'] },
    { as: student, language: 'uz', label: 'Mening Niholim', expected: ['/dashboard: Shaxsiy kabinet', '/classes: Darslar va guruhlar', 'locked: Kurslar', 'locked: Natijalar', 'locked: Jadval', 'locked: Hisob', 'locked: Sozlamalar'] },
    { as: teacher, language: 'en', label: 'My Nihol', expected: ['/dashboard: Dashboard', '/add-class-group: Add Class and Group', 'locked: Settings'] },
    { as: teacher, language: 'uz', label: 'Mening Niholim', expected: ['/dashboard: Shaxsiy kabinet', '/add-class-group: Dars va guruh qoʻshish', 'locked: Sozlamalar'] },
    { as: 'admin@nihol.test', language: 'uz', label: 'Mening Niholim', expected: ['/dashboard: Boshqaruv paneli', '/classes: Darslar va guruhlar', 'locked: Sozlamalar'] },
  ] as const)('has what the role of $as may do ($language)', async ({ as, language, label, expected }) => {
    await open({ as, language })
    const nav = await sidebar(label)
    expect(items(nav)).toEqual(expected)
    expect(nav.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'page')
  })

  it('leads to the dashboard from elsewhere, and its locked items lead nowhere', async () => {
    const { user, address } = await renderApp('/classes', { as: student })
    const nav = await sidebar('My Nihol')
    const locked = nav.getByRole('link', { name: 'Courses Not available yet' })
    expect(locked).toHaveAttribute('aria-disabled', 'true')
    await user.click(locked)
    expect(address()).toBe('/classes')
    await user.click(nav.getByRole('link', { name: 'Go to dashboard' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back, student!' })).toHaveFocus()
    expect(nav.queryByRole('link', { name: 'Go to dashboard' })).toBeNull()
  })

  it('logs out only after a yes', async () => {
    const { user, address } = await open({ as: 'malika@nihol.test', language: 'uz' })
    const logOut = await screen.findByRole('button', { name: 'Chiqish' })
    await user.click(logOut)
    const question = await screen.findByRole('dialog', { name: 'Ishonchingiz komilmi?' })
    expect(question).toHaveTextContent('Chiqishni xohlaysizmi?')
    await user.click(within(question).getByRole('button', { name: 'Bekor qilish' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(localStorage.getItem('access_token')).not.toBeNull()
    await user.click(logOut)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ha, chiqish' }))
    const done = await screen.findByRole('dialog', { name: 'Tizimdan chiqdingiz' })
    expect(address()).toBe('/login')
    expect(localStorage.getItem('access_token')).toBeNull()
    await user.click(within(done).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { benchmarkListing } from '../backend/benchmarkListing.ts'
import type { Backend } from '../backend/app.ts'
import type { Fault } from '../backend/faults.ts'
import { server } from '../backend/msw.ts'
import { listingId } from '../backend/seed.ts'
import { renderApp } from './renderApp.tsx'

// Whole pages on a busy machine.

const student = 'malika@nihol.test'
const lists = ['/class/public', '/group/public'] as const

/** The list at an address, with the backend prepared before it is asked for anything. */
async function open(address = '/classes', options: Parameters<typeof renderApp>[1] = { as: student }, prepare: (backend: Backend) => void = () => {}) {
  const app = await renderApp(address, options)
  prepare(app.backend)
  await screen.findByRole('heading', { level: 1 })
  return app
}

const main = () => within(screen.getByRole('main'))
const cards = () => main().queryAllByRole('article')
const titles = () => main().queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const status = (text: string | RegExp) => waitFor(() => expect(main().getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text)))
const all = ({ store }: Backend) => store.listings.open('class').length + store.listings.open('group').length
const fail = (fault: Omit<Fault, 'path'>, paths: readonly string[] = lists) => ({ faults }: Backend) => paths.forEach((path) => faults.add({ path, times: 9, ...fault }))
const addMany = ({ store }: Backend, count: number) =>
  store.atomically(() => {
    for (let i = 0; i < count; i += 1) store.listings.add(i % 2 === 0 ? 'class' : 'group', benchmarkListing(i, store.newId(), store.categories.all(), store.now()))
  })

describe('the classes and groups', () => {
  it.each([
    { language: 'en', title: 'Our Classes and Groups', welcome: 'Welcome Back, Student!', words: (n: number) => `${n} classes and groups · Page 1 of 2`, details: 'View details' },
    { language: 'uz', title: 'Darslarimiz va guruhlarimiz', welcome: 'Xush kelibsiz, oʻquvchi!', words: (n: number) => `${n} ta dars va guruh · 1-sahifa (jami 2 ta)`, details: 'Batafsil' },
  ] as const)('are all there in $language, the soonest first, each leading to its details', async ({ language, title, welcome, words, details }) => {
    const { backend } = await open('/classes', { as: student, language })
    await status(words(all(backend)))
    expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(main().getByText(welcome)).toBeVisible()
    expect(document.title).toBe(`${title} · Nihol`)
    await waitFor(() => expect(cards()).toHaveLength(24))
    expect(titles().slice(0, 3)).toEqual(['Your first game in Scratch', 'Python for beginners, twice a week', 'Qurʼon: arab harflari bilan tanishuv'])
    expect(main().getByRole('link', { name: 'Your first game in Scratch' })).toHaveAttribute('href', `/classdetails/${listingId('class', 'scratch-first-game')}/class`)
    expect(main().getByRole('link', { name: /Python for beginners/ })).toHaveAttribute('href', `/classdetails/${listingId('group', 'python-beginners')}/group`)
    expect(main().getAllByText(details)).toHaveLength(cards().length)
    expect(document.body.innerHTML).not.toContain('meet.example.com')
  })

  it.each([
    ['dilnoza@nihol.test', 'Welcome Back, Teacher!'],
    ['admin@nihol.test', 'Welcome Back, Admin!'],
  ])('greet %s by the role', async (as, words) => {
    await open('/classes', { as })
    expect(main().getByText(words)).toBeVisible()
  })

  it('mark what has started, after what is to come', async () => {
    const { backend, user } = await open('/classes', { as: student, sentinels: true })
    const pages = Math.ceil(all(backend) / 24)
    await status(`${all(backend)} classes and groups · Page 1 of ${pages}`)
    await user.click(main().getByRole('link', { name: `Page ${pages}` }))
    await waitFor(() => expect(titles()).toContain('Sentinel: date long past'))
    const past = main().getByRole('link', { name: 'Sentinel: date long past' }).closest('article')!
    expect(within(past).getByText('Started')).toBeVisible()
    expect(main().getAllByText('Started')).toHaveLength(1)
    // What has no date yet stands at the very end.
    expect(titles().indexOf('Sentinel: date long past')).toBeLessThan(titles().indexOf('Sentinel: date that is none'))
    expect(cards().at(-1)).toHaveTextContent('Date to be announced')
  })

  it('show hostile texts as text and covers for broken pictures', async () => {
    await open('/classes?q=sentinel', { as: student, sentinels: true })
    await status(/classes and groups/)
    expect(document.querySelectorAll('main script, main img[src*="javascript"], main img[src*=".."], a[href^="javascript"]')).toHaveLength(0)
    expect(titles()).toContain('<script>alert("sentinel")</script>')
  })
})

describe('the filters', () => {
  it.each<[string, string[]]>([
    ['?q=chess', ['Chess from the very first move', 'Shaxmat toʻgaragi: boshlovchilar guruhi', 'Three endgames every player needs', 'Tournament team']],
    ["?q=to'garagi", ['Shaxmat toʻgaragi: boshlovchilar guruhi']],
    ['?q=to%E2%80%98garagi', ['Shaxmat toʻgaragi: boshlovchilar guruhi']],
    ['?type=class&category=phonics', ['Phonics: short vowels', 'Open lesson for parents: how phonics works']],
    ['?price=free&type=class', ['Qurʼon: arab harflari bilan tanishuv', 'Short surahs with meaning', 'Open lesson for parents: how phonics works']],
    ['?category=Business%20Entrepreneurship%20and%20financial%20literacy&type=class', ['My first pocket money plan']],
    ['?type=class&date=week', ['Your first game in Scratch', 'Qurʼon: arab harflari bilan tanishuv', 'Chess from the very first move', 'Phonics: short vowels']],
    ['?type=class&category=SAT+preparation&sort=price-desc', ['SAT math: thinking before calculating', 'SAT reading: how to find the evidence']],
    ['?q=phonics&type=class&sort=title', ['Open lesson for parents: how phonics works', 'Phonics: short vowels']],
  ])('of the address %s', async (search, found) => {
    await open(`/classes${search}`)
    await waitFor(() => expect(titles()).toEqual(found))
  })

  it('ignore words that nobody knows', async () => {
    const { backend } = await open('/classes?type=lesson&category=Magic&price=cheap&date=tomorrow&sort=best&time=night&page=two&__proto__=1')
    await status(new RegExp(`^${all(backend)} classes and groups`))
    expect(main().queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })

  it.each([
    ['Type', 'Group', '?type=group'],
    ['Category', 'IT coding', '?category=IT+coding'],
    ['Price', 'Up to $25', '?price=25'],
    ['Date', 'Next 30 days', '?date=month'],
    ['Day or time', 'Weekends', '?time=weekends'],
    ['Sort by', 'Price: low to high', '?sort=price'],
  ])('%s → %s is in the address at once', async (label, option, search) => {
    const { user, address } = await open()
    await status(/classes and groups/)
    await user.selectOptions(main().getByLabelText(label), option)
    await waitFor(() => expect(address()).toBe(`/classes${search}`))
    expect(main().getByLabelText(label)).toHaveDisplayValue(option)
    await user.selectOptions(main().getByLabelText(label), '')
    await waitFor(() => expect(address()).toBe('/classes'))
  })

  it('take two days of the calendar', async () => {
    const { user, address } = await open('/classes?type=class')
    await status(/classes and groups/)
    await user.selectOptions(main().getByLabelText('Date'), 'Choose dates…')
    const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10)
    await user.type(await main().findByLabelText('From'), day(50))
    await user.type(main().getByLabelText('To'), day(54))
    await waitFor(() => expect(address()).toBe(`/classes?type=class&date=${day(50)}..${day(54)}`))
    await waitFor(() => expect(titles()).toEqual(['Three endgames every player needs']))
  })

  it('work together, count themselves, and are all cleared at once', async () => {
    const { user, address, backend } = await open('/classes?type=class&price=25')
    await status(/classes and groups/)
    expect(main().getByRole('button', { name: /Filters/ })).toHaveAccessibleName(/2 filters are on/)
    await user.type(main().getByRole('searchbox', { name: 'Search' }), 'chess')
    await waitFor(() => expect(address()).toBe('/classes?q=chess&type=class&price=25'))
    await status('2 classes and groups')
    await user.click(main().getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe('/classes'))
    await status(new RegExp(`^${all(backend)} classes and groups`))
    expect(main().getByRole('searchbox')).toHaveValue('')
    expect(main().getByLabelText('Type')).toHaveValue('')
  })

  it('search while one types, at once with Enter, and keep what is typed', async () => {
    const { user, address } = await open()
    await status(/classes and groups/)
    const search = main().getByRole('searchbox')
    await user.type(search, 'scratch mouse{Enter}')
    await waitFor(() => expect(titles()).toEqual(['Your first game in Scratch']))
    expect(search).toHaveValue('scratch mouse')
    await user.type(search, ' xyz')
    await waitFor(() => expect(address()).toBe('/classes?q=scratch+mouse+xyz'))
    await user.click(main().getByRole('button', { name: 'Clear the search' }))
    await waitFor(() => expect(address()).toBe('/classes'))
    expect(search).toHaveFocus()
  })

  it('say when nothing fits, with a way back', async () => {
    const { user, address, backend } = await open('/classes?q=zzz&sort=title')
    await status('0 classes and groups')
    expect(main().getByText('Nothing fits this search')).toBeVisible()
    await user.click(main().getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe('/classes?sort=title'))
    await status(new RegExp(`^${all(backend)} classes and groups`))
  })

  it('find a category by its Uzbek name too', async () => {
    await open('/classes?q=shaxmat', { as: student, language: 'uz' })
    await waitFor(() => expect(titles()).toEqual(['Chess from the very first move', 'Shaxmat toʻgaragi: boshlovchilar guruhi', 'Three endgames every player needs', 'Tournament team']))
  })
})

describe('a long list', () => {
  it('comes in pages of 24 with real links', async () => {
    const { user, address, backend } = await open('/classes?page=2&sort=price', { as: student }, (prepared) => addMany(prepared, 100))
    const pages = Math.ceil(all(backend) / 24)
    await status(`${all(backend)} classes and groups · Page 2 of ${pages}`)
    await waitFor(() => expect(cards()).toHaveLength(24))
    const pager = within(main().getByRole('navigation', { name: 'Pages' }))
    expect(pager.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2')
    expect(pager.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/classes?sort=price')
    const seen = titles()
    await user.click(pager.getByRole('link', { name: 'Next' }))
    await waitFor(() => expect(address()).toBe('/classes?sort=price&page=3'))
    await status(`${all(backend)} classes and groups · Page 3 of ${pages}`)
    expect(titles().filter((title) => seen.includes(title))).toEqual([])
    expect(main().getByRole('region', { name: 'Results' })).toHaveFocus()
    // Another wish starts at the first page.
    await user.selectOptions(main().getByLabelText('Type'), 'Group')
    await waitFor(() => expect(address()).toBe('/classes?type=group&sort=price'))
  })

  it('shows its last page for one that does not exist', async () => {
    await open('/classes?page=999', { as: student }, (prepared) => addMany(prepared, 30))
    await status(/Page (\d) of \1$/)
    expect(cards().length).toBeGreaterThan(0)
  })

  it('says ten thousand as a number and stays small', async () => {
    const { backend } = await open('/classes', { as: student }, (prepared) => addMany(prepared, 10_000))
    await status(new RegExp(`^10,0${all(backend) - 10_000} classes and groups · Page 1 of \\d+$`))
    expect(document.querySelectorAll('*').length).toBeLessThan(1200)
  })
})

describe('when the lists cannot be read', () => {
  const faults: [string, Omit<Fault, 'path'>][] = [
    ['status 500', { status: 500, body: { message: 'SQL error at line 1' } }],
    ['a proxy in HTML', { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' }],
    ['status 403', { status: 403, body: { message: 'no' } }],
    ['status 404', { status: 404, body: { message: 'no' } }],
    ['status 429', { status: 429, body: {} }],
    ['broken JSON', { status: 200, body: '[{"_id":' }],
    ['an empty body', { status: 200 }],
    ['null', { status: 200, body: 'null' }],
    ['an object', { status: 200, body: {} }],
    ['a text', { status: 200, body: '"classes"' }],
    ['no connection', { dropConnection: true }],
  ]

  it.each(faults)('says so for %s, and tries again', async (_, fault) => {
    const { user, backend } = await open('/classes', { as: student }, fail(fault))
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent('Failed to load classes')
    expect(note.textContent).not.toMatch(/SQL|gateway|<|JSON/)
    expect(main().getByRole('heading', { level: 1 })).toBeVisible()
    backend.faults.clear()
    await user.click(within(note).getByRole('button', { name: 'Try again' }))
    await status(new RegExp(`^${all(backend)} classes and groups`))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(main().getByRole('region', { name: 'Results' })).toHaveFocus()
  })

  it('speaks Uzbek too', async () => {
    await open('/classes', { as: student, language: 'uz' }, fail({ status: 500 }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Darslarni yuklab boʻlmadi/)
  })

  it.each(lists)('shows the other list when only %s fails', async (path) => {
    const { user, backend } = await open('/classes', { as: student }, fail({ status: 500 }, [path]))
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent('Failed to load classes')
    const other = path === '/class/public' ? 'group' : 'class'
    await status(`${backend.store.listings.open(other).length} classes and groups`)
    expect(new Set(main().getAllByRole('article').map((card) => within(card).getByText(/^(Class|Group)$/).textContent))).toEqual(new Set([other === 'class' ? 'Class' : 'Group']))
    backend.faults.clear()
    await user.click(within(note).getByRole('button', { name: 'Try again' }))
    await status(new RegExp(`^${all(backend)} classes and groups`))
    expect(screen.queryByRole('alert')).toBeNull()
    // Only the list that failed was read again.
    expect(backend.record.to('GET', `/${other}/public`)).toHaveLength(1)
  })

  it('shows the lists without their categories', async () => {
    const { backend, user } = await open('/classes?category=Chess', { as: student }, fail({ status: 500 }, ['/category']))
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent('Failed to load category details.')
    await status(new RegExp(`^${all(backend)} classes and groups`))
    backend.faults.clear()
    await user.click(within(note).getByRole('button', { name: 'Try again' }))
    await status('4 classes and groups')
  })

  it('waits for the categories when it is asked for one of them, and shows no others first', async () => {
    await open('/classes?category=Chess', { as: student }, fail({ delayMs: 400 }, ['/category']))
    const seen = new Set<number>()
    const watch = new MutationObserver(() => seen.add(cards().length))
    watch.observe(document.body, { childList: true, subtree: true })
    await status('4 classes and groups')
    watch.disconnect()
    expect([...seen].filter((count) => count > 4)).toEqual([])
  })

  it('loads with skeletons and says Loading', async () => {
    await open('/classes', { as: student }, fail({ hang: true }))
    await status('Loading...')
    expect(cards()).toHaveLength(0)
    expect(main().getByRole('searchbox')).toBeVisible()
  })

  it('says when nothing is published', async () => {
    await open('/classes', { as: student }, fail({ body: [] }))
    expect(await screen.findByText('No classes or groups yet')).toBeVisible()
    expect(main().getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard')
  })

  it('skips entries without an id and survives the rest', async () => {
    await open('/classes', { as: student }, ({ faults }) => {
      faults.add({ path: '/class/public', body: [null, 1, 'x', {}, { _id: 'a/b' }, { _id: 'ok' }, { _id: 'ok' }] })
      faults.add({ path: '/group/public', body: [] })
    })
    await status('1 class or group')
    expect(titles()).toEqual(['Untitled'])
  })

  it('asks an ended session to log in and comes back to the same search', async () => {
    const { user, address } = await open('/classes?q=chess', { as: student }, fail({ status: 401, body: {} }))
    expect(await screen.findByText('Log in to see classes')).toBeVisible()
    await user.click(main().getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(address()).toBe('/login?next=%2Fclasses%3Fq%3Dchess'))
  })
})

describe('the public catalogue', () => {
  it.each([
    { language: 'en', title: 'Live lessons and groups' },
    { language: 'uz', title: 'Jonli darslar va guruhlar' },
  ] as const)('needs no account in $language', async ({ language, title }) => {
    const { backend } = await open('/lessons', { language })
    expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible()
    await waitFor(() => expect(cards()).toHaveLength(24))
    expect(document.title).toBe(`${title} · Nihol`)
    for (const path of lists) expect(backend.record.to('GET', path).map(({ headers }) => headers['authorization'])).toEqual([undefined])
  })

  it('keeps its filters in its own address, and leads a visitor to the details by way of log-in', async () => {
    const { user, address } = await open('/lessons?type=class', {})
    await user.type(main().getByRole('searchbox'), 'scratch')
    await waitFor(() => expect(address()).toBe('/lessons?q=scratch&type=class'))
    await waitFor(() => expect(cards()).toHaveLength(1))
    await user.click(main().getByRole('link', { name: 'Your first game in Scratch' }))
    await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent(`/classdetails/${listingId('class', 'scratch-first-game')}/class`)}`))
  })

  it('asks to log in where the backend wants it', async () => {
    await open('/lessons?q=chess', {}, fail({ status: 401, body: {} }))
    expect(await screen.findByText('Log in to see classes')).toBeVisible()
    expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fclasses%3Fq%3Dchess')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stays whole when the backend is down', async () => {
    server.use(http.all('*/api/*', () => Response.error()))
    await open('/lessons', {})
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load classes')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })
})

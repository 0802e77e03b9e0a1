import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Backend } from '../../backend/app.ts'
import { server } from '../../backend/msw.ts'
import { benchmarkListing } from '../../backend/seed/benchmarkListing.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { en, uz, wordsOf } from '../../words.ts'
import { hold } from '../hold.ts'
import { main } from '../renderApp.tsx'
import { all, cards, fail, lists, open, status, student, titles } from './classesSteps.ts'

const addMany = ({ store }: Backend, count: number) =>
  store.atomically(() => {
    for (let i = 0; i < count; i += 1)
      store.listings.add(
        i % 2 === 0 ? 'class' : 'group',
        benchmarkListing(i, store.newId(), store.categories.all(), store.now()),
      )
  })

describe('the classes and groups', () => {
  it.each(['en', 'uz'] as const)('are listed soonest first, each linked to its details (%s)', async (language) => {
    const w = wordsOf(language)
    const { backend } = await open('/classes', { as: student, language })
    await status(
      `${w('classes:list.count_other', { shown: all(backend) })} · ${w('classes:list.pageOf', { page: 1, pages: 2 })}`,
    )
    const title = w('classes:list.title')
    expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(main().getByText(w('classes:welcome.student'))).toBeVisible()
    expect(document.title).toBe(`${title} · Nihol`)
    await waitFor(() => expect(cards()).toHaveLength(24))
    const first = [
      ['Your first game in Scratch', `${listingId('class', 'scratch-first-game')}/class`],
      ['Python for beginners, twice a week', `${listingId('group', 'python-beginners')}/group`],
      ['Qurʼon: arab harflari bilan tanishuv', expect.any(String)],
    ] as const
    expect(titles().slice(0, 3)).toEqual(first.map(([name]) => name))
    for (const [name, address] of first.slice(0, 2))
      expect(main().getByRole('link', { name })).toHaveAttribute('href', `/classdetails/${address}`)
    // One line above the cards names the zone.
    expect(main().getAllByText(/UTC/)).toEqual([main().getByText(w('classes:list.zone', { zone: 'UTC' }))])
    expect(document.body.innerHTML).not.toContain('meet.example.com')
  })

  it.each([
    ['dilnoza@nihol.test', en('classes:welcome.teacher')],
    ['admin@nihol.test', en('classes:welcome.admin')],
  ])('greet %s by role', async (as, words) => {
    await open('/classes', { as })
    expect(main().getByText(words)).toBeVisible()
  })

  it('list finished classes last, and mark them as finished', async () => {
    const { backend, user } = await open('/classes', { as: student, sentinels: true })
    const pages = Math.ceil(all(backend) / 24)
    await status(`${all(backend)} classes and groups · Page 1 of ${pages}`)
    await user.click(await main().findByRole('link', { name: `Page ${pages}` }))
    await waitFor(() => expect(titles()).toContain('Sentinel: date long past'))
    const past = main().getByRole('link', { name: 'Sentinel: date long past' }).closest('article')!
    expect(within(past).getByText(en('classes:finished'))).toBeVisible()
    expect(titles().at(-1)).toBe('Sentinel: date long past')
  })
})

describe('a long list', () => {
  it('is split into pages of 24 with real links', async () => {
    const { user, address, backend } = await open('/classes?page=2&sort=price', { as: student }, (prepared) =>
      addMany(prepared, 100),
    )
    const pages = Math.ceil(all(backend) / 24)
    await status(`${all(backend)} classes and groups · Page 2 of ${pages}`)
    await waitFor(() => expect(cards()).toHaveLength(24))
    const pager = within(main().getByRole('navigation', { name: en('classes:list.pages') }))
    expect(pager.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2')
    const previous = pager.getByRole('link', { name: en('classes:list.previous') })
    expect(previous).toHaveAttribute('href', '/classes?sort=price')
    const seen = titles()
    await user.click(pager.getByRole('link', { name: en('classes:list.next') }))
    await waitFor(() => expect(address()).toBe('/classes?sort=price&page=3'))
    await status(`${all(backend)} classes and groups · Page 3 of ${pages}`)
    expect(titles().filter((title) => seen.includes(title))).toEqual([])
    expect(main().getByRole('region', { name: en('classes:list.results') })).toHaveFocus()
    // A new filter returns to the first page.
    await user.selectOptions(main().getByLabelText(en('classes:filter.age')), '9')
    await waitFor(() => expect(address()).toBe('/classes?age=9&sort=price'))
  })

  it('shows 10,000 results as a number, and renders one page of them, the last if the number is too high', async () => {
    const { backend } = await open('/classes?page=999', { as: student }, (prepared) => addMany(prepared, 10_000))
    await status(new RegExp(`^10,0${all(backend) - 10_000} classes and groups · Page (\\d+) of \\1$`))
    expect(cards().length).toBeGreaterThan(0)
    expect(document.querySelectorAll('*').length).toBeLessThan(1200)
  })
})

const title = 'Your first game in Scratch'
const scratch = listingId('class', 'scratch-first-game')
const link = () => main().findByRole('link', { name: title })

describe('a class that a student has already bought', () => {
  it.each([
    ['/classes?q=scratch', 'en'],
    ['/lessons?q=scratch', 'uz'],
  ] as const)('says so in %s and opens the classroom (%s)', async (address, language) => {
    await open(address, { as: 'aziza@nihol.test', language })
    const w = wordsOf(language)
    const card = within((await link()).closest('article')!)
    expect(await card.findByText(w('classes:enroll.already'))).toBeVisible()
    expect(card.queryByText('$10')).toBeNull()
    expect(await link()).toHaveAttribute('href', `/classroom/${scratch}/class`)
  })

  it('is not asked about for a teacher', async () => {
    const { backend } = await open('/classes?q=scratch', { as: 'dilnoza@nihol.test' })
    expect(await link()).toHaveAttribute('href', `/classdetails/${scratch}/class`)
    expect(backend.record.to('GET', '/manual-purchase')).toEqual([])
  })
})

describe('the public catalog', () => {
  it('needs no account', async () => {
    const title = uz('site:lessonsPage.title')
    const { backend } = await open('/lessons', { language: 'uz' })
    expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible()
    await waitFor(() => expect(cards()).toHaveLength(24))
    expect(document.title).toBe(`${title} · Nihol`)
    for (const path of lists)
      expect(backend.record.to('GET', path).map(({ headers }) => headers['authorization'])).toEqual([undefined])
  })

  it('links only signed-in users back to the dashboard', async () => {
    const toDashboard = () => main().queryByRole('link', { name: en('common:nav.dashboard') })
    const { restart } = await open('/lessons', { as: 'aziza@nihol.test' })
    expect(toDashboard()).toHaveAttribute('href', '/dashboard')
    localStorage.clear()
    restart('/lessons')
    await waitFor(() => expect(cards()).toHaveLength(24))
    expect(toDashboard()).toBeNull()
  })

  it('draws the cover of a subject only when the subject is known', async () => {
    const answer = hold('/category')
    await open('/lessons?q=tanishuv', {})
    await waitFor(() => expect(cards()).not.toHaveLength(0))
    const pictures = () => cards().flatMap((card) => [...card.querySelectorAll('img')])
    expect(pictures()).toEqual([])
    answer()
    await waitFor(() => expect(pictures()).not.toEqual([]))
  })

  it('requests login when the backend responds with 401', async () => {
    await open('/lessons?q=chess', {}, fail({ status: 401, body: {} }))
    expect(await screen.findByText(en('classes:logIn.title'))).toBeVisible()
    const link = main().getByRole('link', { name: en('classes:logIn.button') })
    expect(link).toHaveAttribute('href', '/login?next=%2Fclasses%3Fq%3Dchess')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps its heading and filters when the backend is down', async () => {
    server.use(http.all('*/api/*', () => Response.error()))
    await open('/lessons', {})
    expect(await screen.findByRole('alert')).toHaveTextContent(en('messages:loadClasses'))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })
})

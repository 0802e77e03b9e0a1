import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { benchmarkListing } from '../../backend/seed/benchmarkListing.ts'
import type { Backend } from '../../backend/app.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { en, uz, wordsOf } from '../../words.ts'
import { open, titles, status, someCount, all, student, main } from './classesSteps.ts'

const cards = () => main().queryAllByRole('article')

const addMany = ({ store }: Backend, count: number) =>
  store.atomically(() => {
    for (let i = 0; i < count; i += 1)
      store.listings.add(
        i % 2 === 0 ? 'class' : 'group',
        benchmarkListing(i, store.newId(), store.categories.all(), store.now()),
      )
  })

describe('the classes and groups', () => {
  it.each([
    {
      language: 'en',
      title: en('classes:list.title'),
      welcome: en('classes:welcome.student'),
      words: (n: number) => `${n} classes and groups · Page 1 of 2`,
    },
    {
      language: 'uz',
      title: uz('classes:list.title'),
      welcome: uz('classes:welcome.student'),
      words: (n: number) => `${n} ta dars va guruh · 1-sahifa (jami 2 ta)`,
    },
  ] as const)(
    'are listed soonest first, each linked to its details ($language)',
    async ({ language, title, welcome, words }) => {
      const { backend } = await open('/classes', { as: student, language })
      await status(words(all(backend)))
      expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(main().getByText(welcome)).toBeVisible()
      expect(document.title).toBe(`${title} · Nihol`)
      await waitFor(() => expect(cards()).toHaveLength(24))
      expect(titles().slice(0, 3)).toEqual([
        'Your first game in Scratch',
        'Python for beginners, twice a week',
        'Qurʼon: arab harflari bilan tanishuv',
      ])
      expect(main().getByRole('link', { name: 'Your first game in Scratch' })).toHaveAttribute(
        'href',
        `/classdetails/${listingId('class', 'scratch-first-game')}/class`,
      )
      expect(main().getByRole('link', { name: /Python for beginners/ })).toHaveAttribute(
        'href',
        `/classdetails/${listingId('group', 'python-beginners')}/group`,
      )
      // One line above the cards names the zone.
      expect(main().getAllByText(/UTC/)).toEqual([
        main().getByText(wordsOf(language)('classes:list.zone', { zone: 'UTC' })),
      ])
      expect(document.body.innerHTML).not.toContain('meet.example.com')
    },
  )

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

  it('show hostile text as plain text, and a cover for a broken picture', async () => {
    await open('/classes?q=sentinel', { as: student, sentinels: true })
    await status(someCount)
    expect(
      document.querySelectorAll('main script, main img[src*="javascript"], main img[src*=".."], a[href^="javascript"]'),
    ).toHaveLength(0)
    expect(titles()).toContain('<script>alert("sentinel")</script>')
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
    expect(pager.getByRole('link', { name: en('classes:list.previous') })).toHaveAttribute(
      'href',
      '/classes?sort=price',
    )
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

  it('shows the last page for a page number that is too high', async () => {
    await open('/classes?page=999', { as: student }, (prepared) => addMany(prepared, 30))
    await status(/Page (\d) of \1$/)
    expect(cards().length).toBeGreaterThan(0)
  })

  it('shows 10,000 results as a number and renders one page of them', async () => {
    const { backend } = await open('/classes', { as: student }, (prepared) => addMany(prepared, 10_000))
    await status(new RegExp(`^10,0${all(backend) - 10_000} classes and groups · Page 1 of \\d+$`))
    expect(document.querySelectorAll('*').length).toBeLessThan(1200)
  })
})

import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Listing } from '../../backend/tables/listingTable.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { main, renderApp, textsOf } from '../renderApp.tsx'

const python = listingId('group', 'python-beginners')
const line =
  'Lessons: 8, every Mon and Wed, 17:00-17:50 (America/New_York), from 2026-11-16. Ages 8-12. Up to 6 children. Taught in Uzbek.'
const fact = (name: string) => main().getByText(name, { selector: 'dt' }).nextElementSibling

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'))

/** A page about a group with a schedule, at a given time. */
async function open(
  path: string,
  moment: string,
  { language = 'en', part = {} }: { language?: 'en' | 'uz'; part?: Partial<Listing> } = {},
) {
  vi.useFakeTimers({ now: new Date(moment), shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const app = await renderApp(path, { as: 'aziza@nihol.test', language })
  app.backend.store.listings.replace('group', {
    ...app.backend.store.listings.byId('group', python)!,
    startDate: '2026-11-16T22:00:00.000Z',
    description: `Bring a notebook.\n\n${line}`,
    ...part,
  })
  await screen.findByRole('heading', { level: 1, name: /Python|Welcome/ })
  return app
}
const details = `/classdetails/${python}/group`
const classroom = `/classroom/${python}/group`
const between = '2026-11-17T12:00:00Z'

describe('the road of lessons', () => {
  it.each([
    [details, between, en('classes:road.position', { number: 2, count: 8 }), 1],
    [classroom, between, en('classes:road.position', { number: 2, count: 8 }), 1],
    [details, '2026-11-01T12:00:00Z', en('classes:road.ahead', { count: 8 }), 0],
  ])('of %s at %s is named “%s”', async (path, moment, name, held) => {
    const { user } = await open(path, moment)
    await user.click(await main().findByText(new RegExp(name)))
    expect(main().getAllByText(/^(?:Mon|Wed), (?:Nov|Dec) \d+, 5:00\sPM$/)).toHaveLength(8)
    expect(main().queryAllByText(en('classes:road.held'))).toHaveLength(held)
  })

  it('names the free days, and numbers only the lessons', async () => {
    const description = line.replace('. Ages', '. Except 2026-11-18, 2026-11-25. Ages')
    const { user } = await open(details, between, { part: { description } })
    await user.click(await main().findByText(new RegExp(en('classes:road.position', { number: 2, count: 8 }))))
    const items = textsOf(main().getAllByRole('listitem')).slice(0, 5)
    expect(items.map((text) => text.replace(/\s/g, ' ').trim())).toEqual([
      `${en('classes:road.held')}Mon, Nov 16, 5:00 PM`,
      `–Wed, Nov 18 ${en('classes:road.free')}`,
      `2Mon, Nov 23, 5:00 PM ${en('classes:road.next')}`,
      `–Wed, Nov 25 ${en('classes:road.free')}`,
      '3Mon, Nov 30, 5:00 PM',
    ])
    expect(fact('Next lesson')).toHaveTextContent('Mon, Nov 23, 5:00 PM EST')
  })

  it('says that all lessons are over', async () => {
    await open(details, '2027-03-01T12:00:00Z')
    expect(await main().findByText(new RegExp(en('classes:road.over_other', { count: 8 })))).toBeVisible()
  })
})

describe('a schedule in the description', () => {
  it.each([
    {
      language: 'en',
      words: ['Next lesson', 'Lessons', 'For', 'Group size', 'Taught in'],
      values: [
        'Wed, Nov 18, 5:00\u00a0PM EST',
        '8 lessons, Mon and Wed, 5:00–\u20605:50\u00a0PM',
        'Ages 8–12',
        'Up to 6 children',
        'Uzbek',
      ],
    },
    {
      language: 'uz',
      words: ['Keyingi dars', 'Darslar', 'Yosh', 'Guruh hajmi', 'Dars tili'],
      values: [
        'chorshanba, 18-\u2060noyabr, 17:00 (Sharqiy vaqt)',
        '8 ta dars, dushanba va chorshanba, 17:00–\u206017:50',
        '8–12 yosh',
        '6 nafargacha',
        'oʻzbek tili',
      ],
    },
  ] as const)('is told as facts in $language, and is no part of the text', async ({ language, words, values }) => {
    await open(details, between, { language })
    expect(await main().findByText('Bring a notebook.')).toBeVisible()
    expect(words.map((word) => fact(word)?.textContent)).toEqual(values)
    expect(document.body).not.toHaveTextContent('(America/New_York)')
  })

  it('starts its dates with a capital where a line starts with a weekday', async () => {
    await open(details, between, { language: 'uz' })
    await main().findByText('Bring a notebook.')
    // The words themselves stay as they are within a sentence.
    for (const date of main().getAllByText(/^(chorshanba, 18|dushanba, 16)-\u2060noyabr, 17:00/))
      expect(date.closest('.first-letter\\:uppercase')).not.toBeNull()
  })

  it('says that the times are unknown in a zone that this browser does not know, and keeps the rest', async () => {
    const description = 'Lessons: every Mon, 18:00-18:50 (Asia/Atlantis), from 2026-11-16. Ages 8-12.'
    await open(details, between, { part: { description } })
    await main().findAllByText(/UTC$/)
    expect(fact('Lessons')).toHaveTextContent('This device doesn’t know the time zone Asia/Atlantis')
    expect(fact('For')).toHaveTextContent('Ages 8–12')
    expect(main().getByText(/^ongoing since/)).toBeVisible()
  })

  it('makes the dashboard name the next lesson, weeks after the first', async () => {
    await open('/dashboard', '2026-11-30T12:00:00Z')
    const banner = within(await main().findByRole('region', { name: 'Next live lesson' }))
    expect(banner.getByText('Python for beginners, twice a week')).toBeVisible()
    expect(banner.getByText('30/11/2026-22:00 UTC')).toBeVisible()
  })

  it.each([
    ['2026-11-18T21:50:00Z', 'starts in 10 min'],
    ['2026-11-18T22:20:00Z', 'Live now'],
    ['2026-11-18T22:50:00Z', /^starts in 4 days/],
  ])('at %s makes the classroom say %s, with the way in', async (moment, words) => {
    await open(classroom, moment)
    expect(await main().findByText(words)).toBeVisible()
    expect(main().getByRole('button', { name: 'Join Live Meeting' })).toBeEnabled()
  })
})

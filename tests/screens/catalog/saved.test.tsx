import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { parseSaved } from '@/features/classes/saved/savedListings.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { main } from '../renderApp.tsx'
import { all, countOf, open, someCount, status, titles } from './classesSteps.ts'

const chess = { id: listingId('class', 'chess-first-moves'), title: 'Chess from the very first move' }
const abacus = { id: listingId('group', 'abacus-club'), title: 'Abacus club' }

const heart = (title: string) => main().getByRole('button', { name: en('classes:saved.save', { title }) })
const pill = (count: number) => main().getByRole('button', { name: en('classes:saved.count', { count }) })
const key = 'saved_classes'

async function save() {
  const app = await open('/lessons', {})
  await status(countOf(all(app.backend)))
  await app.user.click(heart(chess.title))
  await app.user.click(heart(abacus.title))
  return app
}

const stored = () => JSON.parse(localStorage.getItem(key)!) as object[]

describe('classes saved on the device', () => {
  it('have their own list, without an account and without a call, and store nothing but the class', async () => {
    const { user, address, backend } = await save()
    expect(heart(chess.title)).toHaveAttribute('aria-pressed', 'true')
    expect(backend.record.since().filter(({ method }) => method !== 'GET')).toEqual([])
    expect(Object.keys(stored()[0]!).sort()).toEqual(['id', 'price', 'startDate', 'title', 'type'])
    await user.click(pill(2))
    await waitFor(() => expect(address()).toBe('/lessons?saved'))
    await waitFor(() => expect(titles().sort()).toEqual([abacus.title, chess.title].sort()))
    await user.click(heart(abacus.title))
    await waitFor(() => expect(titles()).toEqual([chess.title]))
    await user.click(heart(chess.title))
    expect(await main().findByText(en('classes:saved.none'))).toBeVisible()
  })

  it('show changes until they are viewed, and deleted classes', async () => {
    const { user, go } = await save()
    const before = stored().map((row) => ({ ...row, price: 99, startDate: '2026-01-01T00:00:00Z' }))
    localStorage.setItem(key, JSON.stringify([...before, { type: 'class', id: 'gone', title: 'A class of the past' }]))
    window.dispatchEvent(new StorageEvent('storage', { key }))
    go('/lessons?saved')
    await waitFor(() => expect(titles()).toContain(en('classes:saved.gone')))
    expect(main().getAllByText(en('classes:saved.newPrice', { before: '$99' }))).toHaveLength(2)
    expect(main().getAllByText(en('classes:saved.newTime'))).toHaveLength(2)
    const gone = en('classes:saved.removeOne', { title: 'A class of the past' })
    await user.click(main().getByRole('button', { name: gone }))
    expect(main().queryByText(en('classes:saved.gone'))).toBeNull()
    await user.click(main().getByRole('link', { name: chess.title }))
    await screen.findByRole('dialog')
    await waitFor(() => expect(main().getAllByText(en('classes:saved.newTime'))).toHaveLength(1))
  })

  it('are compared at an address that anyone can open', async () => {
    const { user, address } = await save()
    await user.click(pill(2))
    await waitFor(() => expect(titles()).toHaveLength(2))
    for (const { title } of [chess, abacus])
      await user.click(main().getByRole('checkbox', { name: en('classes:saved.compareOne', { title }) }))
    const table = within(await main().findByRole('table', { name: en('classes:saved.comparison') }))
    const rows = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(rows[0]).toEqual(['', chess.title, abacus.title])
    expect(rows).toContainEqual([
      en('classes:schedule.agesTitle'),
      en('classes:schedule.ages', { from: 6, to: 9 }),
      expect.anything(),
    ])
    expect(rows).toContainEqual([en('classes:schedule.title'), en('classes:schedule.one'), en('classes:saved.notSaid')])
    expect(main().getByText(en('classes:saved.compared_other', { count: 2 }))).toBeVisible()
    await user.click(main().getByRole('button', { name: en('classes:saved.compareNow') }))
    expect(main().getByRole('region', { name: en('classes:saved.comparison') })).toHaveFocus()
    expect(new URLSearchParams(address().split('?')[1]).get('compare')).toBe(`class/${chess.id},group/${abacus.id}`)
    await user.click(main().getByRole('button', { name: en('classes:saved.clearComparison') }))
    await waitFor(() => expect(main().queryByRole('table')).toBeNull())
    expect(titles()).toHaveLength(2)
    expect(main().queryAllByRole('checkbox', { checked: true })).toEqual([])
  })

  it('are not required of the recipients of a comparison', async () => {
    await open(`/lessons?saved&compare=class/${chess.id},group/${abacus.id}`, {})
    expect(await main().findByRole('table', { name: en('classes:saved.comparison') })).toBeVisible()
    expect(await main().findByRole('region', { name: en('classes:soon.title') })).toBeVisible()
    expect(main().queryByText(en('classes:saved.none'))).toBeNull()
  })

  it('include what was viewed recently, if nothing is found', async () => {
    const { user } = await open('/lessons?category=Chess', {})
    await status(someCount)
    await user.click(main().getByRole('link', { name: chess.title }))
    await screen.findByRole('dialog')
    await user.click(screen.getByRole('button', { name: en('common:close') }))
    expect(screen.queryByText(en('classes:saved.recent'))).toBeNull()
    await user.type(main().getByRole('searchbox'), 'zzzz')
    const shelf = await screen.findByRole('region', { name: en('classes:saved.recent'), hidden: true })
    expect(within(shelf).getByText(chess.title)).toBeInTheDocument()
  })

  it.each([
    null,
    '',
    'nonsense',
    '{}',
    'null',
    '[null,1,"x",{}]',
    '[{"type":"lesson","id":"1"}]',
    '[{"type":"class","id":"../mail"}]',
  ])('start empty from %j', (text) => {
    expect(parseSaved(text)).toEqual([])
  })

  it('keep a class whose other fields are damaged', () => {
    expect(parseSaved('[{"type":"class","id":"1","title":5,"price":"x","startDate":{}}]')).toEqual([
      { type: 'class', id: '1', title: '', price: null, startDate: null },
    ])
  })
})

describe('the privacy page', () => {
  it('erases everything on the device at once', async () => {
    const { user } = await open('/privacy', { as: 'malika@nihol.test' }, () => {
      localStorage.setItem('child_age', '9')
      sessionStorage.setItem('draft:x', '{}')
    })
    await user.click(await screen.findByRole('button', { name: en('legal:device.erase') }))
    const sure = within(await screen.findByRole('dialog'))
    await user.click(sure.getByRole('button', { name: en('legal:device.erase') }))
    expect(await screen.findByText(en('legal:device.erased'))).toBeVisible()
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })
})

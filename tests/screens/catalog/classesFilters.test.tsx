import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en } from '../../words.ts'
import {
  open,
  openFilters,
  showFiltered,
  titles,
  status,
  countOf,
  someCount,
  all,
  student,
  main,
} from './classesSteps.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('the filters', () => {
  it.each<[string, string[]]>([
    [
      '?q=chess',
      [
        'Chess from the very first move',
        'Shaxmat toʻgaragi: boshlovchilar guruhi',
        'Three endgames every player needs',
        'Tournament team',
      ],
    ],
    [
      '?type=class&category=SAT+preparation&sort=price-desc',
      ['SAT math: thinking before calculating', 'SAT reading: how to find the evidence'],
    ],
  ])('are read from the address %s', async (search, found) => {
    await open(`/classes${search}`)
    await waitFor(() => expect(titles()).toEqual(found))
  })

  it.each(['when the page is looked at again', 'in a page that stays visible'])('follow the clock %s', async (how) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true, now: Date.now() })
    const title = 'Chess from the very first move'
    await open('/classes?q=chess+first&type=class&date=week', { as: student }, ({ store }) => {
      const chess = store.listings.open('class').find((one) => one['title'] === title)!
      const startDate = new Date(Date.now() + 10 * 60 * 60_000).toISOString()
      store.listings.replace('class', { ...chess, startDate, description: 'One lesson.' })
    })
    await waitFor(() => expect(titles()).toEqual([title]))
    vi.setSystemTime(Date.now() + 12 * 60 * 60_000)
    if (how === 'when the page is looked at again') fireEvent(document, new Event('visibilitychange'))
    else await act(() => vi.advanceTimersByTimeAsync(60_000))
    await waitFor(() => expect(titles()).not.toContain(title))
  })

  it('ignore unknown values', async () => {
    const { backend } = await open(
      '/classes?type=lesson&category=Magic&price=cheap&date=tomorrow&sort=best&time=night&page=two&__proto__=1',
    )
    await status(countOf(all(backend)))
    expect(main().queryByRole('button', { name: en('classes:filter.clear') })).toBeNull()
  })

  it.each([
    [en('classes:filter.age'), en('classes:schedule.age', { from: 9 }), '?age=9'],
    [en('classes:filter.sort'), en('classes:filter.sorts.price'), '?sort=price'],
  ])('%s → %s is written to the address at once', async (label, option, search) => {
    const { user, address } = await open()
    await status(someCount)
    await user.selectOptions(main().getByLabelText(label), option)
    await waitFor(() => expect(address()).toBe(`/classes${search}`))
    expect(main().getByLabelText(label)).toHaveDisplayValue(option)
    await user.selectOptions(main().getByLabelText(label), '')
    await waitFor(() => expect(address()).toBe('/classes'))
  })

  it.each([
    [en('classes:filter.type'), en('classes:type.group'), '?type=group'],
    [en('classes:schedule.languageTitle'), en('classes:schedule.language.Uzbek'), '?language=Uzbek'],
    [en('classes:filter.price'), en('classes:filter.prices.25'), '?price=25'],
    [en('classes:filter.date'), en('classes:filter.dates.month'), '?date=month'],
    [en('classes:filter.time'), en('classes:filter.times.weekends'), '?time=weekends'],
  ])('%s → %s is written to the address when the dialog is applied', async (label, option, search) => {
    const { user, address } = await open()
    await status(someCount)
    const sheet = await openFilters(user)
    await user.selectOptions(sheet.getByLabelText(label), option)
    await showFiltered(user, sheet)
    await waitFor(() => expect(address()).toBe(`/classes${search}`))
    const again = await openFilters(user)
    expect(again.getByLabelText(label)).toHaveDisplayValue(option)
    await user.selectOptions(again.getByLabelText(label), '')
    await showFiltered(user, again)
    await waitFor(() => expect(address()).toBe('/classes'))
  })

  it('accept a range of two dates', async () => {
    const { user, address } = await open('/classes?type=class')
    await status(someCount)
    const sheet = await openFilters(user)
    await user.selectOptions(sheet.getByLabelText(en('classes:filter.date')), en('classes:filter.chooseDates'))
    const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10)
    await user.type(await sheet.findByLabelText(en('classes:filter.from')), day(50))
    await user.type(sheet.getByLabelText(en('classes:filter.to')), day(54))
    await showFiltered(user, sheet)
    await waitFor(() => expect(address()).toBe(`/classes?type=class&date=${day(50)}..${day(54)}`))
    await waitFor(() => expect(titles()).toEqual(['Three endgames every player needs']))
  })

  it('combine, show how many are on, and are cleared together', async () => {
    const { user, address, backend } = await open('/classes?type=class&price=25')
    await status(someCount)
    const on = within(main().getByRole('list', { name: en('classes:filter.on') }))
    expect(on.getAllByRole('button')).toHaveLength(2)
    await user.type(main().getByRole('searchbox', { name: en('classes:filter.search') }), 'chess')
    await waitFor(() => expect(address()).toBe('/classes?q=chess&type=class&price=25'))
    await status(en('classes:list.count_other', { shown: 2 }))
    await user.click(main().getByRole('button', { name: en('classes:filter.clear') }))
    await waitFor(() => expect(address()).toBe('/classes'))
    await status(countOf(all(backend)))
    expect(main().getByRole('searchbox')).toHaveValue('')
    expect((await openFilters(user)).getByLabelText(en('classes:filter.type'))).toHaveValue('')
  })

  it('of the dialog are cleared there, and nothing else', async () => {
    const { user, address } = await open('/classes?q=chess&type=class&category=Chess&price=25&sort=price')
    await waitFor(() => expect(titles().length).toBeGreaterThan(0))
    const sheet = await openFilters(user)
    await user.click(sheet.getByRole('button', { name: en('classes:filter.clearThese') }))
    await showFiltered(user, sheet)
    await waitFor(() => expect(address()).toBe('/classes?q=chess&category=Chess&sort=price'))
  })

  it('show words that a search found in a description, unless the title has them', async () => {
    const { unmount } = await open('/classes?q=yesterday')
    const mark = await main().findByText('yesterday’s', { selector: 'mark' })
    expect(mark.closest('p')).toHaveTextContent('…Bring a pencil and yesterday’s questions. For grades 10 to 12.')
    unmount()
    await open('/classes?q=endgames')
    await waitFor(() => expect(titles()).toEqual(['Three endgames every player needs']))
    expect(main().queryByText(/endgames/, { selector: 'mark' })).toBeNull()
  })

  it('search while typing, at once on Enter, and keep the typed text', async () => {
    const { user, address } = await open()
    await status(someCount)
    const search = main().getByRole('searchbox')
    await user.type(search, 'scratch mouse{Enter}')
    await waitFor(() => expect(titles()).toEqual(['Your first game in Scratch']))
    expect(search).toHaveValue('scratch mouse')
    await user.type(search, ' xyz')
    await waitFor(() => expect(address()).toBe('/classes?q=scratch+mouse+xyz'))
    await user.click(main().getByRole('button', { name: en('classes:filter.clearSearch') }))
    await waitFor(() => expect(address()).toBe('/classes'))
    expect(search).toHaveFocus()
  })

  it('find a category by its Uzbek name', async () => {
    await open('/classes?q=shaxmat', { as: student, language: 'uz' })
    await waitFor(() =>
      expect(titles()).toEqual([
        'Chess from the very first move',
        'Shaxmat toʻgaragi: boshlovchilar guruhi',
        'Three endgames every player needs',
        'Tournament team',
      ]),
    )
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { en, wordsOf } from '../../words.ts'
import { at, pass } from '../clockAt.ts'
import { main } from '../renderApp.tsx'
import { all, countOf, open, openFilters, showFiltered, someCount, status, student, titles } from './classesSteps.ts'

describe('the filters', () => {
  it.each(['when the page is looked at again', 'in a page that stays visible'])('follow the clock %s', async (how) => {
    at(Date.now())
    const title = 'Chess from the very first move'
    await open('/classes?q=chess+first&type=class&date=week', { as: student }, ({ store }) => {
      const chess = store.listings.open('class').find((one) => one['title'] === title)!
      const startDate = new Date(Date.now() + 10 * 60 * 60_000).toISOString()
      store.listings.replace('class', { ...chess, startDate, description: 'One lesson.' })
    })
    await waitFor(() => expect(titles()).toEqual([title]))
    vi.setSystemTime(Date.now() + 12 * 60 * 60_000)
    if (how === 'when the page is looked at again') fireEvent(document, new Event('visibilitychange'))
    else await pass(1)
    await waitFor(() => expect(titles()).not.toContain(title))
  })

  it('ignore an unknown subject', async () => {
    const { backend } = await open('/classes?category=Magic')
    await status(countOf(all(backend)))
    expect(main().queryByRole('button', { name: en('classes:filter.clear') })).toBeNull()
  })

  it('outside the dialog are written to the address at once', async () => {
    const { user, address } = await open()
    await status(someCount)
    const sort = main().getByLabelText(en('classes:filter.sort'))
    await user.selectOptions(sort, en('classes:filter.sorts.price'))
    await waitFor(() => expect(address()).toBe('/classes?sort=price'))
    expect(sort).toHaveDisplayValue(en('classes:filter.sorts.price'))
    await user.selectOptions(sort, '')
    await waitFor(() => expect(address()).toBe('/classes'))
  })

  it('of the dialog are written to the address when it is applied', async () => {
    const { user, address } = await open()
    await status(someCount)
    const choices = [
      [en('classes:filter.type'), en('classes:type.group')],
      [en('classes:schedule.languageTitle'), en('classes:schedule.language.Uzbek')],
      [en('classes:filter.price'), en('classes:filter.prices.50')],
      [en('classes:filter.date'), en('classes:filter.dates.month')],
      [en('classes:filter.time'), en('classes:filter.times.weekends')],
    ] as const
    const sheet = await openFilters(user)
    for (const [label, option] of choices) await user.selectOptions(sheet.getByLabelText(label), option)
    await showFiltered(user, sheet)
    const query = { type: 'group', price: '50', date: 'month', time: 'weekends', language: 'Uzbek' }
    await waitFor(() => expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual(query))
    const again = await openFilters(user)
    for (const [label, option] of choices) {
      expect(again.getByLabelText(label)).toHaveDisplayValue(option)
      await user.selectOptions(again.getByLabelText(label), '')
    }
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
})

describe('filters that leave nothing', () => {
  it('say when nothing matches, offer to clear the filters, and link signed-in users to the team', async () => {
    const { user, address, backend } = await open('/classes?q=zzz&sort=title')
    await status(en('classes:list.count_other', { shown: 0 }))
    expect(main().getByText(en('classes:noMatch.title'))).toBeVisible()
    expect(main().getByText(en('classes:noMatch.otherWords'))).toBeVisible()
    expect(main().getByRole('link', { name: en('common:nav.contact') })).toHaveAttribute('href', '/contact-us')
    await user.click(main().getByRole('button', { name: en('classes:filter.clear') }))
    await waitFor(() => expect(address()).toBe('/classes?sort=title'))
    await status(countOf(all(backend)))
  })

  it('say what is found without one of several that leave nothing', async () => {
    const { user, address } = await open('/classes?q=chess&type=class&price=free')
    await status(en('classes:list.count_other', { shown: 0 }))
    const without = (key: 'Filter' | 'Words', filter: string) =>
      main().queryByRole('button', {
        name: new RegExp(`^${en(`classes:noMatch.without${key}_other`, { filter, shown: '\\d+' })}$`),
      })
    expect(without('Filter', en('classes:type.class'))).toBeNull() // there is no free group either
    // The results come first, so the last choice is cleared last.
    const answers = main().getByText(en('classes:noMatch.title')).parentElement!.querySelectorAll('a, button')
    expect(answers[0]).toBe(without('Words', 'chess'))
    expect([...answers].at(-1)).toHaveAccessibleName(en('classes:filter.clear'))
    const shown = Number(/\d+/.exec(without('Words', 'chess')!.textContent)![0])
    await user.click(without('Filter', en('classes:filter.prices.free'))!)
    await waitFor(() => expect(address()).toBe('/classes?q=chess&type=class'))
    expect(main().getByRole('region', { name: en('classes:list.results') })).toHaveFocus()
    expect(shown).toBeGreaterThan(0)
  })

  it.each([
    ['en', '/lessons?q=chees', 'chess'],
    ['uz', '/lessons?q=shaxmad', 'shaxmat'],
  ] as const)('show what a mistyped word is one letter away from, and say so (%s)', async (language, at, meant) => {
    const words = wordsOf(language)
    const { user, address } = await open(at, { as: student, language })
    const typed = at.split('=')[1]!
    const cards = await main().findAllByRole('article')
    await status(words('classes:list.meant_other', { typed, meant, shown: cards.length }))
    expect(titles()).toContain('Three endgames every player needs') // by the name of its subject in this language
    expect(main().queryByText(words('classes:noMatch.title'))).toBeNull()
    expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe(typed)
    // As the words that were meant.
    await user.clear(main().getByRole('searchbox'))
    await user.type(main().getByRole('searchbox'), meant)
    await status(words('classes:list.count_other', { shown: cards.length }))
  })

  it('count the class that a mistyped word means without a further filter', async () => {
    const { user, address } = await open('/classes?q=chees&type=class&price=free')
    const filter = en('classes:filter.prices.free')
    const [without] = en('classes:noMatch.withoutFilter_other', { filter, shown: '' }).split(':')
    await user.click(await main().findByRole('button', { name: (name) => name.startsWith(without!) }))
    await waitFor(() => expect(address()).toBe('/classes?q=chees&type=class'))
    expect((await main().findAllByRole('article')).length).toBeGreaterThan(0)
  })

  it('offer a free trial and the next classes for the age where nothing matches', async () => {
    const { user, backend } = await open('/lessons?q=ballet&age=9', {})
    await status(en('classes:list.count_other', { shown: 0 }))
    const since = backend.record.since().length
    const next = await main().findByRole('region', {
      name: `${en('classes:soon.title')} · ${en('classes:filter.forAge', { age: 9 })}`,
    })
    expect(within(next).getAllByRole('article')).toHaveLength(3)
    expect(backend.record.since()).toHaveLength(since)
    await user.click(main().getByRole('button', { name: en('common:nav.bookTrial') }))
    expect(await screen.findByRole('dialog', { name: en('trial:title') })).toBeVisible()
  })
})

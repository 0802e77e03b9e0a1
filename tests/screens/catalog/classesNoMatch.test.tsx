import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en, wordsOf } from '../../words.ts'
import { main } from '../renderApp.tsx'
import { all, countOf, open, status, student, titles } from './classesSteps.ts'

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

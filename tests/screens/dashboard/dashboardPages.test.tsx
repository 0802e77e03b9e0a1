import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../../words.ts'
import { main, openApp } from '../renderApp.tsx'
import { askedFor, buy, cardTitles, many, student } from './dashboardSteps.ts'

const open = (count: number, search = '') =>
  openApp(`/dashboard${search}`, { as: student }, buy(many(count, { populated: true })))

describe('the cards of a student', () => {
  it.each([60, 61])('are paged from 61 purchases on (%i)', async (count) => {
    await open(count)
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(59)) // and the banner
    expect(main().queryAllByRole('navigation')).toHaveLength(count > 60 ? 1 : 0)
  })

  it('are paged with the page in the address', async () => {
    const { backend, user, address } = await open(3000)
    const nav = within(await main().findByRole('navigation', { name: en('classes:list.pages') }))
    expect(cardTitles().at(-1)).toBe('Class c59')
    await user.click(nav.getByRole('link', { name: en('classes:list.next') }))
    await waitFor(() => expect(cardTitles()[0]).toBe('Class c60'))
    expect(address()).toBe('/dashboard?page=2')
    expect(main().getAllByRole('article')).toHaveLength(60)
    expect(main().getByText('3,000 classes and groups · Page 2 of 50')).toHaveAttribute('role', 'status')
    expect(main().getByRole('region', { name: en('dashboard:myClasses') })).toHaveFocus()
    expect(askedFor(backend)).toEqual([])
  })

  it('are those of the last page at a page number that is too high', async () => {
    await open(70, '?page=999')
    await waitFor(() => expect(cardTitles()).toHaveLength(10))
  })
})

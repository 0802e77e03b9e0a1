import { waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { open, cardTitles, many, buy, askedFor, main } from './dashboardSteps.ts'

const student = 'aziza@nihol.test'

const teacher = 'rustam@nihol.test'

afterEach(() => {
  vi.useRealTimers()
})

describe('more than sixty cards', () => {
  it.each([60, 61])('are paged from 61 on (%i purchases)', async (count) => {
    await open({ as: student }, buy(many(count, { populated: true })))
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(59)) // and the banner
    expect(main().queryAllByRole('navigation')).toHaveLength(count > 60 ? 1 : 0)
    expect(main().queryAllByText('61 classes and groups · Page 1 of 2')).toHaveLength(count > 60 ? 1 : 0)
  })

  it('of a student are paged, with the page in the address', async () => {
    const { backend, user, address } = await open({ as: student }, buy(many(3000, { populated: true })))
    const nav = within(await main().findByRole('navigation', { name: en('classes:list.pages') }))
    expect(cardTitles().at(-1)).toBe('Class c59')
    await user.click(nav.getByRole('link', { name: en('classes:list.next') }))
    await waitFor(() => expect(cardTitles()[0]).toBe('Class c60'))
    expect(address()).toBe('/dashboard?page=2')
    expect(main().getAllByRole('article')).toHaveLength(60)
    expect(main().getByText('3,000 classes and groups · Page 2 of 50')).toHaveAttribute('role', 'status')
    const classes = main().getByRole('heading', { level: 2, name: en('dashboard:myClasses') })
    expect(classes.closest('section')).toHaveFocus()
    expect(askedFor(backend)).toEqual([])
  })

  it.each(['0', '999', 'x', '-1'])('page %s falls back to an existing page', async (page) => {
    const app = await renderApp(`/dashboard?page=${page}`, { as: student })
    buy(many(70, { populated: true }))(app.backend)
    await waitFor(() => expect(cardTitles().length).toBeGreaterThan(0))
    expect(cardTitles()).toHaveLength(page === '999' ? 10 : 59)
  })

  it('of a teacher are paged as well', async () => {
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

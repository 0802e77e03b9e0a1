import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '@/api/queryClient.ts'
import { en } from '../../words.ts'
import { hold } from '../hold.ts'
import { main } from '../renderApp.tsx'
import { all, cards, countOf, fail, open, status, student, titles } from './classesSteps.ts'

describe('when the lists cannot be loaded', () => {
  it('does not say that nothing was found when only one list was read', async () => {
    await open('/classes?type=group&price=free&q=zzz', { as: student }, fail({ status: 500 }, ['/group/public']))
    expect(await screen.findByRole('alert')).toHaveTextContent(en('messages:loadClasses'))
    expect(main().queryByText(en('classes:noMatch.title'))).toBeNull()
    expect(main().queryByText(/^0 /)).toBeNull()
  })

  it('shows the other list when one fails, and requests only the failed list again, and focuses the results', async () => {
    const { user, backend } = await open('/classes', { as: student }, fail({ status: 500 }, ['/class/public']))
    const note = await screen.findByRole('alert')
    await status(countOf(all(backend, ['group'])))
    backend.faults.clear()
    await user.click(within(note).getByRole('button', { name: en('common:tryAgain') }))
    await status(countOf(all(backend)))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(main().getByRole('region', { name: en('classes:list.results') })).toHaveFocus()
    expect(backend.record.to('GET', '/group/public')).toHaveLength(1)
  })

  it('shows the lists when the categories fail to load', async () => {
    const unknown = fail({ status: 500 }, ['/category'])
    const { backend, user } = await open('/classes?category=Chess', { as: student }, unknown)
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent(en('messages:loadCategories'))
    await status(countOf(all(backend)))
    backend.faults.clear()
    await user.click(within(note).getByRole('button', { name: en('common:tryAgain') }))
    await status(en('classes:list.count_other', { shown: 4 }))
  })

  it('waits for the categories when filtered by one', async () => {
    const answer = hold('/category')
    await open('/classes?category=Chess', { as: student })
    const seen = new Set<number>()
    const watch = new MutationObserver(() => seen.add(cards().length))
    watch.observe(document.body, { childList: true, subtree: true })
    for (const type of ['class', 'group'])
      await waitFor(() => expect(queryClient.getQueryData(['listings', 'public', type])).toBeDefined())
    answer()
    await status(en('classes:list.count_other', { shown: 4 }))
    watch.disconnect()
    expect([...seen].filter((count) => count > 4)).toEqual([])
  })

  it('shows skeletons and announces loading', async () => {
    await open('/classes', { as: student }, fail({ hang: true }))
    await status(en('common:loading'))
    expect(cards()).toHaveLength(0)
    expect(main().getByRole('searchbox')).toBeVisible()
  })

  it('says when nothing is published', async () => {
    await open('/classes', { as: student }, fail({ body: [] }))
    expect(await screen.findByText(en('classes:nothing.title'))).toBeVisible()
    expect(main().getByRole('link', { name: en('classes:enroll.toDashboard') })).toHaveAttribute('href', '/dashboard')
  })

  it('skips entries without an id and shows the rest', async () => {
    await open('/classes', { as: student }, ({ faults }) => {
      faults.add({ path: '/class/public', body: [null, 1, 'x', {}, { _id: 'a/b' }, { _id: 'ok' }, { _id: 'ok' }] })
      faults.add({ path: '/group/public', body: [] })
    })
    await status(en('classes:list.count_one', { shown: 1 }))
    expect(titles()).toEqual([en('classes:untitled')])
  })

  it('requests login when the session ends, and returns to the same search', async () => {
    const { user, address } = await open('/classes?q=chess', { as: student }, fail({ status: 401, body: {} }))
    expect(await screen.findByText(en('classes:logIn.title'))).toBeVisible()
    await user.click(main().getByRole('button', { name: en('classes:logIn.button') }))
    await waitFor(() => expect(address()).toBe('/login?next=%2Fclasses%3Fq%3Dchess'))
  })
})

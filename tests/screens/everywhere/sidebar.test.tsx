import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en, uz, wordsOf, type Key } from '../../words.ts'
import { attributesOf, renderApp, textsOf } from '../renderApp.tsx'
import { open, student, teacher } from '../dashboard/dashboardSteps.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('the sidebar', () => {
  const sidebar = async (w = en) =>
    within(await screen.findByRole('navigation', { name: w('dashboard:sidebar.label') }))

  it.each<[as: string, 'en' | 'uz', items: [href: string | null, key: Key][]]>([
    [
      student,
      'en',
      [
        ['/classes', 'dashboard:sidebar.classes'],
        [null, 'dashboard:sidebar.courses'],
        [null, 'dashboard:sidebar.progress'],
        [null, 'dashboard:sidebar.schedule'],
        [null, 'dashboard:sidebar.account'],
        [null, 'dashboard:sidebar.settings'],
      ],
    ],
    [
      teacher,
      'en',
      [
        ['/add-class-group', 'dashboard:sidebar.toAdd'],
        [null, 'dashboard:sidebar.settings'],
      ],
    ],
    [
      'admin@nihol.test',
      'uz',
      [
        ['/classes', 'dashboard:sidebar.classes'],
        [null, 'dashboard:sidebar.settings'],
      ],
    ],
  ])('has the items of the role of %s (%s), none of which is the dashboard', async (as, language, expected) => {
    const w = wordsOf(language)
    await open({ as, language })
    const nav = await sidebar(w)
    const items = nav.getAllByRole('link')
    expect(items.map((item) => [item.getAttribute('href'), item.firstChild?.nextSibling?.textContent])).toEqual(
      expected.map(([href, key]) => [href, w(key)]),
    )
    expect(nav.queryByRole('link', { current: 'page' })).toBeNull()
    for (const key of ['dashboard:sidebar.toDashboard', 'dashboard:sidebar.toPanel'] as const)
      expect(screen.queryByRole('link', { name: w(key) })).toBeNull()
  })

  it.each([
    [student, '/classes', 'dashboard:sidebar.toDashboard'],
    [teacher, '/add-class-group', 'dashboard:sidebar.toDashboard'],
    ['admin@nihol.test', '/classes', 'dashboard:sidebar.toPanel'],
  ] as const)('and the top bar link %s on %s to the dashboard', async (as, address, key) => {
    await renderApp(address, { as, language: 'uz' })
    await sidebar(uz)
    const links = screen.getAllByRole('link', { name: uz(key) })
    expect(attributesOf(links, 'href')).toEqual(['/dashboard', '/dashboard'])
  })

  it.each([
    [teacher, ['/check', '/support']],
    ['admin@nihol.test', ['/support']],
  ] as const)('offers %s help above Log out', async (as, addresses) => {
    await open({ as })
    const help = within(await screen.findByRole('list', { name: en('dashboard:sidebar.help') }))
    expect(attributesOf(help.getAllByRole('link'), 'href')).toEqual(addresses)
  })

  it('links to the dashboard, and its locked items do nothing', async () => {
    const { user, address } = await renderApp('/classes', { as: student })
    const nav = await sidebar()
    expect(nav.getByRole('link', { name: en('dashboard:sidebar.classes') })).toHaveAttribute('aria-current', 'page')
    const lockedName = `${en('dashboard:sidebar.courses')} ${en('dashboard:sidebar.locked')}`
    const locked = nav.getByRole('link', { name: lockedName })
    expect(locked).toHaveAttribute('aria-disabled', 'true')
    await user.click(locked)
    expect(address()).toBe('/classes')
    await user.click(nav.getByRole('link', { name: en('dashboard:sidebar.goToDashboard') }))
    const name = en('dashboard:welcome', { role: en('dashboard:role.student') })
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus())
    expect(nav.queryByRole('link', { name: en('dashboard:sidebar.goToDashboard') })).toBeNull()
  })

  it.each([
    ['on phones', true, ['dashboard:sidebar.logOutYes', 'common:cancel']],
    ['on wide screens', false, ['common:cancel', 'dashboard:sidebar.logOutYes']],
  ] as const)('asks before logging out with its answers in the order of use %s', async (_, narrow, order) => {
    const { user } = await open({ as: student })
    const media = matchMedia
    vi.stubGlobal('matchMedia', (query: string) =>
      query === '(width < 30rem)' ? { matches: narrow } : media.call(window, query),
    )
    await user.click(await screen.findByRole('button', { name: en('dashboard:sidebar.logOut') }))
    const question = within(await screen.findByRole('dialog', { name: en('common:areYouSure') }))
    expect(textsOf(question.getAllByRole('button'))).toEqual(order.map((key) => en(key)))
  })
})

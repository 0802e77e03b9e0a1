import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en, uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { open } from '../dashboard/dashboardSteps.ts'

const student = 'aziza@nihol.test'

const teacher = 'rustam@nihol.test'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the sidebar', () => {
  const sidebar = async (name: string) => within(await screen.findByRole('navigation', { name }))
  const items = (nav: Awaited<ReturnType<typeof sidebar>>) =>
    nav
      .getAllByRole('link')
      .map((item) => `${item.getAttribute('href') ?? 'locked'}: ${item.firstChild?.nextSibling?.textContent}`)

  it.each([
    {
      as: student,
      language: 'en',
      label: en('dashboard:sidebar.label'),
      expected: [
        `/classes: ${en('dashboard:sidebar.classes')}`,
        `locked: ${en('dashboard:sidebar.courses')}`,
        `locked: ${en('dashboard:sidebar.progress')}`,
        `locked: ${en('dashboard:sidebar.schedule')}`,
        `locked: ${en('dashboard:sidebar.account')}`,
        `locked: ${en('dashboard:sidebar.settings')}`,
      ],
    },
    {
      as: teacher,
      language: 'en',
      label: en('dashboard:sidebar.label'),
      expected: [`/add-class-group: ${en('dashboard:sidebar.toAdd')}`, `locked: ${en('dashboard:sidebar.settings')}`],
    },
    {
      as: 'admin@nihol.test',
      language: 'uz',
      label: uz('dashboard:sidebar.label'),
      expected: [`/classes: ${uz('dashboard:sidebar.classes')}`, `locked: ${uz('dashboard:sidebar.settings')}`],
    },
  ] as const)('has the items of the role of $as ($language)', async ({ as, language, label, expected }) => {
    await open({ as, language })
    const nav = await sidebar(label)
    expect(items(nav)).toEqual(expected)
    const words = language === 'en' ? en : uz
    for (const key of ['dashboard:sidebar.toDashboard', 'dashboard:sidebar.toPanel'] as const)
      expect(screen.queryByRole('link', { name: words(key) })).toBeNull()
  })

  it.each([
    [student, '/classes', 'dashboard:sidebar.toDashboard'],
    [teacher, '/add-class-group', 'dashboard:sidebar.toDashboard'],
    ['admin@nihol.test', '/classes', 'dashboard:sidebar.toPanel'],
  ] as const)('and the top bar link %s on %s to the dashboard', async (as, address, key) => {
    await renderApp(address, { as, language: 'uz' })
    await sidebar(uz('dashboard:sidebar.label'))
    const links = screen.getAllByRole('link', { name: uz(key) })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/dashboard'])
  })

  it('links to the dashboard, and its locked items do nothing', async () => {
    const { user, address } = await renderApp('/classes', { as: student })
    const nav = await sidebar(en('dashboard:sidebar.label'))
    expect(nav.getByRole('link', { name: en('dashboard:sidebar.classes') })).toHaveAttribute('aria-current', 'page')
    const locked = nav.getByRole('link', {
      name: `${en('dashboard:sidebar.courses')} ${en('dashboard:sidebar.locked')}`,
    })
    expect(locked).toHaveAttribute('aria-disabled', 'true')
    await user.click(locked)
    expect(address()).toBe('/classes')
    await user.click(nav.getByRole('link', { name: en('dashboard:sidebar.goToDashboard') }))
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: en('dashboard:welcome', { role: en('dashboard:role.student') }),
      }),
    ).toHaveFocus()
    expect(nav.queryByRole('link', { name: en('dashboard:sidebar.goToDashboard') })).toBeNull()
  })

  it.each([
    ['on phones', true, ['sidebar.logOutYes', 'cancel']],
    ['on wide screens', false, ['cancel', 'sidebar.logOutYes']],
  ] as const)('asks before logging out with its answers in the order of use %s', async (_, narrow, order) => {
    const { user } = await open({ as: student })
    const media = matchMedia
    vi.stubGlobal('matchMedia', (query: string) =>
      query === '(width < 30rem)' ? { matches: narrow } : media.call(window, query),
    )
    await user.click(await screen.findByRole('button', { name: en('dashboard:sidebar.logOut') }))
    const question = within(await screen.findByRole('dialog', { name: en('common:areYouSure') }))
    expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      order.map((key) => en(key === 'cancel' ? 'common:cancel' : `dashboard:${key}`)),
    )
  })

  it('logs out only after confirmation', async () => {
    const { user, address } = await open({ as: 'malika@nihol.test', language: 'uz' })
    const logOut = await screen.findByRole('button', { name: uz('dashboard:sidebar.logOut') })
    await user.click(logOut)
    const question = await screen.findByRole('dialog', { name: uz('common:areYouSure') })
    expect(question).toHaveTextContent(uz('dashboard:sidebar.logOutText'))
    await user.click(within(question).getByRole('button', { name: uz('common:cancel') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(localStorage.getItem('access_token')).not.toBeNull()
    await user.click(logOut)
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: uz('dashboard:sidebar.logOutYes') }),
    )
    const done = await screen.findByRole('dialog', { name: uz('dashboard:sidebar.loggedOut') })
    expect(address()).toBe('/login')
    expect(localStorage.getItem('access_token')).toBeNull()
    await user.click(within(done).getByRole('button', { name: en('common:ok') }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { en, uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

it('redirects a visitor from a signed-in page to log-in, keeping the return path', async () => {
  const { address } = await renderApp('/dashboard')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(address()).toBe('/login?next=%2Fdashboard')
})

it('restores the session and shows the sidebar of the role', async () => {
  await renderApp('/dashboard', { as: 'aziza@nihol.test', language: 'uz' })
  expect(await screen.findByRole('link', { name: uz('dashboard:sidebar.classes') })).toBeVisible()
  expect(screen.getByRole('button', { name: uz('dashboard:sidebar.logOut') })).toBeVisible()
})

it.each([
  { language: 'en', from: '/pricing', nav: en('common:nav.main'), link: en('common:nav.about'), next: '/about-us' },
  { language: 'uz', from: '/pricing', nav: uz('common:nav.main'), link: uz('common:nav.about'), next: '/about-us' },
  {
    language: 'en',
    from: '/dashboard',
    as: 'aziza@nihol.test',
    nav: en('dashboard:sidebar.label'),
    link: en('dashboard:sidebar.classes'),
    next: '/classes',
  },
  {
    language: 'uz',
    from: '/dashboard',
    as: 'aziza@nihol.test',
    nav: uz('dashboard:sidebar.label'),
    link: uz('dashboard:sidebar.classes'),
    next: '/classes',
  },
] as const)(
  'marks the current page in the navigation of $from, then the next ($language)',
  async ({ from, nav, link, next, ...as }) => {
    const { address, user } = await renderApp(from, as)
    const present = async () =>
      within(await screen.findByRole('navigation', { name: nav })).getByRole('link', { current: 'page' })
    expect(await present()).toHaveAttribute('href', from)
    await user.click(within(screen.getByRole('navigation', { name: nav })).getByRole('link', { name: link }))
    await waitFor(async () => expect(await present()).toHaveAttribute('href', next))
    expect(address()).toBe(next)
  },
)

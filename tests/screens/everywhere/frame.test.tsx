import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { en, uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

it('redirects a visitor from a signed-in page to login, keeping the return path', async () => {
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
  { language: 'uz', from: '/pricing', nav: uz('common:nav.main'), link: uz('common:nav.about'), next: '/about-us' },
  {
    language: 'en',
    from: '/dashboard',
    as: 'aziza@nihol.test',
    nav: en('dashboard:sidebar.label'),
    link: en('dashboard:sidebar.classes'),
    next: '/classes',
  },
] as const)(
  'marks the current page in the navigation of $from, if it is listed there, then the next ($language)',
  async ({ from, nav, link, next, ...as }) => {
    const { address, user } = await renderApp(from, as)
    const navigation = within(await screen.findByRole('navigation', { name: nav }))
    const marked = () =>
      navigation.queryAllByRole('link', { current: 'page' }).map((current) => current.getAttribute('href'))
    expect(marked()).toEqual(from === '/dashboard' ? [] : [from])
    await user.click(navigation.getByRole('link', { name: link }))
    await waitFor(() => expect(marked()).toEqual([next]))
    expect(address()).toBe(next)
  },
)

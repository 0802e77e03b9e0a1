import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from './renderApp.tsx'

it('sends a visitor from a signed-in page to log-in, with the way back', async () => {
  const { address } = await renderApp('/dashboard')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(address()).toBe('/login?next=%2Fdashboard')
})

it('restores the session and shows the sidebar of the role', async () => {
  await renderApp('/dashboard', { as: 'aziza@nihol.test', language: 'uz' })
  expect(await screen.findByRole('link', { name: 'Darslar va guruhlar' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Chiqish' })).toBeVisible()
})

it.each([
  { language: 'en', from: '/pricing', nav: 'Main', link: 'About us', next: '/about-us' },
  { language: 'uz', from: '/pricing', nav: 'Asosiy', link: 'Biz haqimizda', next: '/about-us' },
  { language: 'en', from: '/dashboard', as: 'aziza@nihol.test', nav: 'My Nihol', link: 'Classes and Groups', next: '/classes' },
  { language: 'uz', from: '/dashboard', as: 'aziza@nihol.test', nav: 'Mening Niholim', link: 'Darslar va guruhlar', next: '/classes' },
] as const)('marks the present page in the navigation of $from, and then the next one ($language)', async ({ from, nav, link, next, ...as }) => {
  const { address, user } = await renderApp(from, as)
  const present = async () => within(await screen.findByRole('navigation', { name: nav })).getByRole('link', { current: 'page' })
  expect(await present()).toHaveAttribute('href', from)
  await user.click(within(screen.getByRole('navigation', { name: nav })).getByRole('link', { name: link }))
  await waitFor(async () => expect(await present()).toHaveAttribute('href', next))
  expect(address()).toBe(next)
})

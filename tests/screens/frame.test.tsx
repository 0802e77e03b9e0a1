import { screen } from '@testing-library/react'
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

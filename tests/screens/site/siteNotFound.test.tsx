import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

describe('an unknown address', () => {
  it('shows a noindex page with a search', async () => {
    const title = uz('common:notFound.title')
    const { user, address } = await renderApp('/no/such/page', { language: 'uz' })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(document.title).toBe(`${title} · Nihol`)
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await user.type(screen.getByRole('searchbox', { name: uz('common:notFound.search') }), '  robot & chess ')
    await user.click(screen.getByRole('button', { name: uz('common:notFound.searchButton') }))
    expect(address()).toBe('/lessons?q=robot+%26+chess')
  })

  it('opens the whole catalog for an empty search', async () => {
    const { user, address } = await renderApp('/no/such/page')
    await user.type(screen.getByRole('searchbox'), ' {Enter}')
    expect(address()).toBe('/lessons')
  })
})

import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en, uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

describe('an unknown address', () => {
  it.each([
    ['en', en('common:notFound.title'), en('common:notFound.search'), en('common:notFound.searchButton')],
    ['uz', uz('common:notFound.title'), uz('common:notFound.search'), uz('common:notFound.searchButton')],
  ] as const)('shows a noindex page with a search in %s', async (language, title, label, button) => {
    const { user, address } = await renderApp('/no/such/page', { language })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(document.title).toBe(`${title} · Nihol`)
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await user.type(screen.getByRole('searchbox', { name: label }), '  robot & chess ')
    await user.click(screen.getByRole('button', { name: button }))
    expect(address()).toBe('/lessons?q=robot+%26+chess')
  })

  it('opens the whole catalog for an empty search', async () => {
    const { user, address } = await renderApp('/no/such/page')
    await user.type(screen.getByRole('searchbox'), ' {Enter}')
    expect(address()).toBe('/lessons')
  })
})

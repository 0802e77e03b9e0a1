import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from './renderApp.tsx'

describe('an unknown address', () => {
  it.each([
    ['en', 'Page not found', 'Search classes', 'Search'],
    ['uz', 'Sahifa topilmadi', 'Darslarni qidirish', 'Qidirish'],
  ] as const)('has a page in %s that is not indexed, with a search', async (language, title, label, button) => {
    const { user, address } = await renderApp('/no/such/page', { language })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(document.title).toBe(`${title} · Nihol`)
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await user.type(screen.getByRole('searchbox', { name: label }), '  robot & chess ')
    await user.click(screen.getByRole('button', { name: button }))
    expect(address()).toBe('/lessons?q=robot+%26+chess')
  })

  it('opens the whole catalogue when nothing is searched', async () => {
    const { user, address } = await renderApp('/no/such/page')
    await user.type(screen.getByRole('searchbox'), ' {Enter}')
    expect(address()).toBe('/lessons')
  })
})

import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/paths.ts'
import { renderApp } from '../screens/renderApp.tsx'
import { wordsOf } from '../words.ts'
import { addresses, emails } from './addresses.ts'

const visit = async (address: string, as: keyof typeof emails | undefined, language: 'en' | 'uz') => {
  await renderApp(address, { language, ...(as ? { as: emails[as] } : {}) })
  // Pages that load their title from the backend have their heading only then.
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1), { timeout: 5000 })
  await waitFor(() => expect(document.title).toMatch(/Nihol/))
  return {
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
  }
}

describe.each(['en', 'uz'] as const)('the URL map in %s', (language) => {
  const titles = new Map<string, string>()

  it.each(addresses)('$address has one h1 and a unique title', async ({ address, as }) => {
    const { title, description } = await visit(address, as, language)
    expect(title.length).toBeGreaterThan(8)
    expect(title, 'this address has no row in routes.tsx').not.toContain(wordsOf(language)('common:notFound.title'))
    // The heading of the dashboard is the same for every role.
    const page = address.split('?')[0]!
    expect(titles.get(title) ?? page, 'another page has this title').toBe(page)
    titles.set(title, page)
    if (as === undefined && !['/login', '/signup', '/forgot-password'].includes(address))
      expect(description?.length ?? 0, 'description').toBeGreaterThan(40)
  })
})

describe('the URL map', () => {
  it('has a test address for every route', () => {
    // /contact only redirects to /contact-us.
    expect([...new Set(addresses.map(({ path }) => path)), 'contact'].sort(), 'see tests/house/addresses.ts').toEqual(
      Object.keys(paths).sort(),
    )
  })

  it.each(addresses.filter(({ as }) => as !== undefined))(
    'redirects a visitor of $address to log-in',
    async ({ address }) => {
      const { address: now } = await renderApp(address)
      await screen.findByRole('heading', { level: 1 })
      expect(now()).toBe(`/login?next=${encodeURIComponent(address)}`)
    },
  )

  it('redirects /contact to /contact-us', async () => {
    const { address } = await renderApp('/contact')
    await waitFor(() => expect(address()).toBe('/contact-us'))
  })

  it.each(['/nowhere', '/courses', '/dashboard/more', '/class'])('shows Page not found at %s', async (address) => {
    await renderApp(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })
})

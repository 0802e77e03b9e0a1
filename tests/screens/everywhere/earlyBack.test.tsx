import { render, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { LanguageRouter } from '@/app/LanguageRouter.tsx'
import { i18n, startI18n } from '@/i18n/i18n.ts'

beforeAll(async () => {
  localStorage.clear()
  await startI18n('en')
  await i18n.changeLanguage('en')
})
afterEach(() => history.replaceState(null, '', '/'))

// No popstate: nothing listens before the first effects.
const back = () => history.replaceState(null, '', '/contact-us')

it.each([
  ['before', back, () => {}],
  ['after', () => {}, back],
])('Back %s the first render hydrates the prerendered page, then shows its own', async (_, before, after) => {
  history.replaceState({ key: 'second' }, '', '/pricing')
  const shown: string[] = []
  function Page() {
    const { pathname } = useLocation()
    const note = () => {
      if (shown.push(pathname) === 1) after()
    }
    return <h1 ref={note}>{pathname}</h1>
  }
  before()
  render(
    <LanguageRouter isPublic={() => true} isLoaded={() => true} hydrated="/pricing">
      <Page />
    </LanguageRouter>,
  )
  expect(await screen.findByRole('heading', { name: '/contact-us' })).toBeVisible()
  expect(shown[0]).toBe('/pricing')
  expect(location.pathname).toBe('/contact-us')
})

import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en, uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { table } from './siteTable.ts'
import { type Row, slugs } from './siteWords.ts'

afterEach(() => vi.unstubAllGlobals())

const languages = ['en', 'uz'] as const

const said = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

/** Lists what of a row is missing on the page. */
function missing(
  { section, what, region, role, names: all, hrefs = [], newTab = false }: Row,
  language: 'en' | 'uz',
): string[] {
  const names = ('en' in all ? all[language] : all).map((name) => name.trim())
  const starts = (element: Element, name: string) => said(element).startsWith(name)
  const part =
    region &&
    (screen.queryByRole('navigation', { name: region[language] }) ??
      screen.getByRole('region', { name: region[language] }))
  const place = within(part ?? document.body)
  const found =
    role === 'text'
      ? place.queryAllByText(
          (_, element) =>
            element !== null &&
            element.closest('.sr-only, title, script') === null &&
            names.some((name) => starts(element, name)) &&
            ![...element.children].some((child) => names.some((name) => starts(child, name))),
        )
      : place.queryAllByRole(role, { name: (name) => names.some((wanted) => name.trim().startsWith(wanted)) })
  const faults = [
    ...names.filter((name) => !found.some((element) => starts(element, name))),
    ...hrefs.filter(
      (href, index) => !found.some((link) => link.getAttribute('href') === href && starts(link, names[index]!)),
    ),
    // Counts matter too: three status labels, ten ratings.
    ...(region && found.length !== names.length ? [`${found.length} instead of ${names.length}`] : []),
    ...(newTab
      ? found
          .filter(
            (link) => link.getAttribute('target') !== '_blank' || link.getAttribute('rel') !== 'noopener noreferrer',
          )
          .map((link) => `${said(link)} in the same tab`)
      : []),
  ]
  return faults.map((fault) => `${section}, ${what}: ${fault}`)
}

describe.each(languages)('the contents of CONTRACT.md, in %s', (language) => {
  const addresses = [...new Set(table.map(({ address }) => address))]
  it.each(addresses)('are complete on %s', async (address) => {
    await renderApp(address, { language })
    await screen.findByRole('heading', { level: 1 })
    expect(table.filter((row) => row.address === address).flatMap((row) => missing(row, language))).toEqual([])
  })

  it('public pages send no request to the backend', async () => {
    for (const address of addresses) {
      const { backend, unmount } = await renderApp(address, { language })
      await screen.findByRole('heading', { level: 1 })
      expect(backend.record.since().map(({ path }) => `${address} asked for ${path}`)).toEqual([])
      unmount()
    }
  })
})

it('the Subjects dropdown lists the ten courses, and closes on Esc and on an outside click', async () => {
  const { user } = await renderApp('/')
  const button = screen.getByRole('button', { name: en('common:nav.subjects') })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  const panel = document.getElementById(button.getAttribute('aria-controls')!)!
  const links = within(panel).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...slugs.map((slug) => `/courses/${slug}`),
    '/subjects',
  ])
  await user.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
  await user.click(button)
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

it('the slide-in menu repeats the navigation on small screens', async () => {
  const { user } = await renderApp('/', { language: 'uz' })
  await user.click(screen.getByRole('button', { name: uz('common:nav.openMenu') }))
  const menu = within(await screen.findByRole('dialog', { name: uz('common:nav.menu') }))
  for (const [name, href] of [
    [uz('common:nav.home'), '/'],
    [uz('common:nav.pricing'), '/pricing'],
    [uz('common:nav.howItWorks'), '/how-it-works'],
    [uz('common:nav.about'), '/about-us'],
    [uz('common:nav.contact'), '/contact-us'],
    [uz('common:nav.login'), '/login'],
    [uz('common:nav.getStarted'), '/signup'],
    [uz('common:footer.privacy'), '/privacy'],
    [uz('common:footer.terms'), '/terms'],
    [uz('common:footer.support'), '/support'],
    [uz('courses:course.quran.name'), '/courses/quran'],
  ] as const) {
    expect(menu.getByRole('link', { name, hidden: true })).toHaveAttribute('href', href)
  }
  await user.click(menu.getByRole('link', { name: uz('common:nav.pricing') }))
  expect(await screen.findByRole('heading', { level: 1, name: uz('pricing:hero.title') })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a signed-in person sees Dashboard instead of Log in', async () => {
  await renderApp('/', { as: 'aziza@nihol.test' })
  expect(await screen.findByRole('link', { name: en('common:nav.dashboard') })).toHaveAttribute('href', '/dashboard')
  expect(screen.queryByRole('link', { name: en('common:nav.login') })).toBeNull()
})

it('the header becomes compact after 20 px of scrolling, and offers the trial after 600 px', async () => {
  const { user } = await renderApp('/')
  const scrolled = (to: number) =>
    act(() => {
      vi.stubGlobal('scrollY', to)
      window.dispatchEvent(new Event('scroll'))
    })
  const header = screen.getByRole('banner')
  expect(header).toHaveAttribute('data-compact', 'false')
  scrolled(20)
  expect(header).toHaveAttribute('data-compact', 'false')
  scrolled(21)
  expect(header).toHaveAttribute('data-compact', 'true')
  const trial = within(header).getByRole('button', { name: en('common:nav.freeTrial') })
  expect(trial).toHaveClass('invisible')
  scrolled(601)
  expect(trial).not.toHaveClass('invisible')
  await user.click(trial)
  expect(await screen.findByRole('dialog', { name: en('trial:title') })).toBeVisible()
})

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('Back to Top scrolls to the top; with reduced motion %s it scrolls %s', async (calm, behavior) => {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: calm, media: query }))
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
  vi.stubGlobal('scrollTo', scrollTo)
  const { user } = await renderApp('/about-us')
  await user.click(screen.getByRole('button', { name: en('common:footer.backToTop') }))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior })
})

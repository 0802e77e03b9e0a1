import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en, type Language, uz, wordsOf } from '../../words.ts'
import { attributesOf, openApp, renderApp } from '../renderApp.tsx'
import { courseLinks, pages, type Row } from './siteWords.ts'

afterEach(() => vi.unstubAllGlobals())

const said = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

/** What a row expects and what the page has instead, or nothing. */
function missing({ what, region, role, names, hrefs }: Row, language: Language): string[] {
  const wanted = names[language].map((name, index) => ({ name: name.trim(), href: hrefs?.[index] }))
  const begins = (element: Element) => wanted.some(({ name }) => said(element).startsWith(name))
  const placeOf = () => {
    if (region === undefined) return document.body
    if (region === 'main' || region === 'tabpanel') return screen.getByRole(region)
    const name = wordsOf(language)(region)
    return screen.queryByRole('navigation', { name }) ?? screen.getByRole('region', { name })
  }
  const place = within(placeOf())
  const found =
    role === 'text'
      ? place.queryAllByText(
          (_, element) =>
            element?.closest('.sr-only, title, script') === null &&
            begins(element) &&
            ![...element.children].some((child) => begins(child)),
        )
      : place.queryAllByRole(role, { name: (name) => wanted.some((each) => name.trim().startsWith(each.name)) })
  const isIt = (element: Element, { name, href }: (typeof wanted)[number]) =>
    said(element).startsWith(name) && (href === undefined || element.getAttribute('href') === href)
  const isComplete =
    region === undefined
      ? wanted.every((each) => found.some((element) => isIt(element, each)))
      : found.length === wanted.length && wanted.every((each, index) => isIt(found[index]!, each))
  const inSameTab = found.filter(
    (link) =>
      link.getAttribute('href')?.startsWith('https:') &&
      !(link.getAttribute('target') === '_blank' && link.getAttribute('rel') === 'noopener noreferrer'),
  )
  return [
    ...(isComplete
      ? []
      : [
          `${what} in ${region ?? 'the page'}: ${found.map(said).join(' | ')} instead of ${names[language].join(' | ')}`,
        ]),
    ...inSameTab.map((link) => `${what}: ${said(link)} in the same tab`),
  ]
}

describe.each(['en', 'uz'] as const)('the contents of CONTRACT.md, in %s', (language) => {
  it.each(Object.entries(pages))('are complete on %s, without a request', async (address, rows) => {
    const { backend } = await openApp(address, { language })
    expect(rows.flatMap((row) => missing(row, language))).toEqual([])
    expect(backend.record.since()).toEqual([])
  })
})

it('the Subjects dropdown lists the ten courses only while it is open, and closes on Esc and on an outside click', async () => {
  const { user } = await renderApp('/')
  const button = screen.getByRole('button', { name: en('common:nav.subjects') })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  const panel = document.getElementById(button.getAttribute('aria-controls')!)!
  // Each page would hydrate its links before anything else.
  expect(panel).toBeEmptyDOMElement()
  await user.click(button)
  const links = within(panel).getAllByRole('link')
  expect(attributesOf(links, 'href')).toEqual([...courseLinks, '/subjects'])
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

it('marks the current page in the navigation of the site, then the next', async () => {
  const { address, user } = await renderApp('/pricing', { language: 'uz' })
  const navigation = within(await screen.findByRole('navigation', { name: uz('common:nav.main') }))
  const marked = () => attributesOf(navigation.queryAllByRole('link', { current: 'page' }), 'href')
  expect(marked()).toEqual(['/pricing'])
  await user.click(navigation.getByRole('link', { name: uz('common:nav.about') }))
  await waitFor(() => expect(marked()).toEqual(['/about-us']))
  expect(address()).toBe('/about-us')
})

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

describe('the kind of plan', () => {
  it('is written to the address, by mouse and keyboard', async () => {
    const { user, address } = await renderApp('/pricing')
    expect(screen.getByRole('heading', { name: en('pricing:groupTitle') })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: en('pricing:tabs.individual') }))
    expect(address()).toBe('/pricing?plan=individual')
    expect(screen.getByRole('heading', { name: en('pricing:individualTitle') })).toBeVisible()
    expect(screen.queryByRole('heading', { name: en('pricing:groupTitle') })).toBeNull()
    await user.keyboard('{ArrowLeft}')
    expect(address()).toBe('/pricing')
    expect(screen.getByRole('tab', { name: en('pricing:tabs.group') })).toHaveFocus()
  })

  it.each(['nonsense', '__proto__'])('%s is none: the group plans are selected', async (plan) => {
    await renderApp(`/pricing?plan=${plan}`)
    expect(screen.getByRole('tab', { name: en('pricing:tabs.group'), selected: true })).toBeVisible()
  })
})

it('hides a percentage that contradicts the prices', async () => {
  await renderApp('/pricing?plan=individual')
  expect(screen.getAllByText(/% off$/).map((said) => said.textContent)).toEqual(['20% off'])
})

it('labels the old and the new price for screen readers', async () => {
  await renderApp('/pricing', { language: 'uz' })
  expect(screen.getByText(uz('pricing:originalPrice', { price: '$400' }))).toBeInTheDocument()
  expect(screen.getByText(uz('pricing:currentPrice', { price: '$280' }))).toBeInTheDocument()
})

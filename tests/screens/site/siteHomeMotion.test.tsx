import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { en } from '../../words.ts'
import { attributesOf, renderApp } from '../renderApp.tsx'
import { standInView, standInWidth } from '../view.ts'

it('the advantages are revealed once, one after another, when they come into view', async () => {
  const view = standInView(() => false)
  await renderApp('/')
  const grid = screen.getByRole('region', { name: en('home:advantages.title') }).querySelector('[data-arrival]')!
  const cards = [...grid.querySelectorAll('li')]
  expect(grid).toHaveAttribute('data-arrival', 'unknown')
  const delays = cards.map((card) => /--reveal-delay:(\d+)ms/.exec(card.className)?.[1])
  expect(delays).toEqual(['0', '100', '200', '300', '400', '500', '600', '700'])
  view.goTo([])
  await waitFor(() => expect(grid).toHaveAttribute('data-arrival', 'away'))
  view.goTo([grid])
  await waitFor(() => expect(grid).toHaveAttribute('data-arrival', 'arrived'))
  view.goTo([])
  expect(grid).toHaveAttribute('data-arrival', 'arrived')
})

describe('the testimonials', () => {
  const calm = (reduced: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: reduced && query.includes('reduced-motion'), media: query }),
    )
  /** Renders the page with everything in view. */
  const carousel = async () => {
    const view = standInView(() => true)
    standInWidth()
    const { user } = await renderApp('/')
    const element = await screen.findByRole('region', { name: en('home:testimonials.label') })
    return { view, user, element, region: within(element) }
  }
  const slide = (n: number) => en('home:testimonials.slide', { n, total: 6 })
  const slides = () => screen.getAllByRole('group', { name: /^Review \d of 6$/ })
  const expectSlide = (n: number) => waitFor(() => expect(attributesOf(slides(), 'aria-label')).toEqual([slide(n)]))

  it('show the first testimonial before the carousel loads', async () => {
    await renderApp('/')
    const shown = within(screen.getByRole('region', { name: en('home:testimonials.title') }))
    expect(shown.getByText(en('home:testimonials.items.nodira.name'))).toBeVisible()
    expect(shown.getByRole('img', { name: en('courses:stats.rating', { rating: 5 }) })).toBeVisible()
    expect(shown.queryByRole('button')).toBeNull()
  })

  it('are paged by buttons, Pause first, and announce the position', async () => {
    calm(false)
    const { user, region } = await carousel()
    expect(attributesOf(region.getAllByRole('button'), 'aria-label')).toEqual([
      en('home:testimonials.pause'),
      en('home:testimonials.previous'),
      en('home:testimonials.next'),
    ])
    await expectSlide(1)
    await user.click(region.getByRole('button', { name: en('home:testimonials.next') }))
    await expectSlide(2)
    expect(region.getByRole('status')).toHaveTextContent(slide(2))
    await user.click(region.getByRole('button', { name: en('home:testimonials.previous') }))
    await expectSlide(1)
    await user.click(region.getByRole('button', { name: en('home:testimonials.pause') }))
    expect(region.getByRole('button', { name: en('home:testimonials.play') })).toBeVisible()
  })

  it('advance every five seconds, from the last to the first, and pause under the pointer and out of view', async () => {
    calm(false)
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'],
      shouldAdvanceTime: true,
    })
    const { view, user, element } = await carousel()
    await vi.advanceTimersByTimeAsync(5200)
    await expectSlide(2)
    await user.hover(element)
    await vi.advanceTimersByTimeAsync(11_000)
    await expectSlide(2)
    await user.unhover(element)
    await vi.advanceTimersByTimeAsync(5200)
    await expectSlide(3)
    view.goTo([])
    await vi.advanceTimersByTimeAsync(11_000)
    await expectSlide(3)
    view.goTo([element])
    for (const next of [4, 5, 6, 1]) {
      await vi.advanceTimersByTimeAsync(5200)
      await expectSlide(next)
    }
  })

  it('do not advance with reduced motion until started', async () => {
    calm(true)
    const { region } = await carousel()
    expect(region.getByRole('button', { name: en('home:testimonials.play') })).toBeVisible()
  })
})

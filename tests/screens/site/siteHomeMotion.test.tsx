import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { patient } from './patient.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** An IntersectionObserver that the test moves. */
function standInObserver() {
  const observers = new Set<{ report: (inView: boolean) => void }>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      report: (inView: boolean) => void
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {
        observers.add(this)
      }
      disconnect() {
        observers.delete(this)
      }
    },
  )
  return { report: (inView: boolean) => observers.forEach((observer) => observer.report(inView)) }
}

describe('the advantages', () => {
  it('are revealed once, one after another, when they come into view', async () => {
    const view = standInObserver()
    await renderApp('/')
    const grid = screen.getByRole('region', { name: en('home:advantages.title') }).querySelector('[data-arrival]')!
    const cards = [...grid.querySelectorAll('li')]
    expect(grid).toHaveAttribute('data-arrival', 'unknown')
    expect(cards.map((card) => /--reveal-delay:(\d+)ms/.exec(card.className)?.[1])).toEqual([
      '0',
      '100',
      '200',
      '300',
      '400',
      '500',
      '600',
      '700',
    ])
    view.report(false)
    await waitFor(() => expect(grid).toHaveAttribute('data-arrival', 'away'))
    view.report(true)
    await waitFor(() => expect(grid).toHaveAttribute('data-arrival', 'arrived'))
    view.report(false)
    expect(grid).toHaveAttribute('data-arrival', 'arrived')
  })
})

describe('the testimonials', () => {
  const still = (calm: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: calm && query.includes('reduced-motion'), media: query }),
    )
  const carousel = () => screen.findByRole('region', { name: en('home:testimonials.label') }, patient)
  const current = () =>
    screen.getAllByRole('group', { name: /^Review \d of 6$/ }).map((slide) => slide.getAttribute('aria-label'))
  let view: ReturnType<typeof standInObserver>
  beforeEach(() => {
    view = standInObserver()
  })

  it('show the first testimonial before the carousel loads', async () => {
    await renderApp('/')
    const shown = within(screen.getByRole('region', { name: en('home:testimonials.title') }))
    expect(shown.getByText(en('home:testimonials.items.nodira.name'))).toBeVisible()
    expect(shown.getByRole('img', { name: en('courses:stats.rating', { rating: 5 }) })).toBeVisible()
    expect(shown.queryByRole('button')).toBeNull()
  })

  it('are paged by buttons, Pause first, and announce the position', async () => {
    still(false)
    const { user } = await renderApp('/')
    view.report(true)
    const region = within(await carousel())
    expect(region.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      en('home:testimonials.pause'),
      en('home:testimonials.previous'),
      en('home:testimonials.next'),
    ])
    expect(current()).toEqual([en('home:testimonials.slide', { n: 1, total: 6 })])
    await user.click(region.getByRole('button', { name: en('home:testimonials.next') }))
    await waitFor(() => expect(current()).toEqual([en('home:testimonials.slide', { n: 2, total: 6 })]))
    expect(region.getByRole('status')).toHaveTextContent(en('home:testimonials.slide', { n: 2, total: 6 }))
    await user.click(region.getByRole('button', { name: en('home:testimonials.previous') }))
    await waitFor(() => expect(current()).toEqual([en('home:testimonials.slide', { n: 1, total: 6 })]))
    await user.click(region.getByRole('button', { name: en('home:testimonials.pause') }))
    expect(region.getByRole('button', { name: en('home:testimonials.play') })).toBeVisible()
  })

  it('advance every five seconds, and pause under the pointer', async () => {
    still(false)
    const { user } = await renderApp('/')
    vi.useFakeTimers({
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'Date',
      ],
      shouldAdvanceTime: true,
    })
    view.report(true)
    const region = await carousel()
    await vi.advanceTimersByTimeAsync(5200)
    await waitFor(() => expect(current()).toEqual([en('home:testimonials.slide', { n: 2, total: 6 })]))
    await user.hover(region)
    await vi.advanceTimersByTimeAsync(11_000)
    expect(current()).toEqual([en('home:testimonials.slide', { n: 2, total: 6 })])
    await user.unhover(region)
    await vi.advanceTimersByTimeAsync(5200)
    await waitFor(() => expect(current()).toEqual([en('home:testimonials.slide', { n: 3, total: 6 })]))
  })

  it('do not advance with reduced motion until started', async () => {
    still(true)
    await renderApp('/')
    view.report(true)
    const region = within(await carousel())
    expect(region.getByRole('button', { name: en('home:testimonials.play') })).toBeVisible()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from './renderApp.tsx'

// Code that loads on demand takes its time on a busy machine.
const patient = { timeout: 15_000 }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const upcoming = () => within(screen.getByRole('region', { name: /Upcoming courses|Yangi kurslar/ }))

describe('the dates of upcoming courses', () => {
  const on = (day: string) => vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] })

  it.each([
    ['en', ['Starts March 15, 2026', 'Starts April 1, 2026', 'Starts April 20, 2026']],
    ['uz', ['Boshlanishi: 2026-yil 15-mart', 'Boshlanishi: 2026-yil 1-aprel', 'Boshlanishi: 2026-yil 20-aprel']],
  ] as const)('stand there in %s while they are ahead', async (language, words) => {
    on('2026-03-15')
    await renderApp('/', { language })
    for (const said of words) expect(upcoming().getByText(said)).toBeVisible()
  })

  it('read "New date soon" once they have passed', async () => {
    on('2026-04-02')
    await renderApp('/')
    expect(upcoming().getAllByText('New date soon')).toHaveLength(2)
    expect(upcoming().getByText('Starts April 20, 2026')).toBeVisible()
    expect(upcoming().getAllByText('Coming Soon')).toHaveLength(3)
  })
})

it('fills one difficulty dot for Beginner and two for Intermediate, and says the word', async () => {
  await renderApp('/')
  const dots = [...screen.getByRole('region', { name: 'Upcoming courses' }).querySelectorAll('[data-filled]')]
  expect(dots.map((row) => row.getAttribute('data-filled'))).toEqual(['1', '1', '2'])
  expect(upcoming().getAllByText('Level: Beginner')).toHaveLength(2)
  expect(upcoming().getAllByText('Level: Intermediate')).toHaveLength(1)
})

it('sends which course somebody wants to hear of, in the words of the contract', async () => {
  const { user, backend } = await renderApp('/', { language: 'uz' })
  await user.click(upcoming().getByRole('button', { name: 'Menga xabar bering Musiqa nazariyasi' }))
  const dialog = await screen.findByRole('dialog', {}, patient)
  await user.type(within(dialog).getByLabelText(/ism/i), 'Nodira')
  await user.type(within(dialog).getByLabelText(/pochta/i), 'nodira@example.com')
  await user.type(within(dialog).getByLabelText(/telefon/i), '+1 215 555 0199')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(backend.record.to('POST', '/mail')).toHaveLength(1))
  expect(backend.record.to('POST', '/mail')[0]!.body).toMatchObject({ name: 'Nodira', message: 'Notify me: Music theory' })
  await user.click(await screen.findByRole('button', { name: 'OK' }, patient))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('fills the e-mail of the Subscribe box into the dialog', async () => {
  const { user } = await renderApp('/')
  await user.type(upcoming().getByRole('textbox', { name: 'Email' }), 'nodira@example.com')
  await user.click(upcoming().getByRole('button', { name: 'Subscribe' }))
  expect(within(await screen.findByRole('dialog', {}, patient)).getByLabelText(/email/i)).toHaveValue('nodira@example.com')
})

it('compares group and individual lessons in a table', async () => {
  const { user } = await renderApp('/')
  await user.click(screen.getByRole('button', { name: 'Compare Options' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Group or one to one?' }))
  expect(dialog.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Group', 'Individual'])
  expect(dialog.getAllByRole('rowheader')).toHaveLength(6)
  const price = within(dialog.getByRole('rowheader', { name: 'Price from' }).closest('tbody')!)
  expect(price.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['$160 a month', '$200 a month'])
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
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
  it('are revealed once, each a little later, when the reader comes to them', async () => {
    const view = standInObserver()
    await renderApp('/')
    const grid = screen.getByRole('region', { name: 'What makes a lesson here different' }).querySelector('[data-arrival]')!
    const cards = [...grid.querySelectorAll('li')]
    expect(grid).toHaveAttribute('data-arrival', 'unknown')
    expect(cards.map((card) => /--reveal-delay:(\d+)ms/.exec(card.className)?.[1])).toEqual(['0', '100', '200', '300', '400', '500', '600', '700'])
    view.report(false)
    await waitFor(() => expect(grid).toHaveAttribute('data-arrival', 'away'))
    view.report(true)
    await waitFor(() => expect(grid).toHaveAttribute('data-arrival', 'arrived'))
    view.report(false)
    expect(grid).toHaveAttribute('data-arrival', 'arrived')
  })
})

describe('the testimonials', () => {
  const still = (calm: boolean) => vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: calm && query.includes('reduced-motion'), media: query }))
  const carousel = () => screen.findByRole('region', { name: 'Reviews from families' }, patient)
  const current = () => screen.getAllByRole('group', { name: /^Review \d of 6$/ }).map((slide) => slide.getAttribute('aria-label'))
  let view: ReturnType<typeof standInObserver>
  beforeEach(() => {
    view = standInObserver()
  })

  it('show the first one before the carousel loads', async () => {
    await renderApp('/')
    const shown = within(screen.getByRole('region', { name: 'What families say' }))
    expect(shown.getByText('Nodira K.')).toBeVisible()
    expect(shown.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible()
    expect(shown.queryByRole('button')).toBeNull()
  })

  it('go round by the buttons, Pause first, and say where they are', async () => {
    still(false)
    const { user } = await renderApp('/')
    view.report(true)
    const region = within(await carousel())
    expect(region.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Stop automatic slide show', 'Previous', 'Next'])
    expect(current()).toEqual(['Review 1 of 6'])
    await user.click(region.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(current()).toEqual(['Review 2 of 6']))
    expect(region.getByRole('status')).toHaveTextContent('Review 2 of 6')
    await user.click(region.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(current()).toEqual(['Review 1 of 6']))
    await user.click(region.getByRole('button', { name: 'Stop automatic slide show' }))
    expect(region.getByRole('button', { name: 'Start automatic slide show' })).toBeVisible()
  })

  it('move on every five seconds, and wait while the pointer is on them', async () => {
    still(false)
    const { user } = await renderApp('/')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'], shouldAdvanceTime: true })
    view.report(true)
    const region = await carousel()
    await vi.advanceTimersByTimeAsync(5200)
    await waitFor(() => expect(current()).toEqual(['Review 2 of 6']))
    await user.hover(region)
    await vi.advanceTimersByTimeAsync(11_000)
    expect(current()).toEqual(['Review 2 of 6'])
    await user.unhover(region)
    await vi.advanceTimersByTimeAsync(5200)
    await waitFor(() => expect(current()).toEqual(['Review 3 of 6']))
  })

  it('stand still under reduced motion until they are started', async () => {
    still(true)
    await renderApp('/')
    view.report(true)
    const region = within(await carousel())
    expect(region.getByRole('button', { name: 'Start automatic slide show' })).toBeVisible()
  })
})

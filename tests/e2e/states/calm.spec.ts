import type { Page } from '@playwright/test'
import { isFull } from '../../full.ts'
import { expect, test } from '../journeys/journey.ts'
import { person, stands } from './person.ts'
import { reach, type State, table } from './allStates.ts'

test.use({
  allowed: [/Failed to load resource|ERR_/],
  mayContact: ['scheduler'],
  contextOptions: { reducedMotion: 'reduce' },
})

/** The states with the most motion; the others run in full. */
const most = [
  '/', // cards that are revealed, the carousel
  'the mobile menu with its subjects',
  'the reviews, paused',
  'the booking, step 1 with every error',
  'the booking, sent',
  'the catalog, loading',
  'enrolled',
]
const others = [
  'the menu of a student',
  'log-in, sending',
  'a question, open',
  'the comparison of plans',
  'the Subjects menu open',
  '/lessons',
  'the compact navigation',
  'a consultation form, sent',
  'the contact dialog sent empty',
  'the contact dialog, sending',
  'the four choices, none selected',
  'the booking, step 2 with every error',
  'the booking, step 3 with the calendar',
  'the booking, step 4 with every error',
  'the booking, sending',
  'the booking, closed half-way',
  'the dashboard, loading',
  'details, loading',
  'sign-up done',
  'logged out',
  'the class form, sending',
]
const stateOf = (name: string): State => {
  const state = table.find((one) => one.name === name)
  if (state === undefined) throw new Error(`no state ${name}`)
  return state
}

/** Records animations and transitions with a duration, from the first paint on. */
const noteMotion = (page: Page) =>
  page.addInitScript(() => {
    const motions = new Set<string>()
    Object.assign(window, { motions })
    for (const event of ['animationstart', 'transitionrun']) {
      addEventListener(
        event,
        ({ target }) => {
          for (const animation of (target as Element).getAnimations({ subtree: true })) {
            const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {}
            if (Number(activeDuration) > 1)
              motions.add(`${event} for ${String(activeDuration)} ms: ${(target as Element).outerHTML.slice(0, 120)}`)
          }
        },
        true,
      )
    }
  })
const motions = (page: Page) => page.evaluate(() => [...(window as unknown as { motions: Set<string> }).motions])

for (const name of [...most, ...(isFull ? others : [])])
  test(`reduced motion stops all animations: ${name}`, async ({ page }) => {
    await noteMotion(page)
    await reach(page, stateOf(name), 'en')
    expect(await motions(page)).toEqual([])
  })

test('the recorder of these tests notices an animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await noteMotion(page)
  await reach(page, stateOf('the mobile menu with its subjects'), 'en')
  expect(await motions(page)).not.toEqual([])
})

test('reduced motion makes Back to Top jump', async ({ page }) => {
  const { w } = await person(page, 'en')
  await page.goto('/terms')
  const button = page.getByRole('button', { name: w('common:footer.backToTop') })
  await expect(page.locator('html.arriving')).toHaveCount(0) // the page has its full height
  await button.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const from = scrollY
    const between: number[] = []
    Object.assign(window, { between })
    addEventListener('scroll', () => void (scrollY > 0 && scrollY < from && between.push(scrollY)))
  })
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { between: number[] }).between)).toEqual([])
})

for (const [title, reducedMotion, isFocused, goesOn] of [
  ['the reviews change by themselves', 'no-preference', false, true],
  ['the reviews stay while they have the focus of the keyboard', 'no-preference', true, false],
  ['reduced motion stops the automatic change of the reviews', 'reduce', false, false],
] as const)
  test(title, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    const { w } = await person(page, 'en')
    await page.clock.install()
    await page.goto('/')
    await expect(page.locator('html.arriving')).toHaveCount(0) // the page has its full height
    const reviews = page.getByRole('region', { name: w('home:testimonials.label') })
    const next = reviews.getByRole('button', { name: w('home:testimonials.next') })
    // The reviews load when they are near; sections rendered above them may push them away again.
    await expect(async () => {
      await page.getByRole('heading', { name: w('home:testimonials.title') }).scrollIntoViewIfNeeded()
      await expect(next).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 20_000 })
    if (isFocused) await next.focus()
    const shown = () =>
      reviews
        .locator('[aria-roledescription]')
        .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-hidden')).join())
    const seen = new Set([await shown()])
    for (let seconds = 0; seconds < 30; seconds += 3) {
      await page.clock.runFor(3000)
      seen.add(await shown())
    }
    expect(seen.size > 1).toBe(goesOn)
  })

test('reduced motion shows an alert in its final position in its first frame', async ({ page }) => {
  const { w, press, dialog } = await person(page, 'en')
  await page.goto('/free-trial')
  await stands(page)
  await page.evaluate(() => {
    const places = new Set<string>()
    Object.assign(window, { places })
    const look = () => {
      const popup = document.querySelector('[role=dialog][class*=popup]')
      if (popup) places.add(JSON.stringify(popup.getBoundingClientRect()))
      requestAnimationFrame(look)
    }
    look()
  })
  await press('site:freeTrial.confirm')
  await dialog(w('site:freeTrial.selectAll')).getByRole('button').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const places = await page.evaluate(() => [...(window as unknown as { places: Set<string> }).places])
  expect(places).toHaveLength(1)
})

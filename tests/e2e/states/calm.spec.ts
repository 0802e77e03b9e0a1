import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { person, readThrough, stands } from './person.ts'
import { type State, table } from './table.ts'

test.use({ allowed: [/Failed to load resource|ERR_/], mayContact: ['scheduler'], contextOptions: { reducedMotion: 'reduce' } })

const names = [
  '/', // cards that reveal themselves, the carousel
  '/lessons',
  'the Subjects menu open',
  'the compact navigation',
  'the menu of small screens with its subjects',
  'the menu of a student',
  'group or one to one, compared',
  'the reviews stopped at another one',
  'a question answered',
  'a consultation asked for',
  'the contact dialog sent empty',
  'the contact dialog on its way',
  'the four choices, none made',
  'the booking, step 1 with every error',
  'the booking, step 2 with every error',
  'the booking, step 3 with the calendar',
  'the booking, step 4 with every error',
  'the booking on its way',
  'the booking that was sent',
  'the booking left half-way',
  'the catalogue on its way',
  'the dashboard on its way',
  'details on their way',
  'log-in on its way',
  'sign-up done',
  'enrolled',
  'logged out',
  'the class form on its way',
]
const states = names.map((name): State => {
  const state = table.find((one) => one.name === name)
  if (state === undefined) throw new Error(`no state ${name}`)
  return state
})

/** Notes what moves on the page from its beginning: animations and transitions that take longer than nothing. */
const noteMotion = (page: Page) =>
  page.addInitScript(() => {
    const motions = new Set<string>()
    Object.assign(window, { motions })
    for (const event of ['animationstart', 'transitionrun']) {
      addEventListener(event, ({ target }) => {
        for (const animation of (target as Element).getAnimations({ subtree: true })) {
          const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {}
          if (Number(activeDuration) > 1) motions.add(`${event} for ${String(activeDuration)} ms: ${(target as Element).outerHTML.slice(0, 120)}`)
        }
      }, true)
    }
  })
const motions = (page: Page) => page.evaluate(() => [...(window as unknown as { motions: Set<string> }).motions])

async function walk(page: Page, state: State) {
  const walker = await person(page, 'en', state.as)
  await noteMotion(page)
  await page.setViewportSize({ width: state.widths?.[0] ?? 1280, height: 800 })
  await state.before?.(walker)
  await page.goto(state.address)
  await stands(page, { waiting: state.unsettled && !state.steps })
  await state.steps?.(walker)
  if (!state.steps && !state.unsettled) await readThrough(page)
}

for (const state of states) {
  test(`${state.name}: nothing moves under reduced motion`, async ({ page }) => {
    await walk(page, state)
    expect(await motions(page)).toEqual([])
  })
}

test('the way back to the top is one step under reduced motion', async ({ page }) => {
  const { w } = await person(page, 'en')
  await page.goto('/terms')
  const button = page.getByRole('button', { name: w('common:footer.backToTop') })
  await expect(page.locator('html.arriving')).toHaveCount(0) // the page has its real height
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

/** Whether another review is shown half a minute later. */
async function reviewsGoOn(page: Page) {
  const { w } = await person(page, 'en')
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('heading', { name: w('home:testimonials.title') }).scrollIntoViewIfNeeded()
  const reviews = page.getByRole('region', { name: w('home:testimonials.label') })
  await expect(reviews.getByRole('button', { name: w('home:testimonials.next') })).toBeVisible()
  const shown = () => reviews.locator('[aria-roledescription]').evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-hidden')).join())
  const seen = new Set([await shown()])
  for (let seconds = 0; seconds < 30; seconds += 3) {
    await page.clock.runFor(3000)
    seen.add(await shown())
  }
  return seen.size > 1
}

test('the reviews change by themselves, but not under reduced motion', async ({ page, context }) => {
  expect(await reviewsGoOn(page)).toBe(false)
  const other = await context.newPage()
  await other.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await reviewsGoOn(other)).toBe(true)
})

test('what moves is noticed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await walk(page, states.find(({ name }) => name === 'the menu of small screens with its subjects')!)
  expect(await motions(page)).not.toEqual([])
})

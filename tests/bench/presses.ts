import type { CDPSession, Page } from '@playwright/test'
import { isHydrated } from '../isHydrated.ts'
import { base } from './served.ts'

/** The first paint of an element that matches a selector, in ms since the page was opened. No test code runs in the page before that. */
export async function painted(page: Page, address: string, selector: string, origin = base) {
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => console.log(`painted ${performance.now()}`)))
    })
    observer.observe(document, { childList: true, subtree: true })
  }, selector)
  const said = page.waitForEvent('console', (message) => message.text().startsWith('painted'))
  await page.goto(origin + address, { waitUntil: 'commit' })
  return Number((await said).text().slice('painted '.length))
}

/**
 * Taps a visible link (held for a tenth of a second) and waits for a matching element that
 * didn't exist before. Measures from the press to the end of the frame that paints it, in ms.
 */
export const press = (page: Page, href: string, selector: string) =>
  page.evaluate(
    async ([address, wanted]) => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('a')].findLast(
        (one) => one.getAttribute('href') === address && one.getClientRects().length > 0,
      )!
      const before = document.querySelector(wanted)
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      link.dispatchEvent(new Event('touchstart', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 100))
      const pressed = performance.now()
      link.click()
      return new Promise<number>((resolve) => {
        const look = () => {
          const found = document.querySelector(wanted)
          // Style, layout and paint of this frame come before the timer.
          if (found && found !== before) setTimeout(() => resolve(performance.now() - pressed))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    },
    [href, selector] as const,
  )

/** Opens a page and begins to use it; its links come into view and are read for three seconds while their pages load. */
export async function begin({ page, cdp }: { page: Page; cdp: CDPSession }, address: string, origin = base) {
  await page.goto(origin + address)
  await page.waitForLoadState('networkidle')
  // With a finger: for a mouse, the browser looks up the element under it after each change.
  await cdp.send('Input.synthesizeScrollGesture', { x: 200, y: 400, yDistance: -100, gestureSourceType: 'touch' })
  await page.waitForFunction(isHydrated, 'footer a')
  await page.locator('footer').scrollIntoViewIfNeeded()
  // Phones fold its links; folded links are not loaded ahead.
  for (const fold of await page.locator('footer summary').all()) await fold.click()
  await page.waitForTimeout(3000)
}

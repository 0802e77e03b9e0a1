import type { Page } from '@playwright/test'
import { fewer } from '../../full.ts'
import { messagesOf } from '../../messages.ts'
import { expect, main, press, test } from '../journeys/journey.ts'
import { missingFiles, notFound } from './setting.ts'

test.use({ allowed: [missingFiles] })

const t = messagesOf('en')

/** Deploys a release: until the tab loads a page again, its own files are gone and /version.json names another release. */
async function hosting(page: Page) {
  let isOld = false
  await page.addInitScript(() => {
    let later = 0
    let hidden = false
    const now = Date.now.bind(Date)
    Date.now = () => now() + later
    Object.defineProperty(document, 'hidden', { get: () => hidden })
    addEventListener('away', () => {
      for (const value of [true, false]) {
        hidden = value
        document.dispatchEvent(new Event('visibilitychange'))
        later += 3_700_000
      }
    })
  })
  await page.route(/\/(assets\/.*|version\.json)$|\/(uz\/?)?(\?.*)?$|\/[a-z-]+(\?.*)?$/, async (route) => {
    const request = route.request()
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isOld = false
    if (!isOld || !/\/assets\/|version/.test(request.url())) return route.fallback()
    if (request.url().includes('version')) return route.fulfill({ json: { release: 'newer' } })
    return notFound(route)
  })
  return {
    deploy: async () => {
      isOld = true
      // Every build has its own mark.
      await page.evaluate(() => sessionStorage.removeItem('reloaded-for-chunk'))
    },
    /** An hour in the background. */
    away: async () => {
      const compared = page.waitForResponse(/version\.json$/)
      await page.evaluate(() => dispatchEvent(new Event('away')))
      await compared
    },
  }
}

test('releases under an open tab lose no text, show no crash, and are offered outside forms only', async ({ page }) => {
  const { deploy, away } = await hosting(page)
  const offer = page.getByText(t('common:newRelease'))
  const message = main(page).getByLabel(t('contact:fields.message'), { exact: true })
  let typed = ''
  const isKept = async () => {
    await expect(page).toHaveURL(/\/contact-us(\?.*)?$/)
    await expect(message).toHaveValue(typed)
    await expect(page.getByText(t('common:crash.title'))).toHaveCount(0)
  }
  const banner = page.getByRole('banner')
  const ways = [
    async () => {
      await away()
      await expect(offer).toBeHidden()
    },
    async () => {
      const loaded = page.waitForEvent('load') // by itself, since the dialog's files are gone
      await press(page.getByRole('contentinfo'), t('common:footer.send'))
      await loaded
      await press(page.getByRole('dialog'), t('common:close'))
    },
    async () => {
      await banner.getByRole('link', { name: t('common:nav.pricing') }).click()
      await expect(main(page).getByRole('tablist')).toBeVisible()
      await page.goBack()
    },
    async () => {
      await away()
      await page.reload()
    },
  ]
  await page.goto('/contact-us')
  for (let release = 0; release < fewer(20, 4); release += 1) {
    typed += `${release} oʻn `
    await message.fill(typed)
    await deploy()
    await ways[release % ways.length]!()
    await isKept()
  }
  await page.goto('/pricing')
  await expect(main(page).getByRole('tab').first()).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await deploy()
  await away()
  await expect(offer).toBeVisible()
  await press(page, t('common:close'))
  await expect(offer).toBeHidden()
  await away()
  const loaded = page.waitForEvent('load')
  await press(page, t('common:crash.reload'))
  await loaded
  await expect(page).toHaveURL(/\/pricing$/)
})

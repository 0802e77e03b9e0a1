import type { Browser, Page } from '@playwright/test'
import { isFull } from '../../full.ts'
import { messagesOf } from '../../messages.ts'
import { scheduleLine } from '../../backend/seed/scheduleLine.ts'
import { beginAs } from '../states/person.ts'
import { expect, test, tokenOf } from './journey.ts'

const minute = 60_000
const t = messagesOf('en')

/** The error of the device's clock in minutes, and the message about it. A number and its unit are not separated by a line break. */
const devices = [
  { off: -1440, told: t('classroom:clock.behind', { duration: '1\u00a0day' }) },
  { off: -14, told: t('classroom:clock.behind', { duration: '14\u00a0min' }) },
  { off: 14, told: t('classroom:clock.ahead', { duration: '14\u00a0min' }) },
  { off: 1440, told: t('classroom:clock.ahead', { duration: '1\u00a0day' }) },
]
/** The start of the lesson in minutes, and the text about it. */
const lessons = [
  { when: 'before', starts: 175, says: new RegExp(t('classroom:startsIn', { duration: '2\u00a0hr 5\\d\u00a0min' })) },
  { when: 'soon', starts: 27, says: new RegExp(t('classroom:startsIn', { duration: '2\\d\u00a0min' })) },
  { when: 'live', starts: -10, says: t('classroom:live') },
  { when: 'finished', starts: -110, says: new RegExp(`^(${t('classes:finished')}|${t('classes:over.class')})$`) },
]
/** In the gate each lesson on one device. */
const cells = lessons.flatMap((lesson, row) =>
  devices.filter((_, column) => isFull || column === row).map((device) => ({ ...lesson, ...device })),
)

const title = 'Chess for two'
const listingAt = (startDate: string) => ({
  _id: 'c1',
  title,
  link: 'https://meet.example.com/chess',
  price: 8,
  startDate,
  description: scheduleLine({ zone: 'Asia/Tashkent', minutes: 50, audience: 'Ages 8-12.' }, startDate),
})

/** A page of a student on a device whose clock is off; only there the clock is not the machine's own. */
async function device(browser: Browser, token: string, off: number) {
  const { baseURL } = test.info().project.use
  const context = await browser.newContext({ baseURL: baseURL!, timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await beginAs(page, 'en', token)
  if (off !== 0) await page.clock.install({ time: Date.now() + off * minute })
  return page
}

/** Opens the dashboard with one lesson, the same that its classroom has. */
async function open(page: Page, start: number) {
  const listing = listingAt(new Date(start).toISOString())
  await page.unrouteAll()
  // Forwarded to the backend first, so that it has the backend's Date header.
  await page.route('**/api/manual-purchase', async (route) =>
    route.fulfill({ response: await route.fetch(), json: [{ _id: 'p1', isConfirmed: true, classId: listing }] }),
  )
  await page.route(`**/api/class/${listing._id}`, (route) => route.fulfill({ json: listing }))
  await page.goto('/dashboard')
}

/** The texts of a page, without the line about the device's clock. */
async function words(page: Page, told: string) {
  const text = await page.getByRole('main').innerText()
  return {
    told: text.includes(told),
    text: text
      .replace(told, '')
      .split(/\s*\n\s*/)
      .filter(Boolean),
  }
}

// Only a browser has a clock that can be wrong and requests with the Date header of a real server.
test('a device whose clock is wrong shows the same texts, and the size of the error', async ({ browser, request }) => {
  if (isFull) test.setTimeout(180_000) // all sixteen
  const token = await tokenOf(request, 'malika@nihol.test')
  const right = await device(browser, token, 0)
  for (const { off } of devices) {
    const wrong = await device(browser, token, off)
    for (const { when, starts, says, told } of cells.filter((cell) => cell.off === off)) {
      const same = async (where: string) => {
        for (const page of [right, wrong])
          await expect(page.getByRole('main').getByText(says).first(), `${when}, ${where}`).toBeVisible()
        // A minute may begin on one of them a moment earlier.
        await expect(async () => {
          const [expected, seen] = await Promise.all([words(right, told), words(wrong, told)])
          expect(seen, `${when}, ${where}, off by ${off} minutes`).toEqual({ told: true, text: expected.text })
          expect(expected.told).toBe(false)
        }).toPass()
      }
      const start = (Math.ceil(Date.now() / minute) + starts) * minute
      await Promise.all([right, wrong].map((page) => open(page, start)))
      // Finished classes are folded.
      if (when === 'finished')
        await Promise.all([right, wrong].map((page) => page.getByRole('main').locator('summary').click()))
      await same('dashboard')
      await Promise.all([right, wrong].map((page) => page.getByRole('main').getByRole('link', { name: title }).click()))
      await expect(wrong).toHaveURL(/\/classroom\//)
      await same('classroom')
    }
    await wrong.context().close()
  }
  await right.context().close()
})

import { listingId } from '../../backend/seed/seed.ts'
import { messagesOf } from '../../messages.ts'
import { expect, logIn, test } from '../journeys/journey.ts'

const t = messagesOf('en')

test('the side card of the details comes to rest above the shelves', async ({ page }) => {
  await logIn(page, 'malika@nihol.test')
  await page.goto(`/classdetails/${listingId('class', 'chess-first-moves')}/class`)
  const main = page.getByRole('main')
  await expect(main.getByText(t('classes:share.title'), { exact: true })).toBeVisible()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const shelf = main.getByRole('region', { name: t('classes:related.teacher') })
  await expect(shelf).toBeVisible()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const bottomOf = async (name: string) => {
    const { y, height } = (await main.getByRole('button', { name, exact: true }).boundingBox())!
    return y + height
  }
  expect(await bottomOf(t('classes:enroll.action'))).toBeLessThan((await shelf.boundingBox())!.y)
})

import { listingId } from '../../backend/seed/seed.ts'
import { wordsOf } from '../../words.ts'
import { expect, test, tokenOf } from '../journeys/journey.ts'
import { beginAs } from '../states/person.ts'
import { uncovered } from '../trial/family.ts'

test('the error of a field appears above the bar with Update @matrix', async ({ page, request }) => {
  const w = wordsOf('uz')
  await page.setViewportSize({ width: 360, height: 740 })
  await beginAs(page, 'uz', await tokenOf(request, 'dilnoza@nihol.test'))
  await page.goto(`/edit/${listingId('class', 'quran-arab-harflari')}/class`)
  const link = page.getByLabel(w('teaching:field.link'), { exact: true })
  await link.fill('zoom')
  const update = page.getByRole('button', { name: w('teaching:edit.submit'), exact: true })
  const { y: edge } = (await update.boundingBox())!
  await link.evaluate((field, bar) => scrollBy(0, field.getBoundingClientRect().bottom - bar + 20), edge)
  await update.click()
  await expect(link).toBeFocused()
  await expect.poll(() => uncovered(page.getByText(w('messages:httpsLink')))).toBe(true)
})

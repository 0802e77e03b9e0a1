import { expect, logIn, test } from '../journeys/journey.ts'

/** So many classes, each with two lessons in the printed week. */
const purchases = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    _id: `p${index}`,
    isConfirmed: true,
    groupId: {
      _id: `g${index}`,
      title: `Business entrepreneurship and financial literacy ${index}`,
      startDate: `2027-02-0${1 + (index % 3)}T22:00:00.000Z`,
      description: `Lessons: 8, every ${['Mon and Thu', 'Tue and Fri', 'Wed and Sat'][index % 3]}, 17:00-17:50 (America/New_York), from 2027-02-0${1 + (index % 3)}.`,
    },
  }))

// Only a browser knows what fits on a sheet of paper.
test('a printed week is one page, with few lessons and with many, upright and across', async ({ page }) => {
  await logIn(page, 'malika@nihol.test')
  await page.evaluate(() => localStorage.setItem('second_clock', 'Asia/Tashkent'))
  for (const [language, classes] of [
    ['en', 2],
    ['en', 6],
    ['uz', 20],
    ['uz', 30],
  ] as const) {
    await page.unrouteAll()
    await page.route('**/api/manual-purchase', (route) => route.fulfill({ json: purchases(classes) }))
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await page.goto('/dashboard?view=week&week=2027-02-01')
    await expect(page.getByRole('article')).toHaveCount(classes * 2)
    const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }
    for (const format of ['A4', 'Letter'] as const)
      for (const landscape of [false, true]) {
        const file = await page.pdf({ format, landscape, margin })
        const sheets = file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)
        expect(sheets, `${language}, ${classes}, ${format}`).toHaveLength(1)
      }
  }
})

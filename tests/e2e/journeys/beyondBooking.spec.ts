import type { Page } from '@playwright/test'
import { scheduleLine } from '../../backend/seed/scheduleLine.ts'
import { categoryId, listingId } from '../../backend/seed/seed.ts'
import { isFull } from '../../full.ts'
import { type Language, wordsOf } from '../../words.ts'
import { beginAs } from '../states/person.ts'
import { addressIn, answer, expect, main as mainOf, newcomer, press as pressIn, test } from './journey.ts'

const languages = ['en', 'uz'] as const
/** In the gate each journey has one width and one language. */
const cellsOf = (index: number) =>
  [360, 1280]
    .flatMap((width) => languages.map((language) => ({ width, language, name: `${width} px, ${language}` })))
    .filter(({ name }) => isFull || name === ['360 px, uz', '1280 px, en', '360 px, en'][index])

async function start(page: Page, { width, language }: { width: number; language: Language }) {
  await page.setViewportSize({ width, height: width < 700 ? 740 : 860 })
  await beginAs(page, language)
  const main = mainOf(page)
  return { w: wordsOf(language), main, press: (name: string) => pressIn(main, name) }
}

for (const cell of cellsOf(0))
  test(`a teacher publishes a class with a drawn cover and gets its poster (${cell.name})`, async ({ page }) => {
    const { w, main, press } = await start(page, cell)
    await newcomer(page, 'teacher', cell.language)
    await page.goto('/add-class-group')
    const title = 'Robotics by the river'
    await page.getByLabel(w('teaching:field.title'), { exact: true }).fill(title)
    await page.getByLabel(w('teaching:field.description'), { exact: true }).fill('Children build a first robot.')
    await page.getByLabel(w('teaching:field.link'), { exact: true }).fill('https://meet.example.com/robots')
    await press(w('teaching:field.imageDraw'))
    await expect(main.getByRole('button', { name: w('teaching:field.imageDrawAgain') })).toBeVisible()
    await press(w('teaching:add.submit'))
    await answer(page, w('teaching:add.done'), w('teaching:add.next'))
    const cover = main.getByRole('article').filter({ hasText: title }).locator('img').first()
    await expect(cover, 'in its full size').toHaveJSProperty('naturalWidth', 1200)
    const poster = page.waitForEvent('download')
    await press(w('classes:share.poster'))
    expect((await poster).suggestedFilename()).toBe('robotics-by-the-river.png')
  })

for (const cell of cellsOf(1))
  test(`a student copies and prints the week (${cell.name})`, async ({ page }) => {
    const { w, main, press } = await start(page, cell)
    const title = 'Evening chess'
    const startDate = new Date(Date.now() + 30 * 60_000).toISOString()
    await page.route('**/api/manual-purchase', (route) =>
      route.fulfill({
        json: [
          {
            _id: 'p1',
            isConfirmed: true,
            groupId: {
              _id: 'g1',
              title,
              startDate,
              category: categoryId('Chess'),
              description: scheduleLine({ zone: 'Asia/Tashkent', minutes: 50, audience: 'Ages 8-12.' }, startDate),
            },
          },
        ],
      }),
    )
    await page.addInitScript(() => {
      Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') })
    })
    await newcomer(page, 'student', cell.language)
    await page.goto('/dashboard?view=week')
    const lesson = main.getByRole('article').filter({ hasText: title }).first()
    await expect(lesson).toBeVisible()
    await main.getByText(w('timetable:tools.label')).click()
    await press(w('timetable:send.action'))
    await expect(main.getByText(w('timetable:send.copied'))).toBeVisible()
    await press(w('timetable:tools.print'))
    await expect(page.locator('html[data-printed]')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(lesson).toBeVisible()
  })

const chess = { id: listingId('class', 'chess-first-moves'), title: 'Chess from the very first move' }
const abacus = { id: listingId('group', 'abacus-club'), title: 'Abacus club' }

for (const cell of cellsOf(2))
  test(`a visitor compares saved classes; a phone only shows a comparison (${cell.name})`, async ({ page }) => {
    const { w, main, press } = await start(page, cell)
    const lessons = addressIn(cell.language, '/lessons')
    await page.goto(lessons)
    for (const { title } of [chess, abacus]) await press(w('classes:saved.save', { title }))
    await press(w('classes:saved.count', { count: 2 }))
    await expect(page).toHaveURL(/\?saved/)
    const choices = [chess, abacus].map(({ title }) =>
      main.getByRole('checkbox', { name: w('classes:saved.compareOne', { title }) }),
    )
    if (cell.width < 640) {
      await expect(choices[0]!).toHaveCount(0)
      await page.goto(`${lessons}?saved&compare=class/${chess.id},group/${abacus.id}`)
    } else for (const choice of choices) await choice.check()
    const table = main.getByRole('table', { name: w('classes:saved.comparison') })
    await expect(table.getByRole('columnheader').filter({ hasText: /./ })).toContainText([chess.title, abacus.title])
  })

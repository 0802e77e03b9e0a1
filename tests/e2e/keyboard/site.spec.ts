import { expect, test } from '../journeys/journey.ts'
import { isFull, languagesOf } from '../../full.ts'
import { keyboardUser } from './keyboardUser.ts'

// The images of hostile listings do not exist.
test.use({ allowed: [/Failed to load resource/] })

for (const language of languagesOf(0))
  test(`the Subjects menu opens, closes with Esc, and opens a course (${language})`, async ({ page }) => {
    const { w, open, tabTo, use, focused, press, arrived } = keyboardUser(page, language)
    await open('/about-us')
    await use('button', w('common:nav.subjects'))
    await tabTo('link', w('courses:course.chess.name'))
    await press('Escape')
    await focused('button', w('common:nav.subjects'))
    await expect(page.getByRole('banner').getByRole('link', { name: w('courses:course.chess.name') })).toBeHidden()
    await press('Space')
    await use('link', w('courses:course.robotics.name'))
    await arrived(/\/courses\/robotics$/)
  })

for (const language of languagesOf(1))
  test(`the mobile menu returns the focus, and its links navigate (${language})`, async ({ page }) => {
    const { w, open, tabTo, use, focused, press, heading, dialog } = keyboardUser(page, language)
    await page.setViewportSize({ width: 360, height: 740 })
    await open('/about-us')
    await use('button', w('common:nav.openMenu'))
    await expect(dialog(w('common:nav.menu'))).toBeVisible()
    await tabTo('link', w('common:nav.howItWorks'))
    await press('Escape')
    await focused('button', w('common:nav.openMenu'))
    await press('Enter')
    await use('link', w('common:nav.pricing'))
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(dialog(w('common:nav.menu'))).toHaveCount(0)
    await heading()
  })

for (const language of languagesOf(1))
  test(`the plan tabs follow arrow keys, Home and End (${language})`, async ({ page }) => {
    const { w, open, use, focused, press, stop } = keyboardUser(page, language)
    await open('/pricing')
    await use('tab', w('pricing:tabs.group'), 'ArrowRight')
    await focused('tab', w('pricing:tabs.individual'))
    await expect(page.getByRole('heading', { name: w('pricing:individualTitle') })).toBeVisible()
    await press('Home')
    await expect(page.getByRole('heading', { name: w('pricing:groupTitle') })).toBeVisible()
    await press('End')
    await focused('tab', w('pricing:tabs.individual'))
    await stop() // all tabs are one stop
    await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0)
  })

for (const language of languagesOf(0))
  test(`FAQ items open one at a time (${language})`, async ({ page }) => {
    const { w, open, tabToElement, press } = keyboardUser(page, language)
    await open('/courses/chess')
    const question = (id: string) =>
      page.locator('summary').filter({ hasText: w(`coursePages:faq.items.${id}.question`) })
    await tabToElement(question('duration'))
    await press('Enter')
    await expect(page.locator('details[open]')).toHaveCount(1)
    await tabToElement(question('cost'))
    await press('Space')
    await expect(page.locator('details[open] summary')).toHaveText(w('coursePages:faq.items.cost.question'))
    await press('Enter')
    await expect(page.locator('details[open]')).toHaveCount(0)
  })

for (const language of languagesOf(1))
  test(`the catalog is searched, filtered and cleared (${language})`, async ({ page }) => {
    const { w, open, tabTo, use, press, type, arrived, dialog } = keyboardUser(page, language)
    await open('/lessons')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(24) // all cards of the page; the first cards are rendered earlier
    await tabTo('searchbox', w('classes:filter.search'))
    await type('zzzz')
    await expect(page.getByText(w('classes:noMatch.title'))).toBeVisible()
    await use('button', w('classes:filter.clear'))
    await expect(cards).toHaveCount(24)
    await tabTo('button', w('classes:filter.open'), 'Shift+Tab')
    await press('Enter')
    await expect(dialog(w('classes:filter.open'))).toBeVisible()
    await tabTo('combobox', w('classes:filter.type'))
    await type(w('classes:type.group').slice(0, 3))
    const shown = dialog(w('classes:filter.open')).getByRole('button', { name: /\d/ })
    await use('button', await shown.innerText())
    await expect(page).toHaveURL(/type=group/)
    await expect(cards.first()).toContainText(w('classes:type.group'))
    const card = cards.first().getByRole('link')
    await use('link', (await card.getAttribute('aria-label')) ?? (await card.innerText()))
    await expect(page).toHaveURL(/[?&]show=group\//)
    await use('link', w('classes:sheet.logIn'))
    await arrived(/\/login\?next=/)
  })

for (const language of languagesOf(1))
  test(`the trial choices are completed after an alert (${language})`, async ({ page }) => {
    const { w, open, tabTo, use, press, answer, dialog } = keyboardUser(page, language)
    await open('/free-trial')
    await use('button', w('site:freeTrial.confirm'))
    await answer(w('site:freeTrial.selectAll'), w('common:ok'))
    await expect(page.locator('input[type=radio]:focus')).toHaveCount(1)
    for (const [index, group] of ['date', 'time', 'program', 'gradeBand'].entries()) {
      if (index > 0) await tabTo('radio', /./)
      await press('Space')
      await expect(
        page.getByRole('radiogroup', { name: w(`site:freeTrial.${group}`) }).locator('input:checked'),
      ).toHaveCount(1)
      if (index < 3) await press('Tab')
    }
    await use('button', w('site:freeTrial.confirm'))
    await expect(dialog(w('trial:title')).locator(':focus')).toHaveCount(1)
  })

for (const address of ['/', '/lessons', ...(isFull ? ['/courses/quran', '/contact-us', '/signup', '/terms'] : [])]) {
  test(`Tab reaches every control of ${address} and leaves the page at its end`, async ({ page }) => {
    const { open, stop } = keyboardUser(page, 'uz')
    await open(address)
    const most = (await page.locator('a[href], button, input, select, textarea, summary').count()) + 40
    const isLeft = () => page.evaluate(() => [null, document.body].includes(document.activeElement as HTMLElement))
    let stops = 0
    do {
      await stop()
      stops += 1
    } while (stops < most && !(await isLeft()))
    expect(stops, 'stops until the page was left').toBeLessThan(most)
    expect(stops).toBeGreaterThan(15)
  })
}

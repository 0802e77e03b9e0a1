import { expect, test } from '../journeys/journey.ts'
import { isFull, languagesOf } from '../../full.ts'
import { keyboardUser } from './keyboardUser.ts'

// The images of hostile listings do not exist.
test.use({ allowed: [/Failed to load resource/] })

for (const language of languagesOf(0))
  test(`the Subjects menu opens, closes with Esc, and opens a course (${language})`, async ({ page }) => {
    const { w, open, tabTo, focused, press, heading } = keyboardUser(page, language)
    await open('/about-us')
    await tabTo('button', w('common:nav.subjects'))
    await press('Enter')
    await tabTo('link', w('courses:course.chess.name'))
    await press('Escape')
    await focused('button', w('common:nav.subjects'))
    await expect(page.getByRole('banner').getByRole('link', { name: w('courses:course.chess.name') })).toBeHidden()
    await press('Space')
    await tabTo('link', w('courses:course.robotics.name'))
    await press('Enter')
    await expect(page).toHaveURL(/\/courses\/robotics$/)
    await heading()
  })

for (const language of languagesOf(1))
  test(`the mobile menu returns the focus, and its links navigate (${language})`, async ({ page }) => {
    const { w, open, tabTo, focused, press, heading, dialog } = keyboardUser(page, language)
    await page.setViewportSize({ width: 360, height: 740 })
    await open('/about-us')
    await tabTo('button', w('common:nav.openMenu'))
    await press('Enter')
    await expect(dialog(w('common:nav.menu'))).toBeVisible()
    await tabTo('link', w('common:nav.howItWorks'))
    await press('Escape')
    await focused('button', w('common:nav.openMenu'))
    await press('Enter')
    await tabTo('link', w('common:nav.pricing'))
    await press('Enter')
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(dialog(w('common:nav.menu'))).toHaveCount(0)
    await heading()
  })

for (const language of languagesOf(0))
  test(`the language switch keeps the focus (${language})`, async ({ page }) => {
    const other = language === 'en' ? 'uz' : 'en'
    const { open, tabTo, focused, press } = keyboardUser(page, language)
    await open('/pricing')
    const name = other === 'uz' ? /^UZ/ : /^EN/
    await tabTo('button', name)
    await press('Space')
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(keyboardUser(page, other).w('pricing:hero.title'))
    await focused('button', name)
  })

for (const language of languagesOf(1))
  test(`the plan tabs follow arrow keys, Home and End (${language})`, async ({ page }) => {
    const { w, open, tabTo, focused, press, stop } = keyboardUser(page, language)
    await open('/pricing')
    await tabTo('tab', w('pricing:tabs.group'))
    await press('ArrowRight')
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
    const { w, open, tabTo, press, type, heading, dialog } = keyboardUser(page, language)
    await open('/lessons')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(24) // all cards of the page; the first cards are rendered earlier
    await tabTo('searchbox', w('classes:filter.search'))
    await type('zzzz')
    await expect(page.getByText(w('classes:noMatch.title'))).toBeVisible()
    await tabTo('button', w('classes:filter.clear'))
    await press('Enter')
    await expect(cards).toHaveCount(24)
    await tabTo('button', w('classes:filter.open'), 'Shift+Tab')
    await press('Enter')
    await expect(dialog(w('classes:filter.open'))).toBeVisible()
    await tabTo('combobox', w('classes:filter.type'))
    await type(w('classes:type.group').slice(0, 3))
    const shown = dialog(w('classes:filter.open')).getByRole('button', { name: /\d/ })
    await tabTo('button', await shown.innerText())
    await press('Enter')
    await expect(page).toHaveURL(/type=group/)
    await expect(cards.first()).toContainText(w('classes:type.group'))
    const card = cards.first().getByRole('link')
    await tabTo('link', (await card.getAttribute('aria-label')) ?? (await card.innerText()))
    await press('Enter')
    await expect(page).toHaveURL(/[?&]show=group\//)
    await tabTo('link', w('classes:sheet.logIn'))
    await press('Enter')
    await expect(page).toHaveURL(/\/login\?next=/)
    await heading()
  })

for (const language of languagesOf(0))
  test(`Compare Options returns the focus (${language})`, async ({ page }) => {
    const { w, open, tabTo, focused, press, dialog } = keyboardUser(page, language)
    await open('/')
    await tabTo('button', w('home:paths.compare'))
    await press('Enter')
    await expect(dialog(w('pricing:compare.title'))).toBeVisible()
    await press('Escape')
    await focused('button', w('home:paths.compare'))
  })

for (const language of languagesOf(1))
  test(`the trial choices are completed after an alert (${language})`, async ({ page }) => {
    const { w, open, tabTo, press, answer, dialog } = keyboardUser(page, language)
    await open('/free-trial')
    await tabTo('button', w('site:freeTrial.confirm'))
    await press('Enter')
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
    await tabTo('button', w('site:freeTrial.confirm'))
    await press('Enter')
    await expect(dialog(w('trial:title')).locator(':focus')).toHaveCount(1)
  })

test('the reviews pause while they have the focus, and Pause is the first button', async ({ page }) => {
  const { w, open, tabToElement, focused, press, stop } = keyboardUser(page, 'en')
  await open('/')
  const reviews = page.getByRole('region', { name: w('home:testimonials.label') })
  await page.getByRole('heading', { name: w('home:testimonials.title') }).scrollIntoViewIfNeeded()
  await expect(reviews.getByRole('button').first()).toBeVisible()
  await tabToElement(reviews.getByRole('button').first())
  await focused('button', /automatic slide show/)
  const shown = () =>
    reviews
      .getByRole('group')
      .filter({ visible: true })
      .evaluateAll((slides) =>
        slides
          .filter((slide) => slide.getAttribute('aria-hidden') !== 'true')
          .map((slide) => slide.getAttribute('aria-label')),
      )
  const now = await shown()
  await stop()
  await stop()
  await press('Enter') // Next
  await expect.poll(shown).not.toEqual(now)
})

for (const address of isFull
  ? ['/', '/lessons', '/courses/quran', '/contact-us', '/signup', '/terms']
  : ['/', '/lessons']) {
  test(`Tab reaches every control of ${address} and leaves the page at its end`, async ({ page }) => {
    const { open, stop } = keyboardUser(page, 'uz')
    await open(address)
    const ids = await page.evaluate(() => {
      const stops = document.querySelectorAll('a[href], button, input, select, textarea, summary')
      return stops.length
    })
    let stops = 0
    do {
      await stop()
      stops += 1
    } while (
      stops < ids + 40 &&
      !(await page.evaluate(() => document.activeElement === null || document.activeElement === document.body))
    )
    expect(stops, 'stops until the page was left').toBeLessThan(ids + 40)
    expect(stops).toBeGreaterThan(15)
  })
}

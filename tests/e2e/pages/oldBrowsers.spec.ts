import { answer, expect, logIn, test } from '../journeys/journey.ts'

// Features missing in the oldest supported browsers (README § Browsers): Safari 16.4, Chrome 111, Firefox 128.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object
    const young: [owner: object, names: string][] = [
      [URL, 'canParse parse'],
      [Promise, 'withResolvers try'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Array, 'fromAsync'],
      [AbortSignal, 'any'],
      [RegExp, 'escape'],
      [Error, 'isError captureStackTrace'],
      [Response, 'json'],
      [Set.prototype, 'difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union'],
      [iterator, 'drop every filter find flatMap forEach map reduce some take toArray'],
      [Element.prototype, 'checkVisibility moveBefore setHTMLUnsafe'],
      [HTMLElement.prototype, 'popover showPopover hidePopover togglePopover'],
      [HTMLDetailsElement.prototype, 'name'],
      [HTMLDialogElement.prototype, 'requestClose closedBy'],
      [Document.prototype, 'startViewTransition'],
      [window, 'navigation requestIdleCallback cancelIdleCallback scheduler onscrollend cookieStore Iterator Temporal'],
    ]
    for (const [owner, names] of young) for (const name of names.split(' ')) Reflect.deleteProperty(owner, name)
  }),
)

test('the app starts in the oldest supported browsers', async ({ page }) => {
  await page.goto('/lessons')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.getByRole('searchbox').fill('Chess from the very first move')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await logIn(page, 'aziza@nihol.test')
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: 'Your first game in Scratch' })).toBeVisible()
})

test('the oldest supported browsers publish a class and reject an invalid link', async ({ page }) => {
  const title = `Old browser ${test.info().project.name}-${Date.now()}`
  await logIn(page, 'rustam@nihol.test')
  await page.goto('/add-class-group')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Description', { exact: true }).fill('From a tablet of 2023.')
  await page.getByLabel('Link', { exact: true }).fill('https://')
  await page.getByLabel('Image', { exact: true }).setInputFiles('public/icons/apple-touch-icon.png')
  const add = page.getByRole('main').getByRole('button', { name: 'Add', exact: true })
  await add.click()
  await expect(page.getByLabel('Link', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Link', { exact: true }).fill('https://meet.example.com/old')
  await add.click()
  await page.getByRole('dialog', { name: 'Successfully Created' }).getByRole('button').last().click()
  await page.getByRole('main').getByRole('link', { name: title }).first().click()
  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click()
  await answer(page, 'Are you sure?', 'Yes, delete')
  await expect(page.getByRole('dialog', { name: 'Deleted!' })).toBeVisible()
})

test('FAQ items open one at a time in browsers without exclusive details', async ({ page }) => {
  await page.goto('/courses/chess')
  const questions = page.locator('details[name]')
  await questions.first().scrollIntoViewIfNeeded()
  // The browser of the test knows the attribute, which the deletion of a property does not change.
  await questions.evaluateAll((all) => all.forEach((one) => one.removeAttribute('name')))
  const open = page.locator('main details[open] > summary')
  for (const question of ['How much does it cost', 'Is there homework']) {
    await page.locator('main summary', { hasText: question }).click()
    await expect(open).toHaveCount(1)
    await expect(open).toContainText(question)
  }
  await open.click()
  await expect(open).toHaveCount(0)
})

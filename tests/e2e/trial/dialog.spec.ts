import { isFull } from '../../full.ts'
import { expect, main, press as pressIn, test } from '../journeys/journey.ts'
import { family } from './family.ts'

test.use({ mayContact: ['scheduler'] })

test('the third step accepts messages only from the frame of the scheduler', async ({ page }) => {
  const { t, confirm, dialog, frame, fill, next, at, open, pass, book } = await family(page, 'en')
  const forged = { event: 'calendly.event_scheduled', payload: { event: { uri: 'https://evil.example/e/1' } } }
  await open()
  await fill[0]()
  await page.evaluate((message) => postMessage(message, '*'), forged) // too early, and from our own page
  await next()
  await at(2)
  await pass(2)
  await expect(frame.getByRole('button', { name: confirm })).toBeVisible()
  const ours = page.frames().find((one) => one.url().includes('embed_domain'))!

  await page.evaluate((message) => postMessage(message, '*'), forged)
  // From our frame, from another frame of the scheduler's origin, and from a popup.
  await page.evaluate(() => document.body.append(document.createElement('iframe')))
  const empty = page.frames().at(-1)!
  await empty.evaluate((message) => parent.postMessage(message, '*'), forged)
  const scheduler = new URL('/', ours.url()).href
  const framesOfScheduler = () => page.frames().filter((one) => one.url().startsWith(scheduler))
  await page.evaluate(
    (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
    scheduler,
  )
  await expect.poll(() => framesOfScheduler().length).toBe(2)
  const twin = framesOfScheduler().find((one) => one !== ours)!
  await twin.waitForLoadState()
  await twin.evaluate((message) => parent.postMessage(message, '*'), forged)
  const popup = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('about:blank'))
  await (await popup).evaluate((message) => (opener as Window).postMessage(message, '*'), forged)
  // From the right frame, but of a wrong shape.
  for (const wrong of [
    { ...forged, event: 'event_scheduled' },
    { event: forged.event, payload: { event: {} } },
    JSON.stringify(forged),
  ]) {
    await ours.evaluate((message) => parent.postMessage(message, '*'), wrong)
  }
  await page.bringToFront()
  await expect(dialog.getByText(t('trial:schedule.booked'))).toHaveCount(0)
  await next()
  await expect(dialog.getByRole('alert')).toHaveText(t('trial:fillRequired'))
  await expect(dialog.getByRole('heading', { level: 3, name: t('trial:steps.schedule.title') })).toBeVisible()

  await page.evaluate(() => document.querySelectorAll('body > iframe').forEach((one) => one.remove()))
  await book()
  await next()
  await at(4)
})

test('Esc, the backdrop and Back in the first step ask first, and the answers are kept', async ({ page }) => {
  const { t, dialog, pass, open, at } = await family(page, 'en')
  const question = page.getByRole('dialog', { name: t('trial:leave.title') })
  await open()
  // Without answers Back just closes it.
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await open()
  await pass(1)
  await page.goBack() // to the step before
  await at(1)
  const leave = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    ...(page.viewportSize()!.width > 700 ? [() => page.mouse.click(5, 5)] : []),
  ]
  const goOn = question.getByRole('button', { name: t('trial:leave.goOn') })
  for (const way of leave) {
    await way()
    await expect(question).toBeVisible()
    await goOn.last().click()
    await expect(question).toHaveCount(0)
    await expect(dialog.getByLabel(t('trial:fields.parentName'), { exact: true })).toHaveValue('Nodira O‘g‘li')
  }
  // Repeated Esc does not close it either.
  for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: t('trial:leave.keep') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/')
  const openers = main(page).getByRole('button', { name: t('common:nav.continueTrial', { step: 1 }) })
  await openers.last().click() // another button on the same page
  await at(1)
  await expect(dialog.getByLabel(t('trial:fields.parentPhoneNumber'))).toHaveValue('(555) 123-4567')
})

const manners = [
  [12, '+pushes'],
  [1, '+links'],
  [1, '+pushes'],
  [0, ''],
] as const
for (const [entries, manner] of isFull ? manners : manners.slice(0, 2))
  test(
    `every way out closes with ${entries} entries of the scheduler in the history ${manner}`,
    { tag: '@matrix' },
    async ({ page }) => {
      test.slow()
      const one = await family(page, 'en', manner)
      const { t, dialog, frame, open, at, toCalendar, choose, fill, next, finish, book } = one
      const question = page.getByRole('dialog', { name: t('trial:leave.title') })
      const addEntries = async () => {
        await expect(frame.getByRole('heading')).toBeVisible()
        for (let count = 0; count < entries; count += 1) await choose(count % 2 ? '11:00' : '11:30')
      }
      const isClosed = async () => {
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page).toHaveURL('/')
      }
      const press = (name: string) => pressIn(dialog, name)
      const keep = () => pressIn(question, t('trial:leave.keep'))
      await page.goto('/pricing')
      await open()
      await toCalendar()
      await addEntries()
      await press(t('common:cancel'))
      await question.getByRole('button', { name: t('trial:leave.discard') }).click()
      await isClosed()

      await page.locator('main [data-trial]').first().click()
      await toCalendar()
      for (const leave of [
        () => press(t('common:close')),
        () => dialog.press('Escape'),
        async () => {
          await page.reload()
          await at(3)
          await press(t('common:close'))
        },
      ]) {
        await addEntries()
        await leave()
        await keep()
        // At once, before the history has followed.
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await page.locator('main [data-trial]').first().click()
        await at(3)
      }
      await addEntries()
      await book()
      await next()
      await fill[3]()
      await finish()
      await page.getByRole('button', { name: t('trial:done.thanks') }).click()
      await isClosed()
      await page.goBack()
      await expect(page).toHaveURL('/pricing')
    },
  )

test(
  'a link of the scheduler to a new tab opens a page without the limits of the frame',
  { tag: '@matrix' },
  async ({ page }) => {
    const { frame, open, toCalendar } = await family(page, 'en', '+links')
    await open()
    await toCalendar()
    const popup = page.waitForEvent('popup')
    await frame.getByRole('link', { name: 'About this calendar' }).click()
    const tab = await popup
    await tab.getByRole('button', { name: 'Confirm' }).click() // needs scripts
    tab.on('dialog', (asked) => void asked.accept('yes'))
    expect(await tab.evaluate(() => prompt('?'))).toBe('yes') // in a sandbox null, without a question
  },
)

test('a booking closes in a browser that only goes back inside the frame', { tag: '@matrix' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  const { t, dialog, open, toCalendar, choose } = await family(page, 'en', '+pushes')
  await open()
  await toCalendar()
  await choose('11:00')
  await dialog.press('Escape')
  await page.getByRole('button', { name: t('trial:leave.keep') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await page.locator('main [data-trial]').first().click()
  await expect(dialog).toBeVisible()
})

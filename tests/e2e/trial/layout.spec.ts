import { languagesOf } from '../../full.ts'
import { expect, test } from '../journeys/journey.ts'
import { expectSound, family, uncovered } from './family.ts'

test.use({ mayContact: ['scheduler'] })

for (const language of languagesOf(0))
  for (const letters of ['100%', '200%']) {
    test(`neither buttons nor progress cover errors with text of ${letters} (${language})`, async ({ page }) => {
      const { t, confirm, dialog, fill, next, open, pass, toCalendar, finish } = await family(page, language)
      const field = dialog.getByLabel(t('trial:fields.hearAboutUsOther'))
      await open()
      await page.evaluate((size) => void (document.documentElement.style.fontSize = size), letters)
      // With large text the bars are not sticky.
      const pinned = letters === '100%'
      if (pinned && page.viewportSize()!.width < 700) {
        const room = await dialog.evaluate((box) => {
          const [sheet, button] = [box, box.querySelector('[type=submit]')!].map((part) => part.getBoundingClientRect())
          return sheet!.bottom - button!.bottom
        })
        expect(room).toBeLessThan(30)
      }
      await toCalendar()
      await expect(page.frameLocator('iframe').getByRole('button', { name: confirm })).toBeAttached()
      await next()
      await expect(dialog.getByRole('alert')).toHaveText(t('trial:fillRequired'))
      await expect.poll(() => uncovered(dialog.getByText(t('trial:schedule.bookFirst')))).toBe(true)
      if (pinned) expect(await uncovered(dialog.getByRole('progressbar'))).toBe(true)
      await pass(3)
      await fill[3]()
      await dialog.getByRole('radio', { name: t('trial:sources.other') }).check()
      for (const from of [0, 9999]) {
        await dialog.evaluate((box, top) => box.scrollTo({ top }), from)
        await finish()
        await expect(dialog.getByRole('alert')).toHaveText(t('trial:completeAll'))
        await expect(field).toBeFocused()
        const bars = [
          dialog.getByText(t('trial:completeAll')),
          dialog.getByRole('progressbar'),
          dialog.getByRole('button', { name: t('common:close') }),
        ]
        for (const part of [field, dialog.getByText(t('messages:empty.hearAboutUsOther')), ...(pinned ? bars : [])])
          await expect.poll(() => uncovered(part)).toBe(true)
      }
      await expectSound(page)
    })
  }

for (const language of languagesOf(1))
  test(`the only empty field of step 2 is shown with its label and its error (${language})`, async ({ page }) => {
    const { t, dialog, next, open, pass } = await family(page, language)
    await open()
    await pass(1)
    const name = dialog.getByLabel(t('trial:fields.childrenFullName'))
    const grade = dialog.getByLabel(t('trial:fields.gradeLevel'))
    for (const empty of ['subject', 'name', 'grade']) {
      await name.fill(empty === 'name' ? '' : 'Aziza Karimova')
      await grade.selectOption(empty === 'grade' ? '' : 'Grade 3')
      if (empty !== 'subject') await dialog.getByRole('radio', { name: t('trial:subjects.chess') }).check()
      for (const from of [0, 9999]) {
        await dialog.evaluate((box, top) => box.scrollTo({ top }), from)
        await next()
        await expect.poll(() => uncovered(dialog.locator('[id$="-error"]').first()), `${empty} from ${from}`).toBe(true)
        await expect.poll(() => uncovered(dialog.locator(':focus'))).toBe(true)
      }
    }
  })

for (const language of languagesOf(1))
  for (const { what, width, height, letters } of [
    { what: 'text of 200% on a small phone', width: 360, height: 740, letters: '200%' },
    { what: 'a phone in landscape', width: 740, height: 360, letters: '100%' },
  ]) {
    test(`progress and buttons leave room for two fields with ${what} (${language})`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const { dialog, fill, next, at, open } = await family(page, language)
      await open()
      await page.evaluate((size) => void (document.documentElement.style.fontSize = size), letters)
      for (const [index, answer] of fill.entries()) {
        const part =
          index === 3
            ? dialog.getByRole('radiogroup').first().locator('label')
            : dialog.locator('form div:has(> :is(input, select))')
        const fields = index === 2 ? [dialog.locator('iframe')] : [part.nth(0), part.nth(1)]
        await fields[0]!.evaluate((field) => field.scrollIntoView({ block: 'start' }))
        // The calendar is higher than a phone in landscape.
        if (index !== 2 || height > 400)
          for (const field of fields) await expect.poll(() => uncovered(field), `step ${index + 1}`).toBe(true)
        await dialog.evaluate((box) => box.scrollTo({ top: (box.scrollHeight - box.clientHeight) / 2 }))
        await expect(dialog.getByRole('progressbar')).not.toBeInViewport()
        await expect(dialog.locator('[type=submit]')).not.toBeInViewport({ ratio: 1 })
        await answer()
        if (index === 3) break
        await next()
        await at(index + 2)
      }
    })
  }

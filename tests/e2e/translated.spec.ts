import type { Page } from '@playwright/test'
import { atRest, inLanguages, isFull } from '../full.ts'
import { translate, unshownTexts } from '../translate.ts'
import { expect, test } from './journeys/journey.ts'
import { forms } from './mistakes/table.ts'
import { visitor } from './mistakes/visitor.ts'
import { person, stands } from './states/person.ts'
import { table } from './states/table.ts'

// The browser logs failed requests, and the app a session that could not be restored.
test.use({
  contextOptions: atRest,
  allowed: [/Failed to load resource|ERR_|The session could not be restored/],
  mayContact: ['scheduler'],
})

/** Expects that the page was translated, has not crashed, and shows what React means to show. */
async function expectTranslated(page: Page, crashed: string) {
  await expect(page.locator('font font font font').first()).toBeAttached()
  await expect(page.getByText(crashed)).toHaveCount(0)
  expect(await page.evaluate(unshownTexts)).toEqual([])
}

const inGate = ['log-in', 'the booking, with the calendar', 'a new class']
for (const { row: form, language } of inLanguages(forms.filter(({ name }) => isFull || inGate.includes(name))))
  test(`${form.name} is sent from a page that the browser translates (${language})`, async ({ page }) => {
    await page.addInitScript(translate)
    const guest = await visitor(page, language)
    await form.before?.(guest)
    await page.goto(form.address(guest))
    const place = await form.open(guest)
    for (const step of form.steps) {
      await step.arrive?.(guest)
      if (!form.prefilled && step.fields.some(({ optional }) => !optional)) {
        await guest.press(step.submit, place) // shows what is missing
        if (step.alert !== undefined) await guest.answer(step.alert)
      }
      for (const field of step.fields) await field.fill(guest, place)
      await expectTranslated(page, guest.w('common:crash.title'))
      await guest.press(step.submit, place)
    }
    await form.done(guest)
    expect(await guest.sent()).toEqual(form.sent(guest).map((request) => ({ method: 'POST', status: 201, ...request })))
    await expectTranslated(page, guest.w('common:crash.title'))
  })

const states = isFull ? table : table.filter(({ name }) => name === 'the catalogue without a match')
for (const { row: state, language } of inLanguages(states))
  test(`${state.name} is shown by a page that the browser translates (${language})`, async ({ page }) => {
    await page.addInitScript(translate)
    const walker = await person(page, language, state.as)
    await page.setViewportSize({ width: state.screens === 'narrow' ? 360 : 1280, height: 800 })
    await state.before?.(walker)
    await page.goto(state.address)
    await stands(page, { waiting: state.unsettled && !state.steps })
    await state.steps?.(walker)
    await expectTranslated(page, walker.w('common:crash.title'))
  })

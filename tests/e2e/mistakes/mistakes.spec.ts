import type { Locator } from '@playwright/test'
import { atRest, inLanguages } from '../../full.ts'
import { expect, test } from '../journeys/journey.ts'
import { type Field, invalid } from './fields.ts'
import { type Form, forms, type Step } from './forms.ts'
import { type Visitor, visitor } from './formVisitor.ts'

test.use({ contextOptions: atRest, mayContact: ['scheduler'] })

/** The drafts of this tab, to restart a step from them. */
const draftOf = ({ page }: Visitor) => page.evaluate(() => Object.entries(sessionStorage))

/** Leaves out each required field of a step once, submits, corrects it, and finally fills in all fields. */
async function makeMistakes(guest: Visitor, form: Form, step: Step, place: Locator) {
  const filled = new Set<Field>()
  const draft = await draftOf(guest)
  const fill = async (field: Field) => {
    if (!filled.has(field)) await field.fill(guest, place)
    filled.add(field)
  }
  const empty = async (field: Field) => {
    if (!filled.delete(field) && !form.prefilled) return
    if (field.clear) return field.clear(guest, place)
    await guest.page.evaluate((entries) => {
      sessionStorage.clear()
      for (const [name, value] of entries) sessionStorage.setItem(name, value)
    }, draft)
    filled.clear()
    await guest.page.goto('about:blank') // otherwise the dialog would reopen by itself
    await guest.page.goto(form.address(guest))
    await form.open(guest)
    await step.arrive?.(guest)
  }

  const required = step.fields.filter((field) => !field.optional)
  // Radio buttons cannot be cleared, so they come first, while they are still empty.
  for (const field of [...required.filter(({ clear }) => !clear), ...required.filter(({ clear }) => clear)]) {
    await empty(field)
    const others = step.fields.filter((other) => other !== field)
    for (const other of others) await fill(other)
    if (field.closes) await field.closes(guest, place)
    else {
      await guest.press(step.submit, place)
      if (step.alert !== undefined) await guest.answer(step.alert)
      await field.wrong(guest, place)
      await guest.boxed()
    }
    for (const other of others) await other.holds(guest, place)
    expect(await guest.sent()).toEqual([])
    await fill(field)
    await expect(invalid(place)).toHaveCount(0)
  }
  for (const field of step.fields) await fill(field)
  return required.length
}

const inGate = ['log-in', 'sign-up', 'a new class', 'the booking, with the calendar', 'Contact me']
for (const { row: form, language } of inLanguages(forms)) {
  const tag = inGate.includes(form.name) ? [] : '@matrix'
  test(
    `${form.name}: every single mistake is reported and can be corrected (${language})`,
    { tag },
    async ({ page }) => {
      const guest = await visitor(page, language)
      await form.before?.(guest)
      await page.goto(form.address(guest))
      const place = await form.open(guest)
      const fields: number[] = []
      for (const step of form.steps) {
        await step.arrive?.(guest)
        fields.push(await makeMistakes(guest, form, step, place))
        await guest.press(step.submit, place)
      }
      await form.done(guest)
      await guest.boxed()
      expect(await guest.sent()).toEqual(
        form.sent(guest).map((request) => ({ method: 'POST', status: 201, ...request })),
      )
      test.info().annotations.push({
        type: 'mistakes',
        description: JSON.stringify({ form: form.name, fields: fields.filter((count) => count > 0) }),
      })
    },
  )
}

import type { Page } from '@playwright/test'
import { atRest, inLanguages, isFull } from '../../full.ts'
import type { Language } from '../../messages.ts'
import { translate } from '../../translate.ts'
import { expect, expectTranslated, test } from '../journeys/journey.ts'
import { forms } from './forms.ts'
import { visitor } from './formVisitor.ts'

test.use({ contextOptions: atRest, mayContact: ['scheduler'] })

/** Fields are filled in, but no event tells the page. */
function withoutEvents() {
  for (const type of ['input', 'change', 'focusout', 'click'])
    addEventListener(
      type,
      (event) => {
        const { target } = event
        const isField = target instanceof Element && target.matches('input:not([type=file]), select, textarea')
        if (isField && (type !== 'click' || target.matches('[type=radio], [type=checkbox]')))
          event.stopImmediatePropagation()
      },
      true,
    )
}

type Help = {
  name: string
  script: () => void
  inGate: readonly string[]
  /** Forms with fields that appear once another field is filled in. */
  without?: RegExp
  check?: (page: Page, language: Language) => Promise<void>
}
const help: readonly Help[] = [
  {
    name: 'on a page that the browser translates',
    script: translate,
    inGate: ['log-in', 'the booking, with the calendar', 'a new class'],
    check: expectTranslated,
  },
  {
    name: 'filled in without events, as password managers do',
    script: withoutEvents,
    inGate: ['sign-up', 'the booking, with the calendar', 'a new class'],
    without: /the four choices|a schedule|every week/,
  },
]

for (const { name, script, inGate, without, check } of help)
  for (const { row: form, language } of inLanguages(
    forms.filter((one) => (isFull ? !without?.test(one.name) : inGate.includes(one.name))),
  ))
    test(`${form.name} is sent ${name} (${language})`, async ({ page }) => {
      await page.addInitScript(script)
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
        await check?.(page, language)
        await guest.press(step.submit, place)
      }
      await form.done(guest)
      expect(await guest.sent()).toEqual(
        form.sent(guest).map((request) => ({ method: 'POST', status: 201, ...request })),
      )
      await check?.(page, language)
    })

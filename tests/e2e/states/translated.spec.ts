import { atRest, inLanguages, isFull } from '../../full.ts'
import { translate } from '../../translate.ts'
import { expectTranslated } from '../expectTranslated.ts'
import { test } from '../journeys/journey.ts'
import { person, stands } from './person.ts'
import { table } from './allStates.ts'

// The browser logs failed requests, and the app a session that could not be restored.
test.use({
  contextOptions: atRest,
  allowed: [/Failed to load resource|ERR_|The session could not be restored/],
  mayContact: ['scheduler'],
})

const states = isFull ? table : table.filter(({ name }) => name === 'the catalog without a match')
for (const { row: state, language } of inLanguages(states))
  test(`${state.name} is shown by a page that the browser translates (${language})`, async ({ page }) => {
    await page.addInitScript(translate)
    const walker = await person(page, language, state.as)
    await page.setViewportSize({ width: state.screens === 'narrow' ? 360 : 1280, height: 800 })
    await state.before?.(walker)
    await page.goto(state.address)
    await stands(page, { waiting: state.unsettled && !state.steps })
    await state.steps?.(walker)
    await expectTranslated(page, language)
  })

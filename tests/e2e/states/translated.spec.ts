import { atRest, inLanguages, isFull } from '../../full.ts'
import { translate } from '../../translate.ts'
import { expectTranslated, test } from '../journeys/journey.ts'
import { reach, table } from './allStates.ts'

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
    await reach(page, state, language)
    await expectTranslated(page, language)
  })

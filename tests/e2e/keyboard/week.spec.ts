import { launchOptions } from '../../chromium.ts'
import { languagesOf } from '../../full.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { expect, logIn, test } from '../journeys/journey.ts'
import { keyboardUser } from './keyboardUser.ts'

test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

const python = `group/${listingId('group', 'python-beginners')}`

for (const language of languagesOf(1))
  test(`a student gets about the week and checks the devices by keys alone (${language})`, async ({ page }) => {
    const { w, open, tabTo, tabToElement, press, type } = keyboardUser(page, language)
    await logIn(page, 'aziza@nihol.test')
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await open('/dashboard')

    await tabTo('link', w('timetable:view.week'))
    await press('Enter')
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    const present = await heading.innerText()
    await tabTo('link', w('timetable:week.next'))
    await press('Enter')
    await expect(page).toHaveURL(/&week=/)
    await press('Enter')
    await expect(heading).not.toHaveText(present)
    await tabTo('link', w('timetable:week.present'))
    await press('Enter')
    await expect(heading).toHaveText(present)
    await expect(heading).toBeFocused()

    const tools = page.getByRole('button', { name: w('timetable:tools.calendar'), exact: true })
    await tabToElement(page.locator('summary').filter({ hasText: w('timetable:tools.label') }))
    await press('Enter')
    await tabToElement(tools)
    const download = page.waitForEvent('download')
    await press('Enter')
    expect((await download).suggestedFilename()).toMatch(/\.ics$/)

    await tabTo('combobox', w('timetable:clock.label'))
    await type(language === 'uz' ? 'Toshkent' : 'Tashkent')
    await expect(page.getByRole('main').locator(':focus')).toHaveValue('Asia/Tashkent')
    await tabTo('link', w('timetable:view.list'), 'Shift+Tab')
    await press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)

    await open(`/check?from=${python}`)
    for (const device of ['camera', 'microphone']) {
      await tabTo('button', w(`check:device.${device}.start`))
      await press('Enter')
      await expect(page.getByRole('button', { name: w(`check:device.${device}.stop`) })).toBeFocused()
    }
    await expect(page.getByText(w('check:device.camera.on'))).toBeVisible()
    await tabTo('button', w('check:speaker.play'))
    await press('Enter')
    // It comes when the notes have been played; Tab before would go past it.
    await expect(page.getByRole('button', { name: w('check:speaker.yes') })).toBeVisible()
    await tabTo('button', w('check:speaker.yes'))
    await press('Enter')
    await expect(page.getByText(w('check:speaker.heard'))).toBeVisible()
    await tabTo('link', w('check:back'))
    await press('Enter')
    await expect(page).toHaveURL(new RegExp(`/classroom/${python.split('/').toReversed().join('/')}$`))
  })

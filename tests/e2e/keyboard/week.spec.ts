import { languagesOf } from '../../full.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { expect, fakeDevices, logIn, test } from '../journeys/journey.ts'
import { keyboardUser } from './keyboardUser.ts'

test.use({ launchOptions: fakeDevices })

const python = `group/${listingId('group', 'python-beginners')}`

for (const language of languagesOf(1))
  test(`a student gets about the week and checks the devices by keys alone (${language})`, async ({ page }) => {
    const { w, open, tabTo, use, tabToElement, press, type } = keyboardUser(page, language)
    await logIn(page, 'aziza@nihol.test')
    await open('/dashboard')

    await use('link', w('timetable:view.week'))
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    const present = await heading.innerText()
    await use('link', w('timetable:week.next'))
    await expect(page).toHaveURL(/&week=/)
    await press('Enter')
    await expect(heading).not.toHaveText(present)
    await use('link', w('timetable:week.present'))
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
      await use('button', w(`check:device.${device}.start`))
      await expect(page.getByRole('button', { name: w(`check:device.${device}.stop`) })).toBeFocused()
    }
    await expect(page.getByText(w('check:device.camera.on'))).toBeVisible()
    await use('button', w('check:speaker.play'))
    // It comes when the notes have been played; Tab before would go past it.
    await expect(page.getByRole('button', { name: w('check:speaker.yes') })).toBeVisible()
    await use('button', w('check:speaker.yes'))
    await expect(page.getByText(w('check:speaker.heard'))).toBeVisible()
    await use('link', w('check:back'))
    await expect(page).toHaveURL(new RegExp(`/classroom/${python.split('/').toReversed().join('/')}$`))
  })

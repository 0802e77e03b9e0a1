import { expect, test } from '../journeys/journey.ts'
import { languagesOf } from '../../full.ts'
import { keyboardUser } from './keyboardUser.ts'
import { robotPicture } from '../states/person.ts'

for (const language of languagesOf(0))
  test(`a teacher creates, edits and deletes a class and logs out (${language})`, async ({ page }) => {
    const user = keyboardUser(page, language)
    const { w, logIn, write, use, tabToElement, focused, press, type, heading, arrived, answer, dialog } = user
    await logIn('teacher')

    await use('link', w('dashboard:sidebar.toAdd'))
    await heading()
    await use('radio', w('classes:type.class'), 'ArrowRight')
    await write(w('teaching:field.title'), 'Robotlar')
    await write(w('teaching:field.description'), 'Birinchi robot')
    await write(w('teaching:field.link'), 'https://meet.example.com/robot')
    // Waiting starts before the key is pressed, because the event may fire at once.
    const chooser = page.waitForEvent('filechooser')
    await tabToElement(page.locator('input[type=file]'))
    await press('Space')
    await (await chooser).setFiles(robotPicture)
    // The picture changes the height of its field.
    await expect(page.getByRole('button', { name: w('teaching:field.imageRemove') })).toBeVisible()
    await write(w('teaching:field.price'), '12')
    await use('button', w('teaching:add.submit'))
    await answer(w('teaching:add.done'), w('teaching:add.next'))
    await arrived(/\/dashboard$/)

    await use('link', /Robotlar/)
    await arrived(/\/edit\//)
    await tabToElement(page.getByLabel(w('teaching:field.title'), { exact: true }))
    await press('End')
    await type(' 2')
    await use('button', w('teaching:edit.submit'))
    await answer(w('teaching:edit.done'), w('common:ok'))
    await heading()

    await use('link', /Robotlar 2/)
    await heading()
    await use('button', w('teaching:delete.button'))
    await expect(dialog(w('common:areYouSure')).locator(':focus')).toHaveCount(1)
    await press('Escape')
    await focused('button', w('teaching:delete.button'))
    await press('Enter')
    await answer(w('common:areYouSure'), w('teaching:delete.yes'))
    await answer(w('teaching:delete.done'), w('common:ok'))
    await arrived(/\/dashboard$/)

    await use('button', w('dashboard:sidebar.logOut'))
    await answer(w('common:areYouSure'), w('common:cancel'))
    await focused('button', w('dashboard:sidebar.logOut'))
    await press('Enter')
    await answer(w('common:areYouSure'), w('dashboard:sidebar.logOutYes'))
    await expect(page).toHaveURL(/\/login$/)
    await answer(w('dashboard:sidebar.loggedOut'), w('common:ok'))
    await heading()
  })

import { expect, main, test } from '../journeys/journey.ts'
import { calendar, family } from '../trial/family.ts'
import { keyboardUser } from './keyboardUser.ts'

test.use({ mayContact: ['scheduler'] })

/**
 * A scheduler of one button, which books an event whose uri must not be used. Like a real one it answers after a while: the frame goes away
 * with the answer, and the key would never be acknowledged by a frame that is gone.
 */
const scheduler = `<title>Calendar</title><button>Book</button><script>
  const answer = { event: 'calendly.event_scheduled', payload: { event: { uri: 'uri:1' } } }
  document.querySelector('button').onclick = () => setTimeout(() => parent.postMessage(answer, '*'), 500)
  parent.postMessage({ event: 'calendly.event_type_viewed' }, '*')
</script>`

test('a trial lesson is booked', async ({ page }) => {
  const { t, email, dialog, at, sent } = await family(page, 'en')
  const { open, write, tabTo, use, tabToElement, focused, press } = keyboardUser(page, 'en')
  await page.route(calendar, (route) => route.fulfill({ contentType: 'text/html', body: scheduler }))
  await open('/')
  const opener = main(page).getByRole('button', { name: t('common:nav.bookTrial') })
  await tabToElement(opener.first())
  await press('Enter')
  await at(1)
  await write(t('trial:fields.parentName'), 'Nodira')
  await write(t('trial:fields.parentPhoneNumber'), '5551234567')
  await write(t('trial:fields.parentEmail'), email)
  await press('Enter')
  await at(2)
  await write(t('trial:fields.childrenFullName'), 'Aziza')
  await tabTo('combobox', t('trial:fields.gradeLevel'))
  await page.keyboard.type('Grade 3')
  await page.keyboard.press('Tab')
  await press('Space')
  await press('ArrowDown')
  await press('Enter')
  await at(3)
  const book = page.frameLocator('iframe').getByRole('button')
  await expect(book).toBeVisible()
  await press('Tab')
  // The focus enters the frame of another origin a moment after the key.
  await expect(book).toBeFocused()
  await press('Enter')
  await expect(dialog.getByText(t('trial:schedule.booked'))).toBeVisible()
  await use('button', t('trial:next'))
  await at(4)
  for (let group = 0; group < 3; group += 1) {
    await press('Tab')
    await press('Space')
  }
  await press('Enter')
  await expect(page.getByRole('dialog', { name: t('trial:done.booked') })).toBeVisible()
  await press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await focused('button', t('common:nav.anotherTrial'))
  expect((await sent()).map(({ body }) => body)).toMatchObject([
    {
      parentName: 'Nodira',
      gradeLevel: 'Grade 3',
      subject: 'IT coding',
      scheduleDate: 'The scheduler holds the date and time.',
      isBooked: true,
      planningToStart: 'Immediately',
      hearAboutUs: 'Instagram',
    },
  ])
})

import { expect } from '../journeys/journey.ts'
import type { State } from './allStates.ts'
import { writeLead, writeMessage, openContact } from './siteSteps.ts'

/** The states of public pages. */
export const contactStates: readonly State[] = [
  { name: 'the contact dialog', address: '/support', steps: openContact },
  {
    name: 'the contact dialog sent empty',
    address: '/support',
    steps: async (person) => {
      await openContact(person)
      await person.press('contact:dialog.contact.submit', person.dialog())
      await expect(person.page.getByRole('dialog', { name: person.w('contact:form.errorTitle') })).toBeVisible()
    },
  },
  {
    name: 'the contact dialog, sending',
    address: '/support',
    unsettled: true,
    before: ({ backend }) => backend('POST', '/mail', 'hang'),
    steps: async (person) => {
      await openContact(person)
      await writeLead(person, person.dialog())
      await person.press('contact:dialog.contact.submit', person.dialog())
      await expect(person.dialog().getByRole('button', { name: person.w('contact:sending') })).toBeVisible()
    },
  },
  {
    name: 'a message form with a mistyped email',
    address: '/contact-us',
    steps: async ({ fill, main, w }) => {
      await fill('contact:fields.email', 'nodira@gmial.com')
      await expect(
        main.getByRole('button', { name: w('messages:emailMeant', { email: 'nodira@gmail.com' }) }),
      ).toBeVisible()
    },
  },
  {
    name: 'the newsletter dialog from the footer',
    address: '/terms',
    steps: async ({ page, w, dialog }) => {
      await page.getByLabel(w('common:footer.stayUpdated')).fill('nodira@misol.com')
      await page.getByRole('button', { name: w('common:footer.send') }).click()
      await expect(dialog(w('contact:dialog.newsletter.title'))).toBeVisible()
    },
  },
  {
    name: 'the dialog of an upcoming course, sent',
    address: '/upcoming-course/music-theory',
    before: ({ backend }) => backend('POST', '/mail', { status: 201 }),
    steps: async (person) => {
      await person.press('coursePages:upcoming.notify.button')
      await expect(person.dialog().getByLabel(person.w('contact:fields.name'), { exact: true })).toBeEnabled()
      await writeLead(person, person.dialog())
      await person.press('contact:dialog.notify.submit', person.dialog())
      await expect(person.page.getByRole('dialog', { name: person.w('contact:form.successTitle') })).toBeVisible()
    },
  },
  {
    name: 'the message form sent empty',
    address: '/contact-us',
    steps: async (person) => {
      await person.press('contact:contactForm.submit')
      for (const name of ['firstName', 'lastName', 'email', 'phoneNumber', 'message'])
        await expect(person.page.getByText(person.w(`messages:empty.${name}`))).toBeVisible()
    },
  },
  {
    name: 'a message, sent',
    address: '/contact-us',
    before: ({ backend }) => backend('POST', '/mail', { status: 201 }),
    steps: async (person) => {
      await writeMessage(person)
      await person.press('contact:contactForm.submit')
      await expect(person.page.getByText(person.w('contact:contactForm.success'))).toBeVisible()
    },
  },
  {
    name: 'a message that failed',
    address: '/contact-us',
    before: ({ backend }) => backend('POST', '/mail', { status: 502, body: '<html>Bad gateway</html>' }),
    steps: async (person) => {
      await writeMessage(person)
      await person.press('contact:contactForm.submit')
      await expect(person.main.getByRole('alert')).toContainText(person.w('messages:sendStatus'))
    },
  },
  {
    name: 'offline',
    address: '/how-it-works',
    steps: async ({ page, w }) => {
      await page.waitForLoadState('networkidle') // the app has mounted and can report it
      await page.context().setOffline(true)
      await expect(page.getByText(w('common:offline'), { exact: true })).toBeVisible()
    },
  },
]

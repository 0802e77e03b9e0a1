import { expect } from '../journeys/journey.ts'
import type { Person } from './person.ts'
import type { State } from './table.ts'

const openMenu = ({ page, w }: Person) => page.getByRole('button', { name: w('common:nav.openMenu') }).click()
const writeLead = async ({ fill }: Person, within?: ReturnType<Person['dialog']>) => {
  await fill('contact:fields.name', 'Nodira Karimova', within)
  await fill('contact:fields.phone', '(555) 123-4567', within)
  await fill('contact:fields.email', 'nodira@misol.com', within)
}
const writeMessage = async ({ fill }: Person) => {
  await fill('contact:fields.firstName', 'Nodira')
  await fill('contact:fields.lastName', 'Karimova')
  await fill('contact:fields.email', 'nodira@misol.com')
  await fill('contact:fields.phone', '(555) 123-4567')
  await fill('contact:fields.message', 'Assalomu alaykum')
}
/** The consultation form loads when the reader comes near. */
const comeToConsultation = async ({ page, w }: Person) => {
  await page.locator('#consultation').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: w('contact:consultation.submit') })).toBeEnabled()
}
const openContact = async (person: Person) => {
  await person.press('site:support.callMe')
  await expect(person.dialog(person.w('contact:dialog.contact.title'))).toBeVisible()
}

/** What a visitor meets on the public pages. */
export const siteStates: readonly State[] = [
  { name: 'an unknown address', address: '/nowhere/at/all' },
  { name: 'a course that does not exist', address: '/courses/constructor' },
  { name: 'an upcoming course that does not exist', address: '/upcoming-course/nothing' },
  {
    name: 'the Subjects menu open',
    address: '/pricing',
    screens: 'wide',
    steps: ({ page, w }) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: w('common:nav.subjects') })
        .click(),
  },
  {
    name: 'the compact navigation',
    address: '/about-us',
    scrolled: true,
    steps: ({ page }) => page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' })),
  },
  { name: 'the mobile menu', address: '/pricing', screens: 'narrow', steps: openMenu },
  {
    name: 'the mobile menu with its subjects',
    address: '/about-us',
    screens: 'narrow',
    steps: async (person) => {
      await openMenu(person)
      await person.dialog().locator('summary').click()
    },
  },
  {
    name: 'a policy opened at a section',
    address: '/privacy#s7',
    steps: ({ page }) => expect(page.locator('#s7')).toBeInViewport(),
  },
  {
    name: 'the individual plans',
    address: '/pricing?plan=individual',
    // Not yet those that were written.
    steps: ({ main, w }) =>
      expect(main.getByRole('tab', { name: w('pricing:tabs.individual'), selected: true })).toBeVisible(),
  },
  {
    name: 'the comparison of plans',
    address: '/',
    steps: async ({ press, dialog, w }) => {
      await press('home:paths.compare')
      await expect(dialog(w('pricing:compare.title'))).toBeVisible()
    },
  },
  {
    name: 'the reviews, paused',
    address: '/',
    steps: async ({ page, w }) => {
      const reviews = page.getByRole('region', { name: w('home:testimonials.label') })
      await page.getByRole('heading', { name: w('home:testimonials.title') }).scrollIntoViewIfNeeded()
      await reviews.getByRole('button', { name: w('home:testimonials.next') }).click()
      await expect(reviews.getByRole('status')).not.toBeEmpty()
    },
  },
  {
    name: 'a question, open',
    address: '/courses/robotics',
    steps: ({ page, w }) =>
      page
        .locator('summary')
        .filter({ hasText: w('coursePages:faq.items.cost.question') })
        .click(),
  },
  {
    name: 'a support question, open',
    address: '/support',
    steps: ({ page, w }) =>
      page
        .locator('summary')
        .filter({ hasText: w('site:support.faq.items.refund.question') })
        .click(),
  },
  {
    name: 'a consultation form without a name',
    address: '/courses/chess',
    steps: async (person) => {
      await comeToConsultation(person)
      await person.press('contact:consultation.submit')
      await expect(person.page.getByText(person.w('messages:required')).first()).toBeVisible()
    },
  },
  {
    name: 'a consultation form, sent',
    address: '/courses/chess',
    before: ({ backend }) => backend('POST', '/mail', { status: 201 }),
    steps: async (person) => {
      await comeToConsultation(person)
      await writeLead(person)
      await person.press('contact:consultation.submit')
      await expect(person.page.getByText(person.w('contact:form.successMessage'))).toBeVisible()
    },
  },
  {
    name: 'a consultation form that failed',
    address: '/courses/quran',
    before: ({ backend }) => backend('POST', '/mail', { status: 500 }),
    steps: async (person) => {
      await comeToConsultation(person)
      await writeLead(person)
      await person.press('contact:consultation.submit')
      await expect(person.main.getByRole('alert')).toBeVisible()
    },
  },
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
      await expect(person.page.getByText(person.w('messages:required'))).toHaveCount(5)
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
      await page.waitForLoadState('networkidle') // the app is there to say it
      await page.context().setOffline(true)
      await expect(page.getByText(w('common:offline'), { exact: true })).toBeVisible()
    },
  },
]

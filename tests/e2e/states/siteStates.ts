import { listingId } from '../../backend/seed/seed.ts'
import { expect } from '../journeys/journey.ts'
import type { State } from './allStates.ts'
import { alerted, fill, openMenu, press, reads, type Step, told, on } from './steps.ts'

const lead = {
  'contact:fields.name': 'Nodira Karimova',
  'contact:fields.phone': '(555) 123-4567',
  'contact:fields.email': 'nodira@misol.com',
}
const writeMessage = fill({
  'contact:fields.firstName': 'Nodira',
  'contact:fields.lastName': 'Karimova',
  'contact:fields.email': 'nodira@misol.com',
  'contact:fields.phone': '(555) 123-4567',
  'contact:fields.message': 'Assalomu alaykum',
})
/** The consultation form loads when the reader comes near. */
const comeToConsultation: Step = async ({ page, w }) => {
  await page.locator('#consultation').scrollIntoViewIfNeeded()
  const summary = page.locator('#consultation summary') // on phones
  if (await summary.isVisible()) await summary.click()
  await expect(page.getByRole('button', { name: w('contact:consultation.submit') })).toBeEnabled()
}
const sendConsultation = [comeToConsultation, fill(lead), press('contact:consultation.submit')]
const openContact = [press('site:support.callMe'), told('contact:dialog.contact.title')]
const sendContact = press('contact:dialog.contact.submit', 'dialog')
const unfold =
  (key: string): Step =>
  ({ page, w }) =>
    page.locator('summary', { hasText: w(key) }).click()

export const siteStates: readonly State[] = [
  { name: 'an unknown address', address: '/nowhere/at/all' },
  { name: 'a course that does not exist', address: '/courses/constructor' },
  { name: 'an upcoming course that does not exist', address: '/upcoming-course/nothing' },
  {
    name: 'the check where camera, microphone, and sound fail',
    address: `/check?from=class/${listingId('class', 'chess-first-moves')}`,
    before: ({ page }) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
        Object.defineProperty(window, 'AudioContext', { value: undefined })
      }),
    steps: [
      press('check:device.camera.start'),
      press('check:device.microphone.start'),
      press('check:speaker.play'),
      reads('check:refused.microphone.unsupported', 'check:speaker.silent'),
    ],
  },
  ...on('/pricing', null, [
    {
      name: 'the Subjects menu open',
      screens: 'wide',
      steps: (person) => person.press('common:nav.subjects', person.page.getByRole('banner')),
    },
    { name: 'the mobile menu', screens: 'narrow', steps: openMenu },
  ]),
  ...on('/about-us', null, [
    {
      name: 'the compact navigation',
      scrolled: true,
      steps: ({ page }) => page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' })),
    },
    {
      name: 'the mobile menu with its subjects',
      screens: 'narrow',
      steps: [openMenu, ({ dialog }) => dialog().locator('summary').click()],
    },
  ]),
  {
    name: 'a policy opened at a section',
    address: '/privacy#s7',
    steps: ({ page }) => expect(page.locator('#s7')).toBeInViewport(),
  },
  {
    name: 'the individual plans',
    address: '/pricing?plan=individual',
    // Not the saved ones yet.
    steps: ({ main, w }) =>
      expect(main.getByRole('tab', { name: w('pricing:tabs.individual'), selected: true })).toBeVisible(),
  },
  ...on('/', null, [
    { name: 'the comparison of plans', steps: [press('home:paths.compare'), told('pricing:compare.title')] },
    {
      name: 'the reviews, paused',
      steps: async ({ page, w }) => {
        const reviews = page.getByRole('region', { name: w('home:testimonials.label') })
        await page.getByRole('heading', { name: w('home:testimonials.title') }).scrollIntoViewIfNeeded()
        await reviews.getByRole('button', { name: w('home:testimonials.next') }).click()
        await expect(reviews.getByRole('status')).not.toBeEmpty()
      },
    },
  ]),
  { name: 'a question, open', address: '/courses/robotics', steps: unfold('coursePages:faq.items.cost.question') },
  ...on('/support', null, [
    { name: 'a support question, open', steps: unfold('site:support.faq.items.refund.question') },
    { name: 'the contact dialog', steps: openContact },
    { name: 'the contact dialog sent empty', steps: [...openContact, sendContact, told('contact:form.errorTitle')] },
    {
      name: 'the contact dialog, sending',
      answers: { 'POST /mail': 'hang' },
      unsettled: true,
      steps: [
        ...openContact,
        fill(lead, 'dialog'),
        sendContact,
        ({ dialog, w }) => expect(dialog().getByRole('button', { name: w('contact:sending') })).toBeVisible(),
      ],
    },
  ]),
  ...on('/courses/chess', null, [
    {
      name: 'a consultation form without a name',
      steps: [comeToConsultation, press('contact:consultation.submit'), reads('messages:empty.name')],
    },
    {
      name: 'a consultation form, sent',
      answers: { 'POST /mail': 201 },
      steps: [...sendConsultation, reads('contact:form.successMessage')],
    },
  ]),
  {
    name: 'a consultation form that failed',
    address: '/courses/quran',
    answers: { 'POST /mail': 500 },
    steps: [...sendConsultation, alerted()],
  },
  ...on('/contact-us', null, [
    {
      name: 'a message form with a mistyped email',
      steps: [
        fill({ 'contact:fields.email': 'nodira@gmial.com' }),
        ({ main, w }) => {
          const name = w('messages:emailMeant', { email: 'nodira@gmail.com' })
          return expect(main.getByRole('button', { name })).toBeVisible()
        },
      ],
    },
    {
      name: 'the message form sent empty',
      steps: [
        press('contact:contactForm.submit'),
        reads(...['firstName', 'lastName', 'email', 'phoneNumber', 'message'].map((name) => `messages:empty.${name}`)),
      ],
    },
    {
      name: 'a message, sent',
      answers: { 'POST /mail': 201 },
      steps: [writeMessage, press('contact:contactForm.submit'), reads('contact:contactForm.success')],
    },
    {
      name: 'a message that failed',
      answers: { 'POST /mail': { status: 502, body: '<html>Bad gateway</html>' } },
      steps: [writeMessage, press('contact:contactForm.submit'), alerted('messages:sendStatus')],
    },
  ]),
  {
    name: 'the newsletter dialog from the footer',
    address: '/terms',
    steps: [
      async ({ fill, press, page }) => {
        const footer = page.getByRole('contentinfo')
        await fill('common:footer.stayUpdated', 'nodira@misol.com', footer)
        await press('common:footer.send', footer)
      },
      told('contact:dialog.newsletter.title'),
    ],
  },
  {
    name: 'the dialog of an upcoming course, sent',
    address: '/upcoming-course/music-theory',
    answers: { 'POST /mail': 201 },
    steps: [
      press('coursePages:upcoming.notify.button'),
      ({ dialog, w }) => expect(dialog().getByLabel(w('contact:fields.name'), { exact: true })).toBeEnabled(),
      fill(lead, 'dialog'),
      press('contact:dialog.notify.submit', 'dialog'),
      told('contact:form.successTitle'),
    ],
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

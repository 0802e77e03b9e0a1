import { listingId } from '../../backend/seed/seed.ts'
import { expect } from '../journeys/journey.ts'
import type { State } from './allStates.ts'
import { openMenu, writeLead, comeToConsultation } from './siteSteps.ts'
import { contactStates } from './contactStates.ts'

export const siteStates: readonly State[] = [
  { name: 'an unknown address', address: '/nowhere/at/all' },
  { name: 'a course that does not exist', address: '/courses/constructor' },
  { name: 'an upcoming course that does not exist', address: '/upcoming-course/nothing' },
  {
    name: 'the check where camera, microphone, and sound fail',
    address: `/check?from=class/${listingId('class', 'chess-first-moves')}`,
    before: async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
        Object.defineProperty(window, 'AudioContext', { value: undefined })
      })
    },
    steps: async ({ press, main, w }) => {
      await press('check:device.camera.start')
      await press('check:device.microphone.start')
      await press('check:speaker.play')
      await expect(main.getByText(w('check:refused.microphone.unsupported'))).toBeVisible()
      await expect(main.getByText(w('check:speaker.silent'))).toBeVisible()
    },
  },
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
    // Not the saved ones yet.
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
      await expect(person.page.getByText(person.w('messages:empty.name'))).toBeVisible()
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
  ...contactStates,
]

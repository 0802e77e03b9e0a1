import { expect } from '../journeys/journey.ts'
import { ready, text } from './fields.ts'
import type { Form } from './forms.ts'

const phone = text('contact:fields.phone', ' (555) 123-4567 ', 'messages:empty.phoneNumber')
const email = text('contact:fields.email', (visitor) => visitor.email)
const lead = [text('contact:fields.name', ' Nodira Karimova '), phone, email]
const mail =
  (rest: object): Form['sent'] =>
  (visitor) => [
    { path: '/mail', body: { name: 'Nodira Karimova', phoneNumber: '(555) 123-4567', email: visitor.email, ...rest } },
  ]

export const siteForms: readonly Form[] = [
  {
    name: 'a message',
    address: () => '/contact-us',
    open: ready('contact:contactForm.submit'),
    steps: [
      {
        submit: 'contact:contactForm.submit',
        fields: [
          text('contact:fields.firstName', ' Nodira '),
          text('contact:fields.lastName', 'Karimova'),
          email,
          phone,
          text('contact:fields.message', 'Assalomu alaykum,\nbizga yozing.'),
        ],
      },
    ],
    done: ({ main, w }) => expect(main.getByText(w('contact:contactForm.success'))).toBeVisible(),
    sent: mail({ message: 'Assalomu alaykum,\nbizga yozing.', countryCode: 'US' }),
  },
  {
    name: 'a consultation',
    address: () => '/courses/chess#consultation',
    open: async ({ page, w }) => {
      const form = page.locator('#consultation')
      await form.scrollIntoViewIfNeeded()
      await expect(form.getByRole('button', { name: w('contact:consultation.submit') })).toBeEnabled()
      return form
    },
    steps: [{ submit: 'contact:consultation.submit', fields: lead }],
    done: ({ main, w }) => expect(main.getByText(w('contact:form.successMessage'))).toBeVisible(),
    sent: mail({ message: '' }),
  },
  {
    name: 'Contact me',
    address: () => '/support',
    open: async ({ press, dialog, w }) => {
      await press('site:support.callMe')
      const form = dialog(w('contact:dialog.contact.title'))
      await expect(form.getByLabel(w('contact:fields.name'), { exact: true })).toBeEnabled()
      return form
    },
    steps: [{ submit: 'contact:dialog.contact.submit', alert: 'contact:form.errorTitle', fields: lead }],
    done: async ({ answer, dialog, w }) => {
      await answer('contact:form.successTitle')
      await expect(dialog(w('contact:dialog.contact.title'))).toHaveCount(0)
    },
    sent: mail({ message: 'From Contact Modal' }),
  },
]

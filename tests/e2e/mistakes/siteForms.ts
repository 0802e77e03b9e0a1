import { expect } from '../journeys/journey.ts'
import { text, words } from './fields.ts'
import type { Form } from './forms.ts'
import type { Visitor } from './formVisitor.ts'

const phone = text('contact:fields.phone', ' (555) 123-4567 ', 'messages:empty.phoneNumber')
const email = text('contact:fields.email', (visitor) => visitor.email)
const lead = [text('contact:fields.name', ' Nodira Karimova '), phone, email]
const mail = (message: string) => (visitor: Visitor) => [
  { path: '/mail', body: { name: 'Nodira Karimova', phoneNumber: '(555) 123-4567', email: visitor.email, message } },
]

type Way = {
  name: string
  address: string
  /** From the page to the dialog. */
  press: (visitor: Visitor) => Promise<void>
  title: (visitor: Visitor) => string
  submit: string
  message: string
  repeats?: boolean
}
/** The contact dialog, at the end of one of the ways that lead into it. */
const contact = ({ name, repeats = false, address, press, title, submit, message }: Way): Form => ({
  name,
  repeats,
  address: () => address,
  open: async (visitor) => {
    await press(visitor)
    const dialog = visitor.dialog(title(visitor))
    await expect(dialog.getByLabel(visitor.w('contact:fields.name'), { exact: true })).toBeEnabled()
    return dialog
  },
  steps: [{ name: 'lead', submit, alert: 'contact:form.errorTitle', fields: lead }],
  done: async (visitor) => {
    await visitor.answer('contact:form.successTitle')
    await expect(visitor.dialog(title(visitor))).toHaveCount(0)
  },
  sent: mail(message),
})
const about =
  (course: string) =>
  ({ w }: Visitor) =>
    w('contact:dialog.notify.titleOf', { name: w(`courses:upcoming.${course}.name`) })

/** Messages, leads and consultations. */
export const siteForms: readonly Form[] = [
  {
    name: 'a message',
    address: () => '/contact-us',
    open: async ({ main, w }) => {
      await expect(main.getByRole('button', { name: w('contact:contactForm.submit') })).toBeEnabled()
      return main
    },
    steps: [
      {
        name: 'message',
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
    sent: (visitor) => [
      {
        path: '/mail',
        body: {
          name: 'Nodira Karimova',
          email: visitor.email,
          phoneNumber: '(555) 123-4567',
          message: 'Assalomu alaykum,\nbizga yozing.',
          countryCode: 'US',
        },
      },
    ],
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
    steps: [{ name: 'lead', submit: 'contact:consultation.submit', fields: lead }],
    done: ({ main, w }) => expect(main.getByText(w('contact:form.successMessage'))).toBeVisible(),
    sent: mail(''),
  },
  contact({
    name: 'Contact me',
    address: '/support',
    press: ({ press }) => press('site:support.callMe'),
    title: words('contact:dialog.contact.title'),
    submit: 'contact:dialog.contact.submit',
    message: 'From Contact Modal',
  }),
  contact({
    name: 'Stay Updated, with the e-mail of the footer',
    address: '/about-us',
    press: async ({ page, w, email: typed, act, press }) => {
      await act(() => page.getByLabel(w('common:footer.stayUpdated')).fill(typed))
      await press('common:footer.send', page.getByRole('contentinfo'))
    },
    title: words('contact:dialog.newsletter.title'),
    submit: 'contact:dialog.newsletter.submit',
    message: 'Newsletter',
  }),
  contact({
    name: 'Subscribe, without an e-mail',
    repeats: true,
    address: '/',
    press: ({ press }) => press('home:upcoming.subscribe.button'),
    title: words('contact:dialog.newsletter.title'),
    submit: 'contact:dialog.newsletter.submit',
    message: 'Newsletter',
  }),
  contact({
    name: 'Notify Me, on the page of a course',
    address: '/upcoming-course/music-theory',
    press: ({ press }) => press('coursePages:upcoming.notify.button'),
    title: about('musicTheory'),
    submit: 'contact:dialog.notify.submit',
    message: 'Notify me: Music theory',
  }),
  contact({
    name: 'Notify Me, on a card',
    repeats: true,
    address: '/',
    press: ({ act, main, w }) =>
      act(() =>
        main
          .getByRole('button', { name: `${w('home:upcoming.notify')} ${w('courses:upcoming.youngInventors.name')}` })
          .click(),
      ),
    title: about('youngInventors'),
    submit: 'contact:dialog.notify.submit',
    message: 'Notify me: Young inventors',
  }),
]

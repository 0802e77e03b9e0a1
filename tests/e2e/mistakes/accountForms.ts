import { expect, password, register } from '../journeys/journey.ts'
import { choice, ready, text, words } from './fields.ts'
import type { Form } from './forms.ts'

const email = text('account:email', (visitor) => visitor.email)
const secret = 'Uzun-parol-1'

export const accountForms: readonly Form[] = [
  {
    name: 'log-in',
    address: () => '/login',
    before: (visitor) => register(visitor.page, visitor.email, 'student'),
    open: ready('account:login.submit'),
    steps: [{ submit: 'account:login.submit', fields: [email, text('account:password', password)] }],
    done: ({ page }) => expect(page).toHaveURL(/\/dashboard$/),
    sent: (visitor) => [
      { path: '/user/login', status: 200, body: { email: visitor.email, password, password_confirmation: password } },
    ],
  },
  {
    name: 'sign-up',
    address: () => '/signup',
    open: ready('account:signup.submit'),
    steps: [
      {
        submit: 'account:signup.submit',
        fields: [
          email,
          {
            ...text('account:password', secret),
            // Unlike what is typed below it: the button says why it takes no press.
            closes: async ({ main, w }) => {
              const button = main.getByRole('button', { name: w('account:signup.submit'), exact: true })
              await expect(button).toBeDisabled()
              await expect(button).toHaveAccessibleDescription(w('account:signup.sameTwice'))
              await expect(main.getByLabel(w('account:confirm'), { exact: true })).toHaveAccessibleDescription(
                w('messages:passwordsDontMatch'),
              )
            },
          },
          text('account:confirm', secret, 'messages:passwordsDontMatch'),
          { ...choice('account:signup.role', words('account:signup.teacher')), optional: true }, // a student, unless one says so
        ],
      },
    ],
    done: (visitor) => visitor.answer('account:signup.doneTitle', 'account:signup.goToLogin'),
    sent: (visitor) => [
      { path: '/user/register', body: { email: visitor.email, password: secret, role: 'teacher', status: 'active' } },
    ],
  },
  {
    name: 'a forgotten password',
    address: () => '/forgot-password',
    open: ready('account:forgot.submit'),
    steps: [{ submit: 'account:forgot.submit', fields: [email] }],
    done: ({ main, w }) => expect(main.getByText(w('account:forgot.sent'))).toBeVisible(),
    sent: (visitor) => [{ path: '/user/forgot-password', status: 200, body: { email: visitor.email } }],
  },
]

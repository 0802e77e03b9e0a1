import { expect } from '../journeys/journey.ts'
import type { State } from './allStates.ts'
import { details, told, alerted, everyCard, openMenu, logIn, signUp } from './memberSteps.ts'
import { detailsStates } from './detailsStates.ts'
import { catalogStates } from './catalogStates.ts'

export const memberStates: readonly State[] = [
  ...catalogStates,
  {
    name: 'log-in rejected with a message of the server',
    address: '/login',
    before: ({ backend }) =>
      backend('POST', '/user/login', {
        status: 403,
        body: { message: 'Your account is locked until tomorrow', errors: { email: 'This one is locked' } },
      }),
    steps: async (person) => {
      await logIn(person)
      await alerted(person)
    },
  },
  {
    name: 'log-in after a 429',
    address: '/login',
    before: ({ backend }) => backend('POST', '/user/login', { status: 429, headers: { 'retry-after': '80000' } }),
    steps: async (person) => {
      await logIn(person)
      await alerted(person)
    },
  },
  {
    name: 'log-in, sending',
    address: '/login',
    unsettled: true,
    before: ({ backend }) => backend('POST', '/user/login', 'hang'),
    steps: logIn,
  },
  {
    name: 'an expired session',
    address: '/dashboard',
    as: 'student',
    before: async ({ backend }) => backend('GET', '/manual-purchase', { status: 401 }),
    steps: ({ main, w }) => expect(main.getByText(w('messages:sessionEnded'))).toBeVisible(),
  },
  {
    name: 'a session that could not be checked',
    address: '/dashboard',
    as: 'student',
    before: async ({ backend }) => backend('GET', '/user/login/access', { status: 403 }),
    steps: ({ main, w }) =>
      expect(main.getByRole('heading', { level: 1, name: w('messages:sessionUnknown') })).toBeVisible(),
  },
  {
    name: 'sign-up with every error',
    address: '/signup',
    steps: async ({ fill, page, w }) => {
      await fill('account:email', 'nodira@')
      await fill('account:password', 'Uzun-parol-1')
      await fill('account:confirm', 'boshqa')
      await page.getByLabel(w('account:confirm'), { exact: true }).press('Enter')
      await expect(page.getByText(w('messages:passwordsDontMatch')).first()).toBeVisible()
    },
  },
  {
    name: 'sign-up done',
    address: '/signup',
    before: ({ backend }) => backend('POST', '/user/register', { status: 201, body: { message: 'Welcome aboard' } }),
    steps: async (person) => {
      await signUp(person)
      await told(person, 'account:signup.doneTitle')
    },
  },
  {
    name: 'sign-up rejected',
    address: '/signup',
    before: ({ backend }) => backend('POST', '/user/register', { status: 500 }),
    steps: async (person) => {
      await signUp(person)
      await alerted(person)
    },
  },
  {
    name: 'a reset link sent',
    address: '/forgot-password',
    before: ({ backend }) => backend('POST', '/user/forgot-password', { status: 200 }),
    steps: async ({ fill, press, main, w }) => {
      await fill('account:email', 'nodira@misol.com')
      await press('account:forgot.submit')
      await expect(main.getByText(w('account:forgot.sent'))).toBeVisible()
    },
  },

  {
    name: 'the empty dashboard of a student',
    address: '/dashboard',
    as: 'newcomer',
    before: ({ backend }) => backend('GET', '/manual-purchase', { status: 200, body: [] }),
  },
  {
    name: 'the dashboard, loading',
    address: '/dashboard',
    as: 'student',
    unsettled: true,
    before: ({ backend }) => backend('GET', '/manual-purchase', 'hang'),
  },
  {
    name: 'the dashboard that failed',
    address: '/dashboard',
    as: 'student',
    before: ({ backend }) => backend('GET', '/manual-purchase', { status: 500 }),
    steps: alerted,
  },
  { name: 'the dashboard with hostile texts', address: '/dashboard', as: 'hostileStudent', steps: everyCard },
  { name: 'the menu of a student', address: '/dashboard', as: 'student', screens: 'narrow', steps: openMenu },
  {
    name: 'the confirmation before logging out',
    address: '/dashboard',
    as: 'student',
    screens: 'wide',
    steps: async (person) => {
      await person.press('dashboard:sidebar.logOut', person.page.getByRole('complementary'))
      await told(person, 'common:areYouSure')
    },
  },
  {
    name: 'logged out',
    address: '/dashboard',
    as: 'student',
    screens: 'wide', // the button is in the sidebar
    steps: async (person) => {
      await person.press('dashboard:sidebar.logOut', person.page.getByRole('complementary'))
      await person.press('dashboard:sidebar.logOutYes', person.dialog())
      await told(person, 'dashboard:sidebar.loggedOut')
    },
  },

  {
    name: 'details: learning overview',
    address: `${details('class', 'chess-first-moves')}?tab=overview`,
    as: 'student',
  },
  ...detailsStates,
]

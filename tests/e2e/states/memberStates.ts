import { sentinels } from '../../backend/seed/sentinels.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { expect } from '../journeys/journey.ts'
import type { Person } from './person.ts'
import type { State } from './table.ts'

const details = (type: 'class' | 'group', slug: string) => `/classdetails/${listingId(type, slug)}/${type}`
const room = (type: 'class' | 'group', slug: string) => `/classroom/${listingId(type, slug)}/${type}`
const sheet = (type: 'class' | 'group', slug: string) => `/lessons?show=${type}/${listingId(type, slug)}`
const hostile = (page: 'classdetails' | 'classroom', name: keyof typeof sentinels) =>
  `/${page}/${sentinels[name]._id}/${sentinels[name].type}`

const told = (person: Person, key: string) =>
  expect(person.page.getByRole('dialog', { name: person.w(key) })).toBeVisible()
const tells = (key: string) => (person: Person) => told(person, key)
const lists =
  (answer: Parameters<Person['backend']>[2]) =>
  async ({ backend }: Person) => {
    await backend('GET', '/class/public', answer)
    await backend('GET', '/group/public', answer)
  }
const alerted = ({ main }: Person) => expect(main.getByRole('alert').first()).toBeVisible()
/** What is not in view is not asked for: each card is looked at until it has come. */
const everyCard = async ({ page, main }: Person) => {
  await expect(main.getByRole('listitem').getByRole('link').first()).toBeVisible()
  for (const card of await page.locator('[data-key]').all()) {
    await card.scrollIntoViewIfNeeded()
    await expect(card.locator('.skeleton')).toHaveCount(0)
  }
}
/** The sheet with everything that comes by and by. */
const sheetLoaded = (title: string) => async (person: Person) => {
  const shown = person.dialog(title)
  await expect(shown.getByRole('heading', { level: 3, name: person.w('classes:related.similar') })).toBeVisible()
  await expect(shown.locator('.skeleton')).toHaveCount(0)
}
const openMenu = ({ page, w }: Person) => page.getByRole('button', { name: w('common:nav.openMenu') }).click()
const logIn = async ({ fill, press }: Person) => {
  await fill('account:email', 'nobody@nihol.test')
  await fill('account:password', 'wrong one')
  await press('account:login.submit')
}
const signUp = async ({ fill, press }: Person) => {
  await fill('account:email', 'nodira@misol.com')
  await fill('account:password', 'Uzun-parol-1')
  await fill('account:confirm', 'Uzun-parol-1')
  await press('account:signup.submit')
}
const enrol = async (person: Person) => {
  await person.press('classes:enrol.action')
  await told(person, 'common:areYouSure')
}

/** The catalogue, the account pages, and what a student meets. */
export const memberStates: readonly State[] = [
  { name: 'the catalogue filtered', address: '/lessons?category=Chess&price=25' },
  { name: 'the catalogue filtered by date', address: '/lessons?date=2026-12-01..2026-12-31' },
  { name: 'the catalogue without a match', address: '/lessons?q=zzzz' },
  { name: 'the empty catalogue', address: '/lessons', before: lists({ status: 200, body: [] }) },
  { name: 'the catalogue, loading', address: '/lessons', before: lists('hang'), unsettled: true },
  { name: 'the catalogue that failed', address: '/lessons', before: lists({ status: 500 }), steps: alerted },
  {
    name: 'the catalogue without access for visitors',
    address: '/lessons',
    before: lists({ status: 401 }),
    steps: ({ main, w }) => expect(main.getByText(w('classes:logIn.title'))).toBeVisible(),
  },
  {
    name: 'the sheet of a class',
    address: sheet('class', 'chess-first-moves'),
    steps: sheetLoaded('Chess from the very first move'),
  },
  {
    name: 'the sheet of a class of its student',
    address: sheet('class', 'scratch-first-game'),
    as: 'student',
    steps: async (person) => {
      await sheetLoaded('Your first game in Scratch')(person)
      await expect(person.dialog().getByRole('link', { name: person.w('classes:openClassroom') })).toBeVisible()
    },
  },
  {
    name: 'the sheet of a group for an admin',
    address: sheet('group', 'python-beginners'),
    as: 'admin',
    steps: ({ dialog, w }) => expect(dialog().getByText(w('classes:enrol.forStudents'))).toBeVisible(),
  },
  {
    name: 'the sheet of a class that is gone',
    address: '/lessons?show=class/000000000000000000000000',
    steps: tells('classes:gone.class'),
  },
  {
    name: 'the sheet of a class, loading',
    address: sheet('class', 'chess-first-moves'),
    before: lists('hang'),
    unsettled: true,
  },
  {
    name: 'the sheet of a class that failed',
    address: sheet('class', 'chess-first-moves'),
    before: async (person) => {
      await lists({ status: 500 })(person)
      await person.backend('GET', '/class/*', { status: 500 })
    },
    steps: ({ dialog }) => expect(dialog().getByRole('alert')).toBeVisible(),
  },
  {
    name: 'the sheet of a class without access for visitors',
    address: sheet('class', 'chess-first-moves'),
    before: lists({ status: 401 }),
    steps: tells('classes:logIn.title'),
  },

  {
    name: 'log-in sent empty',
    address: '/login',
    steps: async (person) => {
      await person.press('account:login.submit')
      await expect(person.page.getByText(person.w('messages:required'))).toHaveCount(2)
    },
  },
  {
    name: 'log-in rejected',
    address: '/login',
    before: ({ backend }) => backend('POST', '/user/login', { status: 500 }),
    steps: async (person) => {
      await logIn(person)
      await alerted(person)
    },
  },
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
  { name: 'details: schedule', address: `${details('class', 'chess-first-moves')}?tab=schedule`, as: 'student' },
  { name: 'details: teacher', address: `${details('class', 'chess-first-moves')}?tab=teacher`, as: 'student' },
  {
    name: 'details whose category failed',
    address: details('class', 'chess-first-moves'),
    as: 'student',
    before: async ({ backend }) => backend('GET', '/category', { status: 500 }),
    steps: alerted,
  },
  {
    name: 'details of a class the student is enrolled in',
    address: details('class', 'scratch-first-game'),
    as: 'student',
  },
  { name: 'details of a deleted class', address: '/classdetails/000000000000000000000000/class', as: 'student' },
  {
    name: 'details, loading',
    address: details('class', 'chess-first-moves'),
    as: 'student',
    unsettled: true,
    before: ({ backend }) => backend('GET', '/class/*', 'hang'),
  },
  {
    name: 'details that failed',
    address: details('class', 'chess-first-moves'),
    as: 'student',
    before: ({ backend }) => backend('GET', '/class/*', { status: 500 }),
    steps: alerted,
  },
  {
    name: 'details with a title in one long word',
    address: hostile('classdetails', 'hugeTitle'),
    as: 'hostileTeacher',
  },
  { name: 'details with a very long text', address: hostile('classdetails', 'longWords'), as: 'student' },
  { name: 'details in right-to-left text', address: hostile('classdetails', 'rightToLeft'), as: 'student' },
  { name: 'details without any text', address: hostile('classdetails', 'nullTexts'), as: 'student' },
  {
    name: 'the confirmation before enrolling',
    address: details('class', 'chess-first-moves'),
    as: 'newcomer',
    steps: enrol,
  },
  {
    name: 'enrolled',
    address: details('class', 'chess-first-moves'),
    as: 'newcomer',
    before: ({ backend }) => backend('POST', '/manual-purchase/class', { status: 201 }),
    steps: async (person) => {
      await enrol(person)
      await person.press('classes:enrol.yes', person.dialog())
      await told(person, 'classes:enrol.done')
    },
  },
  {
    name: 'enrolling that failed',
    address: details('class', 'chess-first-moves'),
    as: 'newcomer',
    before: ({ backend }) => backend('POST', '/manual-purchase/class', { status: 500 }),
    steps: async (person) => {
      await enrol(person)
      await person.press('classes:enrol.yes', person.dialog())
      await told(person, 'messages:enrolTitle')
    },
  },
  { name: 'the classroom of a student', address: room('class', 'scratch-first-game'), as: 'student' },
  {
    name: 'the confirmation before joining',
    address: room('class', 'scratch-first-game'),
    as: 'student',
    steps: async (person) => {
      await person.press('classroom:join')
      await told(person, 'common:areYouSure')
    },
  },
  { name: 'the classroom without an enrolment', address: room('class', 'chess-first-moves'), as: 'newcomer' },
  { name: 'a classroom with a broken link', address: hostile('classroom', 'javascriptLink'), as: 'hostileStudent' },
  { name: 'a classroom that was deleted', address: '/classroom/000000000000000000000000/class', as: 'student' },
  { name: 'a classroom of an unknown type', address: '/classroom/abc/lesson', as: 'student' },
]

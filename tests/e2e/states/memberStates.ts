import { expect } from '../journeys/journey.ts'
import type { State } from './allStates.ts'
import { alerted, details, fill, hostile, openMenu, press, reads, room, type Step, told, on } from './steps.ts'

const chess = details('class', 'chess-first-moves')
const scratch = room('class', 'scratch-first-game')

const logIn = [
  fill({ 'account:email': 'nobody@nihol.test', 'account:password': 'wrong one' }),
  press('account:login.submit'),
]
const signUp = [
  fill({
    'account:email': 'nodira@misol.com',
    'account:password': 'Uzun-parol-1',
    'account:confirm': 'Uzun-parol-1',
  }),
  press('account:signup.submit'),
]
const logOut: Step = ({ press, page }) => press('dashboard:sidebar.logOut', page.getByRole('complementary'))
const enroll = [press('classes:enroll.action'), told('common:areYouSure')]
/** Cards outside the viewport are not requested: scrolls to each card until it has loaded. */
const everyCard: Step = async ({ page, main }) => {
  await expect(main.getByRole('listitem').getByRole('link').first()).toBeVisible()
  for (const card of await page.locator('[data-key]').all()) {
    await card.scrollIntoViewIfNeeded()
    await expect(card.locator('.skeleton')).toHaveCount(0)
  }
}

/** The account pages, and what a student meets. */
export const memberStates: readonly State[] = [
  ...on('/login', null, [
    {
      name: 'log-in sent empty',
      steps: [press('account:login.submit'), reads('messages:empty.email', 'messages:empty.password')],
    },
    { name: 'log-in rejected', answers: { 'POST /user/login': 500 }, steps: [...logIn, alerted()] },
    {
      name: 'log-in rejected with a message of the server',
      answers: {
        'POST /user/login': {
          status: 403,
          body: { message: 'Your account is locked until tomorrow', errors: { email: 'This one is locked' } },
        },
      },
      steps: [...logIn, alerted()],
    },
    {
      name: 'log-in after a 429',
      answers: { 'POST /user/login': { status: 429, headers: { 'retry-after': '80000' } } },
      steps: [...logIn, alerted()],
    },
    { name: 'log-in, sending', answers: { 'POST /user/login': 'hang' }, unsettled: true, steps: logIn },
  ]),
  ...on('/dashboard', 'student', [
    { name: 'an expired session', answers: { 'GET /manual-purchase': 401 }, steps: reads('messages:sessionEnded') },
    {
      name: 'a session that could not be checked',
      answers: { 'GET /user/login/access': 403 },
      steps: ({ main, w }) =>
        expect(main.getByRole('heading', { level: 1, name: w('messages:sessionUnknown') })).toBeVisible(),
    },
    { name: 'the dashboard, loading', answers: { 'GET /manual-purchase': 'hang' }, unsettled: true },
    { name: 'the dashboard that failed', answers: { 'GET /manual-purchase': 500 }, steps: alerted() },
    { name: 'the menu of a student', screens: 'narrow', steps: openMenu },
    {
      name: 'the confirmation before logging out',
      screens: 'wide', // the button is in the sidebar
      steps: [logOut, told('common:areYouSure')],
    },
    {
      name: 'logged out',
      screens: 'wide',
      steps: [logOut, press('dashboard:sidebar.logOutYes', 'dialog'), told('dashboard:sidebar.loggedOut')],
    },
  ]),
  ...on('/signup', null, [
    {
      name: 'sign-up with every error',
      steps: [
        fill({ 'account:email': 'nodira@', 'account:password': 'Uzun-parol-1', 'account:confirm': 'boshqa' }),
        ({ page, w }) => page.getByLabel(w('account:confirm'), { exact: true }).press('Enter'),
        reads('messages:passwordsDontMatch'),
      ],
    },
    {
      name: 'sign-up done',
      answers: { 'POST /user/register': { status: 201, body: { message: 'Welcome aboard' } } },
      steps: [...signUp, told('account:signup.doneTitle')],
    },
    { name: 'sign-up rejected', answers: { 'POST /user/register': 500 }, steps: [...signUp, alerted()] },
  ]),
  {
    name: 'a reset link sent',
    address: '/forgot-password',
    answers: { 'POST /user/forgot-password': 200 },
    steps: [
      fill({ 'account:email': 'nodira@misol.com' }),
      press('account:forgot.submit'),
      reads('account:forgot.sent'),
    ],
  },
  {
    name: 'the empty dashboard of a student',
    address: '/dashboard',
    as: 'newcomer',
    answers: { 'GET /manual-purchase': { status: 200, body: [] } },
  },
  { name: 'the dashboard with hostile texts', address: '/dashboard', as: 'hostileStudent', steps: everyCard },
  { name: 'details: learning overview', address: `${chess}?tab=overview`, as: 'student' },
  { name: 'details: schedule', address: `${chess}?tab=schedule`, as: 'student' },
  { name: 'details: teacher', address: `${chess}?tab=teacher`, as: 'student' },
  ...on(chess, 'student', [
    { name: 'details whose category failed', answers: { 'GET /category': 500 }, steps: alerted() },
    { name: 'details, loading', answers: { 'GET /class/*': 'hang' }, unsettled: true },
    { name: 'details that failed', answers: { 'GET /class/*': 500 }, steps: alerted() },
  ]),
  {
    name: 'details of a class the student is enrolled in',
    address: details('class', 'scratch-first-game'),
    as: 'student',
  },
  { name: 'details of a deleted class', address: '/classdetails/000000000000000000000000/class', as: 'student' },
  {
    name: 'details with a title in one long word',
    address: hostile('classdetails', 'hugeTitle'),
    as: 'hostileTeacher',
  },
  { name: 'details with a very long text', address: hostile('classdetails', 'longWords'), as: 'student' },
  { name: 'details in right-to-left text', address: hostile('classdetails', 'rightToLeft'), as: 'student' },
  { name: 'details without any text', address: hostile('classdetails', 'nullTexts'), as: 'student' },
  ...on(chess, 'newcomer', [
    { name: 'the confirmation before enrolling', steps: enroll },
    {
      name: 'enrolled',
      answers: { 'POST /manual-purchase/class': 201 },
      steps: [...enroll, press('classes:enroll.yes', 'dialog'), told('classes:enroll.done')],
    },
    {
      name: 'enrolling that failed',
      answers: { 'POST /manual-purchase/class': 500 },
      steps: [...enroll, press('classes:enroll.yes', 'dialog'), told('messages:enrollTitle')],
    },
  ]),
  ...on(scratch, 'student', [
    { name: 'the classroom of a student' },
    { name: 'the confirmation before joining', steps: [press('classroom:join'), told('common:areYouSure')] },
  ]),
  { name: 'the classroom without an enrollment', address: room('class', 'chess-first-moves'), as: 'newcomer' },
  { name: 'a classroom with a broken link', address: hostile('classroom', 'javascriptLink'), as: 'hostileStudent' },
  { name: 'a classroom that was deleted', address: '/classroom/000000000000000000000000/class', as: 'student' },
  { name: 'a classroom of an unknown type', address: '/classroom/abc/lesson', as: 'student' },
]

import { expect } from '../journeys/journey.ts'
import type { State } from './allStates.ts'
import { sheet, tells, lists, alerted, sheetLoaded, logIn } from './memberSteps.ts'

export const catalogStates: readonly State[] = [
  { name: 'the catalog filtered', address: '/lessons?category=Chess&price=25' },
  { name: 'the catalog filtered by date', address: '/lessons?date=2026-12-01..2026-12-31' },
  { name: 'the catalog without a match', address: '/lessons?q=zzzz' },
  { name: 'the catalog with a misspelt search', address: '/lessons?q=pythn' },
  { name: 'the empty catalog', address: '/lessons', before: lists({ status: 200, body: [] }) },
  { name: 'the catalog, loading', address: '/lessons', before: lists('hang'), unsettled: true },
  { name: 'the catalog that failed', address: '/lessons', before: lists({ status: 500 }), steps: alerted },
  {
    name: 'the catalog without access for visitors',
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
    steps: ({ dialog, w }) => expect(dialog().getByText(w('classes:enroll.forStudents'))).toBeVisible(),
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
      for (const name of ['email', 'password'])
        await expect(person.page.getByText(person.w(`messages:empty.${name}`))).toBeVisible()
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
]

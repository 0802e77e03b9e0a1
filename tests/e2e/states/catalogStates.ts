import { expect } from '../journeys/journey.ts'
import type { State } from './allStates.ts'
import type { Answer } from './person.ts'
import { alerted, reads, sheet, type Step, told, on } from './steps.ts'

const chess = sheet('class', 'chess-first-moves')
const lists = (answer: Answer) => ({ 'GET /class/public': answer, 'GET /group/public': answer })

/** The sheet with everything that comes by and by. */
const sheetLoaded =
  (title: string): Step =>
  async ({ dialog, w }) => {
    await expect(dialog(title).getByRole('heading', { level: 3, name: w('classes:related.teacher') })).toBeVisible()
    await expect(dialog(title).locator('.skeleton')).toHaveCount(0)
  }

export const catalogStates: readonly State[] = [
  { name: 'the catalog filtered', address: '/lessons?category=Chess&price=25' },
  { name: 'the catalog filtered by date', address: '/lessons?date=2026-12-01..2026-12-31' },
  { name: 'the catalog without a match', address: '/lessons?q=zzzz' },
  { name: 'the catalog with a misspelt search', address: '/lessons?q=pythn' },
  ...on('/lessons', null, [
    { name: 'the empty catalog', answers: lists({ status: 200, body: [] }) },
    { name: 'the catalog, loading', answers: lists('hang'), unsettled: true },
    { name: 'the catalog that failed', answers: lists(500), steps: alerted() },
    { name: 'the catalog without access for visitors', answers: lists(401), steps: reads('classes:logIn.title') },
  ]),
  ...on(chess, null, [
    { name: 'the sheet of a class', steps: sheetLoaded('Chess from the very first move') },
    { name: 'the sheet of a class, loading', answers: lists('hang'), unsettled: true },
    {
      name: 'the sheet of a class that failed',
      answers: { ...lists(500), 'GET /class/*': 500 },
      steps: ({ dialog }) => expect(dialog().getByRole('alert')).toBeVisible(),
    },
    {
      name: 'the sheet of a class without access for visitors',
      answers: lists(401),
      steps: told('classes:logIn.title'),
    },
  ]),
  {
    name: 'the sheet of a class of its student',
    address: sheet('class', 'scratch-first-game'),
    as: 'student',
    steps: [
      sheetLoaded('Your first game in Scratch'),
      ({ dialog, w }) => expect(dialog().getByRole('link', { name: w('classes:openClassroom') })).toBeVisible(),
    ],
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
    steps: told('classes:gone.class'),
  },
]

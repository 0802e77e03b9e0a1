import { expect } from '../journeys/journey.ts'
import type { State } from './allStates.ts'
import { robotPicture } from './person.ts'
import { alerted, edit, hostile, press, reads, type Step, told, on } from './steps.ts'

const chess = edit('class', 'chess-first-moves')
/** Forty letters without a place to break. */
const longWord = 'Qoʻshimchalashtirilganlarimizdanmisizlar'
const none = { status: 200, body: [] }

const write =
  (title: string): Step =>
  async ({ fill, page, w, served }) => {
    served.add(title) // their words, which the preview shows
    await fill('teaching:field.title', title)
    await fill('teaching:field.description', 'Bolalar birinchi robotini yasaydi.')
    await fill('teaching:field.link', 'https://meet.example.com/robot')
    await page.getByLabel(w('teaching:field.image'), { exact: true }).setInputFiles(robotPicture)
  }
const add = [write('Robotlar'), press('teaching:add.submit')]
const askToDelete = [press('teaching:delete.button'), told('common:areYouSure')]
const deleteIt = [...askToDelete, press('teaching:delete.yes', 'dialog')]

export const teachingStates: readonly State[] = [
  ...on('/dashboard', 'teacher', [
    {
      name: 'the empty dashboard of a teacher',
      answers: { 'GET /class/own-classes': none, 'GET /group/own-groups': none },
    },
    { name: 'the dashboard of a teacher with one failed list', answers: { 'GET /group/own-groups': 500 } },
    {
      name: 'the dashboard of a teacher with an open series',
      steps: async ({ main, w }) => {
        await main.getByText(w('dashboard:lessons_other', { count: 4 }), { exact: true }).click()
        await expect(main.getByRole('link', { name: 'A robot every week (4/4)' })).toBeVisible()
      },
    },
    {
      name: 'a dashboard with unbreakable words',
      answers: {
        'GET /class/own-classes': {
          status: 200,
          body: [
            {
              _id: 'a1',
              title: longWord,
              description: longWord,
              startDate: '2027-01-05T22:00:00.000Z',
              price: 1234567.5,
            },
            { _id: 'a2', title: `${longWord} ${longWord} ${longWord}`, description: '' },
          ],
        },
      },
    },
  ]),
  {
    name: 'the week of a teacher, with lessons at the same time and a second clock',
    address: '/dashboard?view=week&week=2027-02-03',
    as: 'teacher',
    answers: {
      'GET /class/own-classes': none,
      'GET /group/own-groups': {
        status: 200,
        body: [
          {
            _id: 'business',
            title: 'Business entrepreneurship and financial literacy',
            startDate: '2027-02-01T22:00:00.000Z',
            description: 'Lessons: 8, every Mon and Thu, 17:00-17:50 (America/New_York), from 2027-02-01.',
          },
          { _id: 'python', title: 'Python', startDate: '2027-02-04T22:30:00.000Z', description: '' },
        ],
      },
    },
    steps: async ({ main, w }) => {
      await main.getByRole('combobox', { name: w('timetable:clock.label') }).selectOption('Asia/Tashkent')
      await expect(main.getByRole('article')).toHaveCount(3)
    },
  },
  { name: 'the class form for a student', address: '/add-class-group', as: 'student' },
  ...on('/add-class-group', 'teacher', [
    {
      name: 'the class form with every error',
      steps: [
        ({ fill }) => fill('teaching:field.price', 'yigirma'),
        press('teaching:add.submit'),
        reads('messages:imageRequired'),
      ],
    },
    { name: 'the class form, filled in', steps: write(longWord) },
    {
      name: 'the class form with its schedule',
      steps: async ({ page, w, fill, check }) => {
        await fill('teaching:field.startDate', '2032-03-01T17:00')
        await page.getByText(w('teaching:schedule.title')).click()
        await check('teaching:schedule.choice.weekly')
        await page.getByRole('checkbox', { name: w('teaching:schedule.day.Mon'), exact: true }).check()
        await fill('teaching:schedule.count', '8')
        await fill('teaching:schedule.minutes', '50')
        await page.getByRole('button', { name: w('teaching:schedule.freeDays') }).click()
        const freeDays = page.getByRole('group', { name: w('teaching:schedule.freeDaysLegend') })
        await freeDays.getByRole('checkbox').first().check()
      },
    },
    {
      name: 'the class form with a draft',
      steps: [write('Robotlar'), ({ page }) => page.reload(), reads('teaching:draft.restored')],
    },
    { name: 'the class form, sending', answers: { 'POST /files': 'hang' }, unsettled: true, steps: add },
    {
      name: 'an image that failed to upload',
      answers: { 'POST /files': 500 },
      steps: [...add, alerted('messages:upload')],
    },
    {
      name: 'a class created',
      answers: {
        'POST /files': { status: 201, body: { src: 'robot.png' } },
        'POST /class': { status: 201, body: { _id: 'b1' } },
      },
      steps: [...add, told('teaching:add.done')],
    },
  ]),
  {
    name: 'the ways to share a class',
    address: '/dashboard',
    as: 'teacher',
    steps: [
      ({ main, w }) =>
        main
          .getByRole('button', { name: w('classes:share.title') })
          .first()
          .click(),
      told('classes:share.title'),
    ],
  },
  { name: 'the edit form of another teacher’s class', address: hostile('edit', 'pastDate'), as: 'teacher' },
  { name: 'the edit form of a deleted class', address: '/edit/000000000000000000000000/class', as: 'teacher' },
  { name: 'the edit form with a very long title', address: hostile('edit', 'hugeTitle'), as: 'hostileTeacher' },
  ...on(chess, 'teacher', [
    { name: 'the edit form, loading', answers: { 'GET /class/*': 'hang' }, unsettled: true },
    { name: 'the confirmation before deleting', steps: askToDelete },
    {
      name: 'deleting that failed',
      answers: { 'DELETE /class/*': 500 },
      steps: [...deleteIt, told('messages:deleteTitle')],
    },
    { name: 'deleted', answers: { 'DELETE /class/*': 200 }, steps: [...deleteIt, told('teaching:delete.done')] },
  ]),
]

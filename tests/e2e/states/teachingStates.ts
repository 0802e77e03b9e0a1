import { sentinels } from '../../backend/seed/sentinels.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { expect, markFreeDay } from '../journeys/journey.ts'
import type { Person } from './person.ts'
import type { State } from './allStates.ts'
import { smallestPicture } from '../../smallestPicture.ts'

const chess = `/edit/${listingId('class', 'chess-first-moves')}/class`
/** Forty letters without a place to break. */
const longWord = 'Qoʻshimchalashtirilganlarimizdanmisizlar'

const told = (person: Person, key: string) =>
  expect(person.page.getByRole('dialog', { name: person.w(key) })).toBeVisible()
const write = async ({ fill, page, w, served }: Person, title: string) => {
  served.add(title) // their words, which the preview shows
  await fill('teaching:field.title', title)
  await fill('teaching:field.description', 'Bolalar birinchi robotini yasaydi.')
  await fill('teaching:field.link', 'https://meet.example.com/robot')
  await page
    .getByLabel(w('teaching:field.image'), { exact: true })
    .setInputFiles({ name: 'robot.png', mimeType: 'image/png', buffer: smallestPicture })
}
const add = async (person: Person) => {
  await write(person, 'Robotlar')
  await person.press('teaching:add.submit')
}
const remove = async (person: Person) => {
  await person.press('teaching:delete.button')
  await told(person, 'common:areYouSure')
}
const stored = { status: 201, body: { src: 'robot.png' } }

/** The states of a teacher's pages. */
export const teachingStates: readonly State[] = [
  {
    name: 'the empty dashboard of a teacher',
    address: '/dashboard',
    as: 'teacher',
    before: async ({ backend }) => {
      await backend('GET', '/class/own-classes', { status: 200, body: [] })
      await backend('GET', '/group/own-groups', { status: 200, body: [] })
    },
  },
  {
    name: 'the dashboard of a teacher with one failed list',
    address: '/dashboard',
    as: 'teacher',
    before: ({ backend }) => backend('GET', '/group/own-groups', { status: 500 }),
  },
  {
    name: 'the dashboard of a teacher with an open series',
    address: '/dashboard',
    as: 'teacher',
    steps: async ({ main, w }) => {
      await main.getByText(w('dashboard:lessons_other', { count: 4 }), { exact: true }).click()
      await expect(main.getByRole('link', { name: 'A robot every week (4/4)' })).toBeVisible()
    },
  },
  {
    name: 'a dashboard with unbreakable words',
    address: '/dashboard',
    as: 'teacher',
    before: ({ backend }) =>
      backend('GET', '/class/own-classes', {
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
      }),
  },
  { name: 'the class form for a student', address: '/add-class-group', as: 'student' },
  {
    name: 'the class form with every error',
    address: '/add-class-group',
    as: 'teacher',
    steps: async (person) => {
      await person.fill('teaching:field.price', 'yigirma')
      await person.press('teaching:add.submit')
      await expect(person.page.getByText(person.w('messages:imageRequired'))).toBeVisible()
    },
  },
  {
    name: 'the class form, filled in',
    address: '/add-class-group',
    as: 'teacher',
    steps: (person) => write(person, longWord),
  },
  {
    name: 'the class form with its schedule',
    address: '/add-class-group',
    as: 'teacher',
    steps: async ({ page, w }) => {
      const fill = (key: string, value: string) => page.getByLabel(w(key), { exact: true }).fill(value)
      await fill('teaching:field.startDate', '2032-03-01T17:00')
      await page.getByText(w('teaching:schedule.title')).click()
      await page.getByRole('radio', { name: w('teaching:schedule.choice.weekly') }).check()
      await page.getByRole('checkbox', { name: w('teaching:schedule.day.Mon'), exact: true }).check()
      await fill('teaching:schedule.count', '8')
      await fill('teaching:schedule.minutes', '50')
      await markFreeDay(page, w)
    },
  },
  {
    name: 'the class form with a draft',
    address: '/add-class-group',
    as: 'teacher',
    steps: async (person) => {
      await write(person, 'Robotlar')
      await person.page.reload()
      await expect(person.page.getByText(person.w('teaching:draft.restored'))).toBeVisible()
    },
  },
  {
    name: 'the class form, sending',
    address: '/add-class-group',
    as: 'teacher',
    unsettled: true,
    before: ({ backend }) => backend('POST', '/files', 'hang'),
    steps: add,
  },
  {
    name: 'an image that failed to upload',
    address: '/add-class-group',
    as: 'teacher',
    before: ({ backend }) => backend('POST', '/files', { status: 500 }),
    steps: async (person) => {
      await add(person)
      await expect(person.main.getByRole('alert')).toContainText(person.w('messages:upload'))
    },
  },
  {
    name: 'a class created',
    address: '/add-class-group',
    as: 'teacher',
    before: async ({ backend }) => {
      await backend('POST', '/files', stored)
      await backend('POST', '/class', { status: 201, body: { _id: 'b1' } })
    },
    steps: async (person) => {
      await add(person)
      await told(person, 'teaching:add.done')
    },
  },
  {
    name: 'the edit form of another teacher’s class',
    address: `/edit/${sentinels.pastDate._id}/${sentinels.pastDate.type}`,
    as: 'teacher',
  },
  { name: 'the edit form of a deleted class', address: '/edit/000000000000000000000000/class', as: 'teacher' },
  {
    name: 'the edit form with a very long title',
    address: `/edit/${sentinels.hugeTitle._id}/${sentinels.hugeTitle.type}`,
    as: 'hostileTeacher',
  },
  {
    name: 'the edit form, loading',
    address: chess,
    as: 'teacher',
    unsettled: true,
    before: ({ backend }) => backend('GET', '/class/*', 'hang'),
  },
  { name: 'the confirmation before deleting', address: chess, as: 'teacher', steps: remove },
  {
    name: 'deleting that failed',
    address: chess,
    as: 'teacher',
    before: ({ backend }) => backend('DELETE', '/class/*', { status: 500 }),
    steps: async (person) => {
      await remove(person)
      await person.press('teaching:delete.yes', person.dialog())
      await told(person, 'messages:deleteTitle')
    },
  },
  {
    name: 'deleted',
    address: chess,
    as: 'teacher',
    before: ({ backend }) => backend('DELETE', '/class/*', { status: 200 }),
    steps: async (person) => {
      await remove(person)
      await person.press('teaching:delete.yes', person.dialog())
      await told(person, 'teaching:delete.done')
    },
  },
]

import { categoryId } from '../../backend/seed/seed.ts'
import { expect, register, sessionOf } from '../journeys/journey.ts'
import { choice, type Field, optional, ready, select, text, ticks, words } from './fields.ts'
import type { Form } from './forms.ts'
import type { Visitor } from './formVisitor.ts'
import { robotPicture } from '../states/person.ts'

const written = { title: 'Robotlar', description: 'Birinchi robot', link: 'https://meet.example.com/robot' }

/** A new teacher, signed in. */
async function asTeacher({ page, email, learnt, signIn }: Visitor) {
  await register(page, email, 'teacher')
  const { access_token: token, user } = await sessionOf(page.request, email)
  Object.assign(learnt, { token, teacherId: user._id })
  await signIn(token)
  // The name of the picture is the backend's.
  page.on('response', (response) => {
    if (response.url().endsWith('/api/files'))
      void response.json().then(({ src }: { src: string }) => (learnt['src'] = src))
  })
}
/** A teacher with one group. */
async function withGroup(visitor: Visitor) {
  await asTeacher(visitor)
  const { token, teacherId } = visitor.learnt
  const answer = await visitor.page.request.post('/api/group', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      title: 'Eski nom',
      description: 'Eski soʻzlar',
      link: 'https://meet.example.com/old',
      imageUrl: 'chess-endgames.webp',
      price: 12.5,
      startDate: '2027-02-01T15:00:00.000Z',
      category: categoryId('Chess'),
      isPublished: 'true',
      teacherId,
    },
  })
  visitor.learnt['id'] = ((await answer.json()) as { _id: string })._id
}

const picture: Field = {
  ...text('teaching:field.image', '', 'messages:imageRequired'),
  fill: ({ act, w }, form) =>
    act(() => form.getByLabel(w('teaching:field.image'), { exact: true }).setInputFiles(robotPicture)),
  clear: ({ press }, form) => press('teaching:field.imageRemove', form),
  holds: (_visitor, form) => expect(form.getByText('robot.png')).toBeVisible(),
}
const texts = [
  text('teaching:field.title', written.title),
  text('teaching:field.description', written.description),
  text('teaching:field.link', written.link),
]
const rest = [
  text('teaching:field.startDate', '2032-03-05T10:00'),
  select('teaching:field.category', words('courses:course.robotics.name')),
  text('teaching:field.price', '25,5'),
].map(optional)
const kept = { startDate: '2032-03-05T15:00:00.000Z', category: categoryId('Robotics'), price: 25.5 }

/** A restored draft may have opened the schedule already. */
const withSchedule = async (visitor: Visitor) => {
  const form = await ready('teaching:add.submit')(visitor)
  const folded = form.locator('details:not([open]) > summary').first()
  if (await folded.isVisible()) await visitor.act(() => folded.click())
  return form
}

const png: unknown = expect.stringMatching(/^[\w-]+\.png$/)
/** The form of a new class; `bodies` are what is published. */
const newClass = (name: string, fields: readonly Field[], ...bodies: readonly object[]): Form => ({
  name,
  address: () => '/add-class-group',
  before: asTeacher,
  open: withSchedule,
  steps: [
    {
      submit: 'teaching:add.submit',
      fields: [optional(choice('teaching:field.type', words('classes:type.class'))), ...texts, picture, ...fields],
    },
  ],
  done: (visitor) => visitor.answer('teaching:add.done', 'teaching:add.next'),
  sent: ({ learnt }) => [
    { path: '/files', body: { name: png, file: { fileName: png, type: 'image/png', size: expect.any(Number) } } },
    ...bodies.map((body) => ({
      path: '/class',
      body: { ...written, ...body, imageUrl: learnt['src'], isPublished: 'true', teacherId: learnt['teacherId'] },
    })),
  ],
})
const lessons = (name: 'weekly' | 'several') =>
  optional(choice('teaching:schedule.choice.legend', words(`teaching:schedule.choice.${name}`)))
const day = (name: string) => words(`teaching:schedule.day.${name}`)
/** Weekly lessons need their start, days, length, and number; a highest age needs a lowest age, and a sentence about the teacher a name. */
const scheduled = newClass(
  'a new class with a schedule',
  [
    text('teaching:field.startDate', '2032-03-01T17:00', 'messages:scheduleStart'),
    lessons('weekly'),
    ticks('teaching:schedule.weekdays', [day('Mon'), day('Wed')], 'messages:scheduleWeekdays'),
    text('teaching:schedule.minutes', '50', 'messages:scheduleMinutes'),
    text('teaching:schedule.count', '8', 'messages:scheduleCount'),
    text('teaching:schedule.ageFrom', '8', 'messages:scheduleAges'),
    optional(text('teaching:schedule.ageTo', '12')),
    optional(ticks('classes:schedule.languageTitle', [words('classes:schedule.language.Uzbek')])),
    text('teaching:teacher.name', 'Dilnoza Rahimova', 'messages:teacherName'),
    optional(text('teaching:teacher.about', 'Eight years with beginners.')),
  ],
  {
    description: `${written.description}\n\nLessons: 8, every Mon and Wed, 17:00-17:50 (America/New_York), from 2032-03-01. Ages 8-12. Taught in Uzbek. Teacher: Dilnoza Rahimova. Eight years with beginners.`,
    startDate: '2032-03-01T22:00:00.000Z',
    price: 0,
  },
)
/** Repeated every week, a lesson needs its start and a number of weeks. */
const weekly = newClass(
  'a new class every week',
  [
    text('teaching:field.startDate', '2032-03-01T17:00', 'messages:scheduleStart'),
    lessons('several'),
    optional(text('teaching:schedule.minutes', '50')),
    text('teaching:series.field', '2', 'messages:seriesCount'),
  ],
  ...['2032-03-01', '2032-03-08'].map((day, index) => ({
    title: `${written.title} (${index + 1}/2)`,
    description: `${written.description}\n\nLesson: ${day}, 17:00-17:50 (America/New_York).`,
    startDate: `${day}T22:00:00.000Z`,
    price: 0,
  })),
)
export const teachingForms: readonly Form[] = [
  newClass('a new class', rest, kept),
  scheduled,
  weekly,
  {
    name: 'a group that is changed',
    address: ({ learnt }) => `/edit/${learnt['id']}/group`,
    before: withGroup,
    open: ready('teaching:edit.submit'),
    prefilled: true,
    steps: [{ submit: 'teaching:edit.submit', fields: [...texts, ...rest] }],
    done: (visitor) => visitor.answer('teaching:edit.done'),
    sent: ({ learnt }) => [
      {
        path: `/group/${learnt['id']}`,
        method: 'PATCH',
        status: 200,
        body: {
          ...written,
          ...kept,
          imageUrl: 'chess-endgames.webp',
          isPublished: 'true',
          isActive: 'true',
          teacherId: learnt['teacherId'],
        },
      },
    ],
  },
]

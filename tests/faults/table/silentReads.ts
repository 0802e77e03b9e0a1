import { http, HttpResponse } from 'msw'
import { server } from '../../backend/msw.ts'
import { listingId } from '../../backend/seed/seed.ts'
import type { Cell } from '../cell.ts'
import {
  type Read,
  aziza,
  cardOf,
  malika,
  rustam,
  ids,
  linkTo,
  ownList,
  publicList,
  purchases,
  titleField,
} from './readSteps.ts'
import { here } from '../pageControls.ts'

const bekzod = 'bekzod@nihol.test'

/** One of two lessons of a series; the first has the id of the class. */
const lessonOfTwo = (number: 1 | 2) => ({
  _id: number === 1 ? ids.class : listingId('class', 'chess-first-moves'),
  title: `Scratch (${number}/2)`,
  startDate: new Date(Date.now() + number * 7 * 86_400_000).toISOString(),
  price: 5,
})

/** Enrolls the student in so many classes that the public lists are read. */
const buyMany = () =>
  server.use(
    http.get('*/api/manual-purchase', () =>
      HttpResponse.json([
        ...Array.from({ length: 6 }, (_, index) => ({ _id: `p${index}`, isConfirmed: true, classId: `c${index}` })),
        { _id: 'p', isConfirmed: true, groupId: ids.group },
      ]),
    ),
  )

const enabledButton = (name: string) =>
  here()
    .queryAllByRole<HTMLButtonElement>('button', { name, hidden: true })
    .find(({ disabled }) => !disabled) ?? null
const enrollButton = ({ t }: Cell) => enabledButton(t('classes:enroll.action'))

const rows: readonly Omit<Read, 'says'>[] = [
  {
    // A copy still opens, in the next week, if the free weeks are unknown.
    ...ownList('class'),
    file: 'features/teaching/AddListingPage.tsx',
    place: 'the free week of a copy',
    at: `/add-class-group?from=class/${ids.class}`,
    as: rustam,
    content: titleField,
  },
  {
    // The form opens without notes about lessons at the same time.
    ...ownList('group'),
    file: 'features/teaching/form/OwnConflicts.tsx',
    place: 'lessons at the time of an edited class',
    at: `/edit/${ids.class}/class`,
    as: rustam,
    content: titleField,
  },
  {
    // It also does if the student's other lessons at that time are unknown.
    ...publicList('group'),
    file: 'listing/conflicts/useStudentConflicts.ts',
    place: 'what is at the same time',
    at: `/classdetails/${ids.class}/class`,
    as: bekzod,
    content: enrollButton,
  },
  {
    // The week asks for the classes one by one where the list that holds them fails.
    ...publicList('class'),
    file: 'features/lessons/week/useEnrolledListings.ts',
    place: 'the week of a student',
    at: '/dashboard?view=week',
    as: aziza,
    before: buyMany,
    content: ({ t }) => here().queryByRole('navigation', { name: t('timetable:week.nav'), hidden: true }),
  },
  {
    // And so does the list of cards.
    ...publicList('group'),
    file: 'features/lessons/week/useEnrolledListings.ts',
    place: 'the cards of a student',
    at: '/dashboard',
    as: aziza,
    before: buyMany,
    content: () => linkTo(`/classroom/${ids.group}/group`),
  },
  {
    // The banner links to the classroom if the meeting link can't be read.
    call: 'getListing',
    type: 'group',
    request: ['GET', `/group/${ids.group}`],
    file: 'features/lessons/dashboard/NextLesson.tsx',
    place: 'the meeting link of the next lesson',
    at: '/dashboard',
    as: aziza,
    before: () => {
      buyMany()
      server.use(
        http.get('*/api/group/public', () =>
          HttpResponse.json([
            { _id: ids.group, title: 'Python', startDate: new Date(Date.now() + 600_000).toISOString() },
          ]),
        ),
      )
    },
    content: (cell) => (cell.requests().length > 0 ? linkTo(`/classroom/${ids.group}/group`) : null),
  },
  {
    // And if the other lessons of the series are unknown.
    ...publicList('class'),
    file: 'listing/series/SeriesPanel.tsx',
    place: 'the series of a class',
    at: `/classdetails/${ids.class}/class`,
    as: malika,
    before: () => server.use(http.get(`*/api/class/${ids.class}`, () => HttpResponse.json(lessonOfTwo(1)))),
    content: enrollButton,
  },
  {
    ...purchases,
    file: 'listing/series/useSeriesEnrollment.ts',
    place: 'the button for a series',
    at: `/classdetails/${ids.class}/class`,
    as: malika,
    before: () =>
      server.use(
        http.get(`*/api/class/${ids.class}`, () => HttpResponse.json(lessonOfTwo(1))),
        http.get('*/api/class/public', () => HttpResponse.json([lessonOfTwo(1), lessonOfTwo(2)])),
      ),
    content: ({ t }) => enabledButton(t('classes:series.enroll_other', { count: 2 })),
  },
  {
    // Enrolling stays possible when the purchases cannot be read.
    ...purchases,
    file: 'features/classes/details/useEnrollment.ts',
    place: 'the enroll button',
    at: `/classdetails/${ids.class}/class`,
    as: malika,
    content: enrollButton,
  },
  {
    // A card only lacks the mark of an enrolled class.
    ...purchases,
    file: 'listing/useConfirmedEnroll.ts',
    place: 'the enrolled classes of the catalog',
    at: '/classes',
    as: malika,
    content: () => cardOf('class', malika),
  },
  {
    // The classroom stays open when the purchases cannot be read.
    ...purchases,
    file: 'features/lessons/classroom/ClassroomPage.tsx',
    place: 'access to a classroom',
    at: `/classroom/${ids.class}/class`,
    as: aziza,
    content: ({ t }) => here().queryByRole('button', { name: t('classroom:join'), hidden: true }),
  },
]

/** The calls without which their page still works, and says nothing. */
export const silentReads: readonly Read[] = rows.map((row) => ({ ...row, says: null }))

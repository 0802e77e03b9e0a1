import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ListingType } from '@/api/ids.ts'
import { server } from '../../backend/msw.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { standInView } from '../../screens/view.ts'
import { here, type Cell } from '../cell.ts'
import {
  type Read,
  types,
  aziza,
  malika,
  dilnoza,
  rustam,
  titles,
  ids,
  other,
  own,
  heading,
  linkTo,
  titleField,
  categories,
} from './readSteps.ts'

const bekzod = 'bekzod@nihol.test'

/** One of two lessons of a series, the first of which has the id of the class. */
const lessonOfTwo = (number: 1 | 2) => ({
  _id: number === 1 ? ids.class : listingId('class', 'chess-first-moves'),
  title: `Scratch (${number}/2)`,
  startDate: new Date(Date.now() + number * 7 * 86_400_000).toISOString(),
  price: 5,
})

const emailField = ({ t }: Cell) => here().queryByLabelText(t('account:email'))

const enrolButton = ({ t }: Cell) =>
  here()
    .queryAllByRole<HTMLButtonElement>('button', { name: t('classes:enrol.action'), hidden: true })
    .find(({ disabled }) => !disabled) ?? null

/** Where a card leads: those who are signed in see the details, visitors the sheet over the list. */
const cardOf = (type: ListingType, as?: string) =>
  linkTo(as === undefined ? `/lessons?show=${type}/${ids[type]}` : `/classdetails/${ids[type]}/${type}`)

/** The two lists of a page, each with its own request. */
const lists = (at: string, as?: string) =>
  types.map((type): Read => ({
    call: 'getPublicListings',
    type,
    request: ['GET', `/${type}/public`],
    file: 'catalogue/usePublicListings.ts',
    place: `the ${type} list of ${at}`,
    at,
    ...(as === undefined ? {} : { as }),
    says: 'messages:loadClasses',
    content: () => cardOf(type, as),
    beside: () => cardOf(other[type], as),
  }))

export const listingReads: readonly Read[] = types.flatMap((type): Read[] => {
  const listing = { call: 'getListing', type, request: ['GET', `/${type}/${ids[type]}`] } as const
  return [
    {
      ...listing,
      file: 'details/ClassDetailsPage.tsx',
      place: `the details of a ${type}`,
      at: `/classdetails/${ids[type]}/${type}`,
      as: malika,
      says: 'messages:loadClassDetails',
      missing: `classes:gone.${type}`,
      content: () => heading(titles[type]),
    },
    {
      ...listing,
      file: 'sheet/useShownListing.ts',
      place: `the sheet of an unlisted ${type}`,
      at: `/lessons?show=${type}/${ids[type]}`,
      before: () => server.use(http.get(`*/api/${type}/public`, () => HttpResponse.json([]))),
      says: 'messages:loadClassDetails',
      missing: `classes:gone.${type}`,
      membersOnly: 'classes:logIn.title',
      content: () => screen.queryByRole('dialog', { name: titles[type] }),
    },
    {
      ...listing,
      file: 'classroom/ClassroomPage.tsx',
      place: `the classroom of a ${type}`,
      at: `/classroom/${ids[type]}/${type}`,
      as: aziza,
      says: 'messages:loadClass',
      missing: 'classroom:gone.title',
      content: () => heading(titles[type]),
    },
    {
      ...listing,
      file: 'teaching/useListingSnapshot.ts',
      place: `editing a ${type}`,
      at: `/edit/${ids[type]}/${type}`,
      as: rustam,
      says: 'messages:loadDetails',
      missing: 'teaching:gone.title',
      content: titleField,
    },
    {
      ...listing,
      file: 'teaching/useListingSnapshot.ts',
      place: `a copy of a ${type}`,
      at: `/add-class-group?from=${type}/${ids[type]}`,
      as: rustam,
      says: 'messages:loadDetails',
      missing: 'teaching:gone.title',
      content: titleField,
    },
    {
      ...listing,
      file: 'dashboard/StudentLessons.tsx',
      place: `the card of a student's ${type}`,
      at: '/dashboard',
      as: aziza,
      says: 'messages:loadClass',
      missing: 'classroom:gone.title',
      content: () => linkTo(`/classroom/${ids[type]}/${type}`),
      beside: () => linkTo(`/classroom/${ids[other[type]]}/${other[type]}`),
    },
    {
      // Log-in works without the name of the class that it leads to.
      ...listing,
      file: 'account/useNextClass.ts',
      place: `log-in on the way to a ${type}`,
      at: `/login?next=${encodeURIComponent(`/classdetails/${ids[type]}/${type}?enroll=1`)}`,
      says: null,
      content: emailField,
    },
  ]
})

// The first row with a message and the first without one get all faults: their page is small.
export const listReads: readonly Read[] = [
  {
    call: 'getPurchases',
    request: ['GET', '/manual-purchase'],
    file: 'dashboard/StudentLessons.tsx',
    place: "a student's dashboard",
    at: '/dashboard',
    as: aziza,
    session: true,
    says: 'messages:loadClasses',
    content: () => linkTo(`/classroom/${ids.class}/class`),
  },
  {
    // Without the categories a card only lacks its color.
    call: 'getCategories',
    request: ['GET', '/category'],
    file: 'listing/useCategoryLook.ts',
    place: "the colors of a student's cards",
    at: '/dashboard',
    as: aziza,
    says: null,
    content: () => linkTo(`/classroom/${ids.class}/class`),
  },
  ...types.map((type): Read => ({
    // Without the lists the sheet of a class still shows the class.
    call: 'getPublicListings',
    type,
    request: ['GET', `/${type}/public`],
    file: 'related/RelatedListings.tsx',
    place: `other classes from the ${type} list`,
    at: `/lessons?show=${type}/${ids[type]}`,
    says: 'messages:loadClasses',
    content: () => cardOf(type),
    // If the backend shows its classes to nobody without log-in, the sheet says so instead.
    beside: () => screen.queryByRole('dialog'),
  })),
  {
    // Without the lists the home page only lacks them.
    call: 'getPublicListings',
    type: 'class',
    request: ['GET', '/class/public'],
    file: 'nextClasses/NextClasses.tsx',
    place: 'the next classes of the home page',
    at: '/',
    before: () => void standInView(() => true),
    says: null,
    // The code that asks comes after the page.
    content: (cell) => (cell.requests().length > 0 ? screen.queryByRole('heading', { level: 1 }) : null),
  },
  {
    // Without the lists an empty dashboard still leads on.
    call: 'getPublicListings',
    type: 'group',
    request: ['GET', '/group/public'],
    file: 'dashboard/FirstClasses.tsx',
    place: 'the next classes of an empty dashboard',
    at: '/dashboard',
    as: malika,
    says: null,
    content: (cell) => (cell.requests().length > 0 ? linkTo('/free-trial') : null),
  },
  ...lists('/classes', malika),
  ...lists('/lessons'),
  ...types.map((type): Read => ({
    call: 'getOwnListings',
    type,
    request: ['GET', `/${type}/${own[type][0]}`],
    file: 'dashboard/TeacherLessons.tsx',
    place: `a teacher's ${type} list`,
    at: '/dashboard',
    as: dilnoza,
    session: true,
    says: 'messages:loadClasses',
    content: () => linkTo(`/edit/${own[type][1]}/${type}`),
    beside: () => linkTo(`/edit/${own[other[type]][1]}/${other[type]}`),
  })),
  {
    // A copy opens all the same, in the next week, when nobody knows which weeks are free.
    call: 'getOwnListings',
    type: 'class',
    request: ['GET', '/class/own-classes'],
    file: 'conflicts/useOwnListings.ts',
    place: 'the free week of a copy',
    at: `/add-class-group?from=class/${ids.class}`,
    as: rustam,
    session: true,
    says: null,
    content: titleField,
  },
  {
    // So it does when nobody knows what else the student has at the time.
    call: 'getPublicListings',
    type: 'group',
    request: ['GET', '/group/public'],
    file: 'conflicts/useStudentConflicts.ts',
    place: 'what is at the same time',
    at: `/classdetails/${ids.class}/class`,
    as: bekzod,
    says: null,
    content: enrolButton,
  },
  {
    // The week asks for the classes one by one where the list that holds them fails.
    call: 'getPublicListings',
    type: 'class',
    request: ['GET', '/class/public'],
    file: 'timetable/useEnrolledListings.ts',
    place: 'the week of a student',
    at: '/dashboard?view=week',
    as: aziza,
    says: null,
    content: ({ t }) => here().queryByRole('navigation', { name: t('timetable:week.nav'), hidden: true }),
  },
  {
    // And when nobody knows which other lessons are of the same series.
    call: 'getPublicListings',
    type: 'class',
    request: ['GET', '/class/public'],
    file: 'series/useSeries.ts',
    place: 'the series of a class',
    at: `/classdetails/${ids.class}/class`,
    as: malika,
    before: () => server.use(http.get(`*/api/class/${ids.class}`, () => HttpResponse.json(lessonOfTwo(1)))),
    says: null,
    content: enrolButton,
  },
  {
    call: 'getPurchases',
    request: ['GET', '/manual-purchase'],
    file: 'series/useSeriesEnrolment.ts',
    place: 'the button for a series',
    at: `/classdetails/${ids.class}/class`,
    as: malika,
    before: () =>
      server.use(
        http.get(`*/api/class/${ids.class}`, () => HttpResponse.json(lessonOfTwo(1))),
        http.get('*/api/class/public', () => HttpResponse.json([lessonOfTwo(1), lessonOfTwo(2)])),
      ),
    session: true,
    says: null,
    content: ({ t }) =>
      here()
        .queryAllByRole<HTMLButtonElement>('button', {
          name: t('classes:series.enrol_other', { count: 2 }),
          hidden: true,
        })
        .find(({ disabled }) => !disabled) ?? null,
  },
  {
    // Enrolling stays possible when the purchases cannot be read.
    call: 'getPurchases',
    request: ['GET', '/manual-purchase'],
    file: 'details/useEnrolment.ts',
    place: 'the enrol button',
    at: `/classdetails/${ids.class}/class`,
    as: malika,
    session: true,
    says: null,
    content: enrolButton,
  },
  {
    // The classroom stays open when the purchases cannot be read.
    call: 'getPurchases',
    request: ['GET', '/manual-purchase'],
    file: 'classroom/ClassroomPage.tsx',
    place: 'access to a classroom',
    at: `/classroom/${ids.class}/class`,
    as: aziza,
    session: true,
    says: null,
    content: ({ t }) => here().queryByRole('button', { name: t('classroom:join'), hidden: true }),
  },
  categories('the filters of the list', '/classes', malika, 'catalogue/ListingBrowser.tsx', () =>
    cardOf('class', malika),
  ),
  categories('the filters of the public list', '/lessons', undefined, 'catalogue/ListingBrowser.tsx', () =>
    cardOf('class'),
  ),
  categories(
    'the categories of a new class',
    '/add-class-group',
    rustam,
    'listingForm/fields/CategoryField.tsx',
    titleField,
  ),
  categories(
    'the categories of an edited group',
    `/edit/${ids.group}/group`,
    rustam,
    'listingForm/fields/CategoryField.tsx',
    titleField,
  ),
  {
    ...categories(
      'the category of a class',
      `/classdetails/${ids.class}/class`,
      malika,
      'listing/useCategoryLook.ts',
      () => heading(titles.class),
    ),
    content: ({ t }) => here().queryByText(t('courses:course.coding.name')),
  },
]

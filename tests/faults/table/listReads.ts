import { categoryReads } from './categoryReads.ts'
import { screen } from '@testing-library/react'
import { standInView } from '../../screens/view.ts'
import {
  type Read,
  types,
  aziza,
  malika,
  dilnoza,
  ids,
  other,
  own,
  linkTo,
  cardOf,
  ownList,
  publicList,
  purchases,
} from './readSteps.ts'
import { silentReads } from './silentReads.ts'

/** The two lists of a page, each with its own request. */
const lists = (at: string, as?: string) =>
  types.map((type): Read => ({
    ...publicList(type),
    file: 'features/classes/catalog/ListingBrowser.tsx',
    place: `the ${type} list of ${at}`,
    at,
    ...(as === undefined ? {} : { as }),
    says: 'messages:loadClasses',
    content: () => cardOf(type, as),
    beside: () => cardOf(other[type], as),
  }))

// The first row with a message and the first without one get all faults: their page is small.
export const listReads: readonly Read[] = [
  {
    ...purchases,
    file: 'features/lessons/dashboard/StudentLessons.tsx',
    place: "a student's dashboard",
    at: '/dashboard',
    as: aziza,
    says: 'messages:loadClasses',
    content: () => linkTo(`/classroom/${ids.class}/class`),
  },
  {
    // Without the categories a card only lacks its color.
    call: 'getCategories',
    request: ['GET', '/category'],
    file: 'listing/categoryLook.ts',
    place: "the colors of a student's cards",
    at: '/dashboard',
    as: aziza,
    says: null,
    content: () => linkTo(`/classroom/${ids.class}/class`),
  },
  ...types.map((type): Read => ({
    // Without the lists the sheet of a class still shows the class.
    ...publicList(type),
    file: 'features/classes/related/RelatedListings.tsx',
    place: `other classes from the ${type} list`,
    at: `/lessons?show=${type}/${ids[type]}`,
    says: 'messages:loadClasses',
    content: () => cardOf(type),
    // If the backend shows its classes only to signed-in users, the sheet says so instead.
    beside: () => screen.queryByRole('dialog'),
  })),
  {
    // Without the lists the home page only lacks them.
    ...publicList('class'),
    file: 'listing/nextClasses/NextClasses.tsx',
    place: 'the next classes of the home page',
    at: '/',
    before: () => void standInView(() => true),
    says: null,
    // The code that asks comes after the page.
    content: (cell) => (cell.requests().length > 0 ? screen.queryByRole('heading', { level: 1 }) : null),
  },
  {
    // Without the lists an empty dashboard still leads on.
    ...publicList('group'),
    file: 'features/lessons/dashboard/FirstClasses.tsx',
    place: 'the next classes of an empty dashboard',
    at: '/dashboard',
    as: malika,
    says: null,
    content: (cell) => (cell.requests().length > 0 ? linkTo('/classes') : null),
  },
  ...lists('/classes', malika),
  ...lists('/lessons'),
  ...types.map((type): Read => ({
    ...ownList(type),
    file: 'features/lessons/dashboard/TeacherLessons.tsx',
    place: `a teacher's ${type} list`,
    at: '/dashboard',
    as: dilnoza,
    says: 'messages:loadClasses',
    content: () => linkTo(`/edit/${own[type][1]}/${type}`),
    beside: () => linkTo(`/edit/${own[other[type]][1]}/${other[type]}`),
  })),
  ...silentReads,
  ...categoryReads,
]

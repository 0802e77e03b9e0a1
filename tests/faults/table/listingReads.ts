import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { server } from '../../backend/msw.ts'
import type { Cell } from '../cell.ts'
import {
  type Read,
  types,
  aziza,
  malika,
  rustam,
  titles,
  ids,
  other,
  heading,
  linkTo,
  titleField,
} from './readSteps.ts'
import { here } from '../pageControls.ts'

const emailField = ({ t }: Cell) => here().queryByLabelText(t('account:email'))

export const listingReads: readonly Read[] = types.flatMap((type): Read[] => {
  const listing = { call: 'getListing', type, request: ['GET', `/${type}/${ids[type]}`] } as const
  return [
    {
      ...listing,
      file: 'features/classes/details/ClassDetailsPage.tsx',
      place: `the details of a ${type}`,
      at: `/classdetails/${ids[type]}/${type}`,
      as: malika,
      says: 'messages:loadClassDetails',
      missing: `classes:gone.${type}`,
      content: () => heading(titles[type]),
    },
    {
      ...listing,
      file: 'features/classes/sheet/useShownListing.ts',
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
      file: 'features/lessons/classroom/ClassroomPage.tsx',
      place: `the classroom of a ${type}`,
      at: `/classroom/${ids[type]}/${type}`,
      as: aziza,
      says: 'messages:loadClass',
      missing: 'classroom:gone.title',
      content: () => heading(titles[type]),
    },
    {
      ...listing,
      file: 'features/teaching/OwnListing.tsx',
      place: `editing a ${type}`,
      at: `/edit/${ids[type]}/${type}`,
      as: rustam,
      says: 'messages:loadDetails',
      missing: 'teaching:gone.title',
      content: titleField,
    },
    {
      ...listing,
      file: 'features/teaching/OwnListing.tsx',
      place: `a copy of a ${type}`,
      at: `/add-class-group?from=${type}/${ids[type]}`,
      as: rustam,
      says: 'messages:loadDetails',
      missing: 'teaching:gone.title',
      content: titleField,
    },
    {
      ...listing,
      file: 'features/lessons/week/useEnrolledListings.ts',
      before: () => server.use(http.get(`*/api/${type}/public`, () => HttpResponse.json([]))),
      place: `the card of a student's ${type}`,
      at: '/dashboard',
      as: aziza,
      says: 'messages:loadClass',
      missing: 'classroom:gone.title',
      content: () => linkTo(`/classroom/${ids[type]}/${type}`),
      beside: () => linkTo(`/classroom/${ids[other[type]]}/${other[type]}`),
    },
    {
      // Login works without the name of the class that it returns to.
      ...listing,
      file: 'features/account/useNextClass.ts',
      place: `log-in on the way to a ${type}`,
      at: `/login?next=${encodeURIComponent(`/classdetails/${ids[type]}/${type}?enroll=1`)}`,
      says: null,
      content: emailField,
    },
  ]
})

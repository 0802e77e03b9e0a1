import { rustam, types } from './readSteps.ts'
import {
  type Write,
  member,
  chosen,
  save,
  fillListing,
  choosePicture,
  fillEdit,
  canEnroll,
  add,
  update,
  told,
  note,
  askAnd,
} from './writeSteps.ts'

/** Forms and actions of signed-in users. */
export const memberWrites: readonly Write[] = types.flatMap((type): Write[] => [
  {
    ...member,
    call: 'enroll',
    type,
    request: ['POST', `/manual-purchase/${type}`],
    file: 'features/classes/details/useEnrollment.ts',
    place: `enrolling in a ${type}`,
    at: `/classdetails/${chosen[type]}/${type}`,
    as: 'malika@nihol.test',
    says: {
      where: 'dialog',
      title: 'messages:enrollTitle',
      text: 'messages:enrollText',
      refused: null,
      lost: 'messages:lost.listing',
    },
    ready: canEnroll,
    act: askAnd('classes:enroll.action', 'classes:enroll.yes'),
    done: told('classes:enroll.done'),
    // Already enrolled is a success for the student.
    but: { 409: note('classes:enroll.already') },
  },
  {
    ...member,
    call: 'createListing',
    type,
    request: ['POST', `/${type}`],
    file: 'features/teaching/usePublish.ts',
    place: `publishing a ${type}`,
    at: '/add-class-group',
    as: rustam,
    says: save,
    draft: 'listing:new',
    field: ['title', 'teaching:field.title'],
    ready: (cell) => fillListing(cell, type),
    act: add,
    done: told('teaching:add.done'),
  },
  {
    ...member,
    call: 'updateListing',
    type,
    request: ['PATCH', `/${type}/${chosen[type]}`],
    file: 'features/teaching/EditListingPage.tsx',
    place: `editing a ${type}`,
    at: `/edit/${chosen[type]}/${type}`,
    as: rustam,
    says: save,
    draft: `listing:${type}:${chosen[type]}`,
    field: ['title', 'teaching:field.title'],
    ready: fillEdit,
    act: update,
    done: told('teaching:edit.done'),
  },
  {
    ...member,
    call: 'deleteListing',
    type,
    request: ['DELETE', `/${type}/${chosen[type]}`],
    file: 'features/teaching/EditListingPage.tsx',
    place: `deleting a ${type}`,
    at: `/edit/${chosen[type]}/${type}`,
    as: rustam,
    says: {
      where: 'dialog',
      title: 'messages:deleteTitle',
      text: 'messages:deleteText',
      server: true,
      lost: 'messages:lost.listing',
    },
    ready: fillEdit,
    act: askAnd('teaching:delete.button', 'teaching:delete.yes'),
    done: told('teaching:delete.done'),
    // Already deleted is a success.
    but: { 404: 'succeeds' },
  },
])

const anUpload = {
  ...member,
  call: 'uploadFile',
  body: 'read',
  request: ['POST', '/files'],
  file: 'features/teaching/form/imageUpload.ts',
  as: rustam,
  says: { where: 'note', text: 'messages:upload', refused: 'messages:fault.imageRefused' },
  field: ['imageUrl'],
  again: choosePicture,
} satisfies Partial<Write>

export const uploads: readonly Write[] = [
  {
    ...anUpload,
    place: 'the image of a new class',
    at: '/add-class-group',
    ready: fillListing,
    act: add,
    done: told('teaching:add.done'),
  },
  {
    ...anUpload,
    place: 'a new image of a group',
    at: `/edit/${chosen.group}/group`,
    act: update,
    done: told('teaching:edit.done'),
    ready: async (cell) => {
      await fillEdit(cell)
      await choosePicture(cell)
    },
  },
]

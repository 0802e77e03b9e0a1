import { here } from '../pageControls.ts'
import { type Read, malika, rustam, titles, ids, heading, titleField, cardOf } from './readSteps.ts'

const filters = 'features/classes/catalog/ListingBrowser.tsx'
const fields = 'features/teaching/form/fields.tsx'

const categories = (
  place: string,
  at: string,
  as: string | undefined,
  file: string,
  beside: NonNullable<Read['beside']>,
): Read => ({
  call: 'getCategories',
  request: ['GET', '/category'],
  file,
  place,
  at,
  ...(as === undefined ? {} : { as }),
  says: 'messages:loadCategories',
  // In the form a category is an option, in the catalog a button.
  content: ({ t }) =>
    (['option', 'button'] as const).flatMap((role) =>
      here().queryAllByRole(role, { name: t('courses:course.chess.name'), hidden: true }),
    )[0] ?? null,
  beside,
})

/** The places that read the categories. */
export const categoryReads: readonly Read[] = [
  categories('the filters of the list', '/classes', malika, filters, () => cardOf('class', malika)),
  categories('the filters of the public list', '/lessons', undefined, filters, () => cardOf('class')),
  categories('the categories of a new class', '/add-class-group', rustam, fields, titleField),
  categories('the categories of an edited group', `/edit/${ids.group}/group`, rustam, fields, titleField),
  {
    ...categories(
      'the category of a class',
      `/classdetails/${ids.class}/class`,
      malika,
      'listing/categoryLook.ts',
      () => heading(titles.class),
    ),
    content: ({ t }) => here().queryByText(t('courses:course.coding.name')),
  },
]

import { type Read, malika, rustam, titles, ids, heading, titleField, categories, cardOf } from './readSteps.ts'
import { here } from '../pageControls.ts'

/** The places that read the categories. */
export const categoryReads: readonly Read[] = [
  categories('the filters of the list', '/classes', malika, 'features/classes/catalog/ListingBrowser.tsx', () =>
    cardOf('class', malika),
  ),
  categories(
    'the filters of the public list',
    '/lessons',
    undefined,
    'features/classes/catalog/ListingBrowser.tsx',
    () => cardOf('class'),
  ),
  categories(
    'the categories of a new class',
    '/add-class-group',
    rustam,
    'features/teaching/form/fields.tsx',
    titleField,
  ),
  categories(
    'the categories of an edited group',
    `/edit/${ids.group}/group`,
    rustam,
    'features/teaching/form/fields.tsx',
    titleField,
  ),
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

import { at, header, body, json, ownClass, publicClass, type Case } from './fault.ts'

/** Rows, dates, prices, links, categories, and pictures. */
export const dataFaults: readonly Case[] = [
  [
    'a row without an id',
    'rows',
    /1 of \d+ rows cannot be read/,
    at(
      /^GET \/category$/,
      json((rows) => [...rows, { name: 'Chess' }]),
      'unknown',
    ),
  ],
  [
    'a row twice',
    'rows',
    /1 rows have the _id of another/,
    at(
      /^GET \/class\/public$/,
      json((rows) => [...rows, rows[0]]),
      'unknown',
    ),
  ],
  ['a class without a title', 'titles', /class other .*has no title/, publicClass({ title: ' ' })],
  ['a date in words', 'dates', /"next Monday" is no moment/, publicClass({ startDate: 'next Monday' })],
  ['a date without a zone', 'dates', /is no moment/, publicClass({ startDate: '2026-12-01T10:00:00' })],
  ['a price in words', 'prices', /"cheap" cannot be read/, publicClass({ price: 'cheap' })],
  ['a price below nothing', 'prices', /-5 cannot be read/, publicClass({ price: -5 })],
  ['a link that runs a script', 'links', /no address that can be opened/, ownClass({ link: 'javascript:alert(1)' })],
  ['an own class without a link', 'links', /no address that can be opened/, ownClass({ link: '' })],
  ['a category that nobody knows', 'categories', /unknown category/, publicClass({ category: 'gone' })],
  [
    'a category of another name',
    'categories',
    /"Knitting" is none of the ten/,
    at(
      /^GET \/category$/,
      json((rows) => [...rows, { _id: 'knitting', name: 'Knitting' }]),
    ),
  ],
  [
    'a picture elsewhere',
    'picture-names',
    /is no file name/,
    publicClass({ imageUrl: 'https://elsewhere.example/a.png' }),
  ],
  ['a picture that is gone', 'pictures', /gone\.png answers 404/, publicClass({ imageUrl: 'gone.png' })],
  ['a page in the place of a picture', 'pictures', /is no PNG/, at(/^GET \/files\/.*scratch/, body('<!doctype html>'))],
  [
    'a picture for its own origin only',
    'pictures',
    /may not be shown on another origin/,
    at(/^GET \/files\/.*scratch/, header('cross-origin-resource-policy', 'same-origin')),
  ],
]

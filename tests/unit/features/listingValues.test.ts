import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { toListing, type Listing, type ListingDraft } from '@/api/listings.ts'
import {
  emptyValues,
  listingResolver,
  valuesOf,
  type ListingValues,
  type StoredValues,
} from '@/features/teaching/form/listingValues.ts'
import { toListingDraft } from '@/features/teaching/form/readForm.tsx'
import { withChoices } from '@/features/teaching/form/scheduleValues.ts'
import { backend, resetBackend } from '../../backend/msw.ts'
import { sentinels, type SentinelName } from '../../backend/seed/sentinels.ts'
import { listing } from './listingEntries.ts'

afterEach(() => vi.unstubAllEnvs())

const options = { fields: {}, criteriaMode: 'firstError', shouldUseNativeValidation: false } as const
const valid = { ...emptyValues, title: 'Chess', description: 'Openings', link: 'https://meet.example.com/x' }

/** The message of each rejected field of a new class, or of a stored class that is edited. */
async function problems(values: Partial<ListingValues>, edited?: Listing) {
  const initial = edited ? valuesOf(edited) : valid
  const { errors } = await listingResolver(initial, edited)({ ...initial, ...values }, undefined, options)
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message: string }).message]),
  )
}

it('the rules of the class form accept a valid class', async () => expect(await problems({})).toEqual({}))

it.each<[keyof ListingValues, string, string]>([
  ['link', 'javascript:alert(1)', 'httpsLink'],
  ['link', 'http://meet.example.com/x', 'httpsLink'],
  ['link', 'chess room', 'httpsLink'],
  ['link', 'https://meet.example.com\\@evil.example', 'httpsLinkBroken'],
  ['link', 'https://zoom/j/1', 'httpsLinkBroken'],
  ['link', 'https://meet.example.com@evil.example/x', 'httpsLinkPlain'],
  ['link', 'https://localhost:3000/room', 'httpsLinkPublic'],
  ['link', 'https://192.168.1.20/room', 'httpsLinkPublic'],
  ['startDate', '0202-12-02T17:00', 'year'],
  ['startDate', '9999-12-02T17:00', 'year'],
  ['title', '   ', 'empty'],
  ['title', '\u200b\u2060', 'empty'],
  ['price', 'twenty', 'price'],
  ['teacherName', 'x'.repeat(61), 'teacherName'],
])('the rules of the class form reject the %s %j', async (name, value, message) => {
  expect(await problems({ [name]: value })).toEqual({ [name]: message })
})

it('the rules of the class form reject words about a teacher without a name, or too many of them', async () => {
  expect(await problems({ teacherAbout: 'Eight years.' })).toEqual({ teacherName: 'teacherName' })
  expect(await problems({ teacherName: 'Dilnoza', teacherAbout: 'x'.repeat(200) })).toEqual({
    teacherAbout: 'teacherAbout',
  })
})

/** What is sent for a stored class after some of its fields were edited. */
const sent = (edited: Listing, typed: Partial<ListingValues> = {}) =>
  toListingDraft({ ...valuesOf(edited), ...typed } as StoredValues, 'teacher', edited)

beforeAll(() => void resetBackend({ sentinels: true }))
const read = (name: SentinelName) => {
  const { type, _id } = sentinels[name]
  return toListing(backend.store.listings.byId(type, _id), type)!
}

it.each<[SentinelName, Partial<ListingDraft>]>([
  ['httpLink', { link: 'http://meet.example.com/old-room' }],
  ['textPrice', { price: 25 }],
  ['nullPrice', { price: 0 }],
  ['hugePrice', { price: 1e15 }],
  ['markup', { title: '<script>alert("sentinel")</script>' }],
  ['rightToLeft', { title: 'درس تجريبي \u202Eabc\u202C ١٢٣' }],
  ['escapingImage', { imageUrl: '../../user/login/access' }],
  ['pictureHttps', { imageUrl: 'https://cdn.example.com/tracker.png' }],
  ['pictureSlash', { imageUrl: '/sentinel.png' }],
  ['pictureData', { imageUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' }],
  ['pastDate', { startDate: '1999-12-31T23:59:00.000Z' }],
])('%s is sent back unchanged', async (name, expected) => {
  expect(await problems({}, read(name))).toEqual({})
  expect(sent(read(name))).toMatchObject(expected)
})

it.each<[SentinelName, keyof ListingDraft]>([
  ['badDate', 'startDate'],
  ['negativePrice', 'price'],
  ['pictureEmpty', 'imageUrl'],
])('%s is sent without a %s', async (name, field) => {
  expect(await problems({}, read(name))).toEqual({})
  expect(sent(read(name))).not.toHaveProperty(field)
})

it.each<[SentinelName, Record<string, string>]>([
  ['javascriptLink', { link: 'httpsLink' }],
  ['dataLink', { link: 'httpsLink' }],
  ['relativeLink', { link: 'httpsLink' }],
  ['credentialsLink', { link: 'httpsLinkPlain' }],
  ['noLink', { link: 'empty' }],
  ['emptyTexts', { title: 'empty', description: 'empty' }],
  ['nullTexts', { title: 'empty', description: 'empty' }],
])('%s has to be fixed first', async (name, errors) => {
  expect(await problems({}, read(name))).toEqual(errors)
})

it.each([
  ['http://meet.example.com/old-room', 'http://meet.example.com/other-room', 'httpsLink'],
  ['https://192.168.1.20/room', 'https://192.168.1.21/room', 'httpsLinkPublic'],
])('a stored class keeps its link %s, which can’t be entered', async (link, other, message) => {
  const stored = listing('a', { title: 'Chess', description: 'Openings', link })
  expect(await problems({ title: 'Chess club' }, stored)).toEqual({})
  expect(await problems({ link: other }, stored)).toEqual({ link: message })
})

/** Another value of each field; the type is a part of the address, and zone and repeat have no field of the backend. */
const changed: Omit<ListingValues, 'type' | 'zone' | 'repeat'> = {
  title: 'Chess club',
  description: 'Endgames',
  link: 'https://meet.example.com/y',
  imageUrl: 'other.webp',
  startDate: '2027-04-01T10:00',
  category: 'other',
  price: '30',
  weekdays: 'Mon',
  minutes: '60',
  lessons: 'one',
  ends: 'never',
  count: '9',
  lastDay: '2027-06-01',
  freeDays: '2027-03-08',
  ageFrom: '9',
  ageTo: '15',
  places: '7',
  languages: 'English',
  teacherName: 'Rustam Karimov',
  teacherAbout: 'Ten years with children.',
}

const values: StoredValues = {
  ...valid,
  imageUrl: 'cover.webp',
  startDate: '2027-03-01T10:00',
  lessons: 'weekly',
  ends: 'count',
  weekdays: 'Mon Wed',
  minutes: '45',
  count: '8',
  ageFrom: '8',
  ageTo: '12',
  places: '6',
  languages: 'English Uzbek',
}
it.each(Object.entries(changed))('the payload of the class form depends on %s', (name, value) => {
  const before: StoredValues = { ...values, ...(name === 'lastDay' && { ends: 'lastDay', lastDay: '2027-05-01' }) }
  expect(toListingDraft({ ...before, [name]: value }, 'teacher')).not.toEqual(toListingDraft(before, 'teacher'))
})

it('the payload of the class form has no empty picture, date or category, and no price as 0', () => {
  const { title, description, link } = valid
  expect(toListingDraft({ ...valid, imageUrl: '' }, 'teacher')).toEqual({
    title,
    description,
    link,
    price: 0,
    teacherId: 'teacher',
    isPublished: 'true',
  })
})

const line =
  'Lessons: 8, every Mon and Wed, 17:00-17:50 (America/New_York), from 2027-03-01. Ages 8-12. Taught in Uzbek.'
const free = line.replace('. Ages', '. Except 2027-03-08. Ages')
it.each<[string, string, Partial<ListingValues>, string]>([
  ['is sent back unchanged', `\r\n${free}`, {}, `\r\n${free}`],
  ['keeps its zone and its first lesson', `\n\n${line}`, { count: '10' }, `\n\n${line.replace(': 8', ': 10')}`],
  ['has no free days after they are unmarked', `\n\n${free}`, { freeDays: '' }, `\n\n${line}`],
  [
    'is gone when its fields are emptied',
    '\n\nLesson: 2027-03-01, 17:00-17:50 (America/New_York).',
    { minutes: '' },
    '',
  ],
  ['is sent back unchanged as damaged text', `\n\n${line.replace('-', '–')}`, {}, `\n\n${line.replace('-', '–')}`],
])('the schedule of a stored class, in a form in another time zone, %s', (_, before, typed, after) => {
  vi.stubEnv('TZ', 'Asia/Tashkent')
  const startDate = '2027-03-01T22:00:00.000Z'
  const stored = listing('a', { startDate, description: `Bring a board.${before}` })
  expect(sent(stored, typed)).toMatchObject({ startDate, description: `Bring a board.${after}` })
})

const sentence = (values: Partial<ListingValues>) => {
  const { description } = toListingDraft({ ...valid, ...typed, ...values, imageUrl: '' }, 'teacher')
  return description.slice(valid.description.length).trim()
}
/** Something is typed into the fields of every choice. */
const typed = {
  startDate: '2027-03-01T10:00',
  zone: 'Europe/Dublin',
  weekdays: 'Mon Wed',
  minutes: '45',
  count: '8',
  lastDay: '2027-05-01',
  repeat: '5',
}
const hours = '10:00-10:45 (Europe/Dublin)'
it.each<[string, Partial<ListingValues>, string]>([
  ['one lesson', { lessons: 'one' }, `Lesson: 2027-03-01, ${hours}.`],
  ['one lesson of a group', { type: 'group', lessons: 'one' }, `Lesson: 2027-03-01, ${hours}.`],
  ['several single lessons', { lessons: 'several' }, `Lesson: 2027-03-01, ${hours}.`],
  [
    'weekly lessons up to a number',
    { lessons: 'weekly', ends: 'count' },
    `Lessons: 8, every Mon and Wed, ${hours}, from 2027-03-01.`,
  ],
  [
    'weekly lessons until a day',
    { lessons: 'weekly', ends: 'lastDay' },
    `Lessons: every Mon and Wed, ${hours}, from 2027-03-01 until 2027-05-01.`,
  ],
  [
    'weekly lessons without an end',
    { lessons: 'weekly', ends: 'never' },
    `Lessons: every Mon and Wed, ${hours}, from 2027-03-01.`,
  ],
  ['a class without a choice', { lessons: '' }, ''],
  ['a group without a choice', { type: 'group', lessons: '' }, ''],
])('the choice of lessons sends %s, and nothing of the other choices', (_, values, line) => {
  vi.stubEnv('TZ', 'Europe/Dublin')
  expect(sentence(values)).toBe(line)
})

it.each<[string, Partial<ListingValues>, Record<string, string>]>([
  ['one lesson of unknown length', { lessons: 'one', minutes: '' }, {}],
  ['one lesson of a group', { type: 'group', lessons: 'one', minutes: '' }, { minutes: 'scheduleMinutes' }],
  ['weekly lessons on no day', { lessons: 'weekly', ends: 'never', weekdays: '' }, { weekdays: 'scheduleWeekdays' }],
  ['an empty number of lessons', { lessons: 'weekly', count: '' }, { count: 'scheduleCount' }],
  ['an empty last day', { lessons: 'weekly', ends: 'lastDay', lastDay: '' }, { lastDay: 'scheduleLastDay' }],
  ['a class of no minutes', { lessons: 'one', minutes: '0' }, { minutes: 'scheduleMinutes' }],
  ['more lessons than a schedule may have', { lessons: 'weekly', count: '1000' }, { count: 'scheduleCount' }],
  ['the older age first', { lessons: 'one', ageFrom: '12', ageTo: '3' }, { ageFrom: 'scheduleAges' }],
  ['lessons without a start', { lessons: 'weekly', startDate: '' }, { startDate: 'scheduleStart' }],
  ['a series without a start', { lessons: 'several', startDate: '' }, { startDate: 'scheduleStart' }],
  ['a series of one', { lessons: 'several', repeat: '1' }, { repeat: 'seriesCount' }],
  ['a series of 27', { lessons: 'several', repeat: '27' }, { repeat: 'seriesCount' }],
  ['a series of unknown length', { lessons: 'several', repeat: '' }, { repeat: 'seriesCount' }],
  ['too many lessons', { lessons: 'weekly', weekdays: 'Mon', count: '400' }, { count: 'scheduleTooLong' }],
  [
    'a last day too far ahead',
    { lessons: 'weekly', ends: 'lastDay', lastDay: '2035-01-01' },
    { lastDay: 'scheduleTooLong' },
  ],
  ['wrong text in a field of another choice', { lessons: 'one', count: '0', lastDay: '1', repeat: 'x' }, {}],
])('the choice of lessons rejects what is missing: %s', async (_, values, errors) => {
  vi.stubEnv('TZ', 'Europe/Dublin')
  expect(await problems({ ...typed, ...values })).toEqual(errors)
})

it.each<[Partial<ListingValues>, string, string]>([
  [{ weekdays: 'Mon', count: '8' }, 'weekly', 'count'],
  [{ weekdays: 'Mon', lastDay: '2027-05-01' }, 'weekly', 'lastDay'],
  [{ weekdays: 'Mon', count: '8', lastDay: '2027-05-01', repeat: '5' }, 'weekly', 'count'],
  [{ weekdays: 'Mon' }, 'weekly', 'never'],
  [{ minutes: '45', repeat: '5' }, 'several', 'count'],
  [{ minutes: '45', repeat: '5', type: 'group' }, 'one', 'count'],
  [{ minutes: '45' }, 'one', 'count'],
  [{}, '', 'count'],
])('the choice of lessons follows from the fields of %j', (values, lessons, ends) => {
  expect(withChoices({ ...emptyValues, ...values })).toMatchObject({ lessons, ends })
})

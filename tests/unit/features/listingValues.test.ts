import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  emptyValues,
  listingResolver,
  type ListingValues,
  type StoredValues,
} from '@/features/teaching/form/listingValues.ts'
import { toListingDraft } from '@/features/teaching/form/readForm.tsx'
import { withChoices } from '@/features/teaching/form/scheduleValues.ts'

afterEach(() => vi.unstubAllEnvs())

const options = { fields: {}, criteriaMode: 'firstError', shouldUseNativeValidation: false } as const
const valid = { ...emptyValues, title: 'Chess', description: 'Openings', link: 'https://meet.example.com/x' }

/** The message of each rejected field. */
async function problems(values: Partial<ListingValues>) {
  const { errors } = await listingResolver(valid)({ ...valid, ...values }, undefined, options)
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message: string }).message]),
  )
}

describe('the rules of the class form', () => {
  it('accept a valid class', async () => expect(await problems({})).toEqual({}))

  it.each<[keyof ListingValues, string, string]>([
    ['link', 'javascript:alert(1)', 'httpsLink'],
    ['link', 'http://meet.example.com/x', 'httpsLink'],
    ['link', '//evil.example/room', 'httpsLink'],
    ['link', 'data:text/html,x', 'httpsLink'],
    ['link', 'chess room', 'httpsLink'],
    ['link', 'https://meet.example.com\\@evil.example', 'httpsLinkBroken'],
    ['link', 'https://zoom/j/1', 'httpsLinkBroken'],
    ['link', 'https://meet.example.com@evil.example/x', 'httpsLinkPlain'],
    ['link', 'https://user:pass@meet.example.com', 'httpsLinkPlain'],
    ['link', 'https://localhost:3000/room', 'httpsLinkPublic'],
    ['link', 'https://192.168.1.20/room', 'httpsLinkPublic'],
    ['link', 'https://[::ffff:10.0.0.1]/room', 'httpsLinkPublic'],
    ['link', 'https://2130706433/room', 'httpsLinkPublic'],
    ['link', 'https://meet.local/room', 'httpsLinkPublic'],
    ['startDate', '0202-12-02T17:00', 'year'],
    ['startDate', '9999-12-02T17:00', 'year'],
    ['title', '   ', 'empty'],
    ['title', '\u200b\u2060', 'empty'],
    ['price', 'twenty', 'price'],
    ['price', '-5', 'price'],
    ['price', '1e3', 'price'],
    ['price', '25.505', 'price'],
    ['teacherName', 'x'.repeat(61), 'teacherName'],
  ])('reject the %s %j', async (name, value, message) => {
    expect(await problems({ [name]: value })).toEqual({ [name]: message })
  })
})

it('the class form rejects words about a teacher without a name, or too many of them', async () => {
  expect(await problems({ teacherAbout: 'Eight years.' })).toEqual({ teacherName: 'teacherName' })
  expect(await problems({ teacherName: 'Dilnoza', teacherAbout: 'x'.repeat(200) })).toEqual({
    teacherAbout: 'teacherAbout',
  })
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

describe('the payload of the class form', () => {
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
  it.each(Object.entries(changed))('depends on %s', (name, value) => {
    const before: StoredValues = { ...values, ...(name === 'lastDay' && { ends: 'lastDay', lastDay: '2027-05-01' }) }
    expect(toListingDraft({ ...before, [name]: value }, 'teacher')).not.toEqual(toListingDraft(before, 'teacher'))
  })
})

describe('the choice of lessons in the class form', () => {
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
  ])('sends %s, and nothing of the other choices', (_, values, line) => {
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
  ])('rejects what is missing: %s', async (_, values, errors) => {
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
  ])('follows from the fields of %j', (values, lessons, ends) => {
    expect(withChoices({ ...emptyValues, ...values })).toMatchObject({ lessons, ends })
  })
})

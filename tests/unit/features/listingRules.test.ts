import { describe, expect, it } from 'vitest'
import { listingResolver } from '@/features/teaching/form/listingRules.ts'
import { emptyValues, type ListingValues } from '@/features/teaching/form/listingValues.ts'
import { toListingDraft } from '@/features/teaching/form/readForm.tsx'

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
  ])('reject the %s %j', async (name, value, message) => {
    expect(await problems({ [name]: value })).toEqual({ [name]: message })
  })
})

/** Another value of each field; the type is a part of the address, and zone and repeat have no field of the backend. */
const changed: Record<Exclude<keyof ListingValues, 'type' | 'zone' | 'repeat' | 'imageUrl'>, string> & {
  imageUrl: string
} = {
  title: 'Chess club',
  description: 'Endgames',
  link: 'https://meet.example.com/y',
  imageUrl: 'other.webp',
  startDate: '2027-04-01T10:00',
  category: 'other',
  price: '30',
  weekdays: 'Mon',
  minutes: '60',
  count: '9',
  lastDay: '2027-06-01',
  ageFrom: '9',
  ageTo: '15',
  places: '7',
  languages: 'English',
}

describe('the payload of the class form', () => {
  const values = {
    ...valid,
    imageUrl: 'cover.webp',
    startDate: '2027-03-01T10:00',
    weekdays: 'Mon Wed',
    minutes: '45',
    ageFrom: '8',
    ageTo: '12',
    places: '6',
    languages: 'English Uzbek',
  }
  it.each(Object.entries(changed))('depends on %s', (name, value) => {
    expect(toListingDraft({ ...values, [name]: value }, 'teacher')).not.toEqual(toListingDraft(values, 'teacher'))
  })
})

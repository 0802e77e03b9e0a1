import { imageSource } from '@/api/files.ts'
import { toId, type ListingType } from '@/api/ids.ts'
import { toListing, type Listing } from '@/api/listings.ts'
import { findCourseByCategory } from '@/content/courses.ts'
import { imageType } from '@/lib/files/imageType.ts'
import { isBlank } from '@/lib/text/plainText.ts'
import { isRecord } from '@/lib/untrusted.ts'
import { webLink } from '@/lib/url/webLink.ts'
import { backend, owner, type Check } from './check.ts'
import { isOk, parse, says } from './answer.ts'
import type { Visit } from './visit.ts'

/** A row as it came, and as the app reads it. */
type Row = { raw: Record<string, unknown>; listing: Listing; isOwn: boolean }

/** Every class and group that can be read, each once. */
async function listings({ reads }: Visit): Promise<Row[]> {
  const found = new Map<string, Row>()
  for (const { name, type, answer } of await reads()) {
    const body = type && isOk(answer) ? parse(answer) : undefined
    for (const raw of Array.isArray(body) ? body.filter(isRecord) : []) {
      const listing = toListing(raw, type as ListingType)
      if (listing) found.set(`${type}/${listing.id}`, { raw, listing, isOwn: name === 'getOwnListings' })
    }
  }
  return [...found.values()]
}

const isNothing = (value: unknown) => value === undefined || value === null || value === ''
const shown = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 60)
/** An instant: a date and time without a zone differs on every device. */
const isMoment = (value: unknown) =>
  typeof value === 'string' && /T.*(Z|[+-]\d\d:?\d\d)$/.test(value) && !Number.isNaN(Date.parse(value))

/** Faults of single classes and groups; with a field, its value is printed too. */
const each = (isRight: (row: Row) => boolean, what: string, field?: string) => async (visit: Visit) =>
  (await listings(visit))
    .filter((row) => !isRight(row))
    .map(({ raw, listing: { type, id, title } }) => {
      const told = field === undefined ? what : `${field} ${shown(raw[field])} ${what}`
      return `${type} ${id} (${title.slice(0, 40)}): ${told}`
    })

/** Whether what the backend holds can be shown. */
export const dataChecks: readonly Check[] = [
  backend(
    'rows',
    'Give each row an _id of its own, of letters, digits, - and _; the app leaves the others out.',
    async ({ reads }) =>
      (await reads()).flatMap(({ what, answer }) => {
        const body = isOk(answer) && !what.includes('manual-purchase') ? parse(answer) : undefined
        const ids = Array.isArray(body) ? body.map((raw) => (isRecord(raw) ? toId(raw) : null)) : []
        const unread = ids.filter((id) => id === null).length
        const twice = ids.filter((id, index) => id !== null && ids.indexOf(id) !== index).length
        // A list without any readable row has a wrong shape.
        return [
          ...(unread > 0 && unread < ids.length ? [`${what}: ${unread} of ${ids.length} rows cannot be read`] : []),
          ...(twice ? [`${what}: ${twice} rows have the _id of another`] : []),
        ]
      }),
  ),
  owner(
    'titles',
    'Give it a title.',
    each(({ listing }) => !isBlank(listing.title), 'has no title'),
  ),
  backend(
    'dates',
    'Send startDate in ISO 8601 with its zone, or leave it out.',
    each(({ raw }) => isNothing(raw['startDate']) || isMoment(raw['startDate']), 'is no moment', 'startDate'),
  ),
  backend(
    'prices',
    'Send price as a number of dollars, 0 or more.',
    each(({ listing }) => listing.price !== null, 'cannot be read', 'price'),
  ),
  owner(
    'links',
    'Have the teacher enter the whole https address of the meeting.', // a public list may leave it out
    each(
      ({ raw, listing, isOwn }) => webLink(listing.link) !== null || (!isOwn && isNothing(raw['link'])),
      'its link is no address that can be opened',
    ),
  ),
  owner(
    'categories',
    'Use the categories of GET /category, named as the ten subjects of src/content/courses.ts.',
    async (visit) => {
      const body = parse(
        (await visit.reads()).find(({ name, answer }) => name === 'getCategories' && isOk(answer))?.answer ?? null,
      )
      const known = Array.isArray(body) ? body.filter(isRecord) : []
      const strange = known
        .filter(({ name }) => typeof name === 'string' && !findCourseByCategory(name))
        .map(({ name }) => `The category ${shown(name)} is none of the ten subjects`)
      const isKnown = (id: string | null) => id === null || known.length === 0 || known.some((one) => toId(one) === id)
      return [
        ...strange,
        ...(await each(({ listing }) => isKnown(listing.categoryId), 'is of an unknown category')(visit)),
      ]
    },
  ),
  backend(
    'picture-names',
    'Store imageUrl as the src that POST /files gave: a file name below the files path.',
    each(
      ({ listing: { imageUrl } }) => isBlank(imageUrl) || imageSource(imageUrl) !== null,
      'is no file name',
      'imageUrl',
    ),
  ),
  backend(
    'pictures',
    'Serve each stored picture to everybody below VITE_FILES_URL, with its type, and with Cross-Origin-Resource-Policy: cross-origin from another origin.',
    async (visit) => {
      const sources = new Set((await listings(visit)).flatMap(({ listing }) => imageSource(listing.imageUrl) ?? []))
      const look = async (source: string) => {
        const { href, origin } = new URL(source, visit.site)
        const answer = await visit.get(href)
        if (!isOk(answer)) return `${source} ${says(answer)}`
        const isShown =
          ['png', 'jpeg', 'webp'].includes(imageType(answer.bytes) ?? '') &&
          answer.headers.get('content-type')?.startsWith('image/')
        if (!isShown) return `${source} is no PNG, JPEG or WebP picture`
        return origin !== visit.site && answer.headers.get('cross-origin-resource-policy') === 'same-origin'
          ? `${source} may not be shown on another origin`
          : ''
      }
      return (await Promise.all([...sources].slice(0, 60).map(look))).filter(Boolean)
    },
  ),
]

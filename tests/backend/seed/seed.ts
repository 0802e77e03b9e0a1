import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Category } from '../tables/categoryTable.ts'
import { demoClasses } from './demoClasses.ts'
import { demoGroups } from './demoGroups.ts'
import { type DemoListing, subjects } from './demoListing.ts'
import { scheduleLine } from './scheduleLine.ts'
import { webp } from '../routes/imageSignature.ts'
import type { Listing, ListingType } from '../tables/listingTable.ts'
import { namedObjectId } from '../tables/objectId.ts'
import { hashPassword } from '../tables/password.ts'
import type { Store } from '../tables/store.ts'

export const password = 'nihol-demo-1'

/** The accounts of a fresh store, printed at startup. */
export const accounts = [
  { email: 'dilnoza@nihol.test', password, role: 'teacher' },
  { email: 'rustam@nihol.test', password, role: 'teacher' },
  { email: 'aziza@nihol.test', password, role: 'student' },
  { email: 'bekzod@nihol.test', password, role: 'student' },
  { email: 'malika@nihol.test', password, role: 'student' },
  { email: 'admin@nihol.test', password, role: 'admin' },
] as const

// All demo accounts have one password, and scrypt is slow by design: tests that seed hundreds of stores hash it once.
let passwordHash: string | undefined
export const demoPasswordHash = (): string => (passwordHash ??= hashPassword(password))

export const accountId = (email: string): string => namedObjectId(`user:${email}`)
export const categoryId = (name: string): string => namedObjectId(`category:${name}`)
export const listingId = (type: ListingType, slug: string): string => namedObjectId(`${type}:${slug}`)

const folder = path.join(import.meta.dirname, 'pictures')
/** The pictures of `npm run draw` by the slugs of their listings. Read once: tests seed hundreds of stores. */
const pictures = new Map(
  readdirSync(folder).map((src) => [path.parse(src).name, { src, content: readFileSync(path.join(folder, src)) }]),
)

const purchases: readonly [email: string, type: ListingType, slug: string][] = [
  ['aziza@nihol.test', 'class', 'scratch-first-game'],
  ['aziza@nihol.test', 'group', 'python-beginners'],
  ['aziza@nihol.test', 'group', 'quran-oilaviy'],
  ['bekzod@nihol.test', 'group', 'shaxmat-guruhi'],
]

function startDate({ inDays, at }: NonNullable<DemoListing['starts']>, now: Date): string {
  const day = new Date(now.getTime() + inDays * 86_400_000).toISOString().slice(0, 10)
  return `${day}T${at}:00.000Z`
}

/** The stored listing. Without a picture, every second listing has an empty imageUrl and the rest none at all: both occur. */
function listingOf(type: ListingType, demo: DemoListing, position: number, now: Date): Listing {
  const picture = pictures.get(demo.slug)
  const start = demo.starts && startDate(demo.starts, now)
  const line = start !== undefined && demo.schedule && scheduleLine(demo.schedule, start)
  return {
    _id: listingId(type, demo.slug),
    title: demo.title,
    description: line === undefined ? demo.description : `${demo.description}\n\n${line}`,
    ...(picture ? { imageUrl: picture.src } : position % 2 === 0 ? { imageUrl: '' } : {}),
    ...(start !== undefined && { startDate: start }),
    category: categoryId(demo.subject),
    link: `https://meet.example.com/nihol-${demo.slug}`,
    price: demo.price,
    isPublished: true,
    isActive: !demo.isOver,
    teacherId: accountId(`${demo.teacher}@nihol.test`),
  }
}

/** Fills an empty store; a store with accounts is left unchanged. */
export function seed(store: Store): void {
  store.atomically(() => {
    if (!store.users.isEmpty()) return
    const now = store.now()
    for (const { email, role } of accounts)
      store.users.add({ _id: accountId(email), email, role, passwordHash: demoPasswordHash() })
    const categories: Category[] = subjects.map((name) => ({ _id: categoryId(name), name }))
    for (const category of categories) store.categories.add(category)
    for (const { src, content } of pictures.values()) store.files.add({ name: src, image: webp, content }, src)
    demoClasses.forEach((demo, i) => store.listings.add('class', listingOf('class', demo, i, now)))
    demoGroups.forEach((demo, i) => store.listings.add('group', listingOf('group', demo, i, now)))
    for (const [email, type, slug] of purchases) store.purchases.add(accountId(email), type, listingId(type, slug))
  })
}

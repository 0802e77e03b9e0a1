import { gradientPng } from './gradientPng.ts'
import { png } from '../routes/imageSignature.ts'
import type { ListingType } from '../tables/listingTable.ts'
import { namedObjectId } from '../tables/objectId.ts'
import { accountId, categoryId, demoPasswordHash, listingId } from './seed.ts'
import type { Store } from '../tables/store.ts'
import type { Role } from '../tables/userTable.ts'

/** Owns every sentinel listing, so that the edit form can be tried on them. Password as all demo accounts. */
export const sentinelTeacher = 'sentinel-teacher@nihol.test'
/** Is enrolled in every sentinel listing, so that dashboard and classroom can be tried on them. */
export const sentinelStudent = 'sentinel-student@nihol.test'
/** Has a few demo classes and a deleted one; the API sends them along with the purchases. */
export const populatedStudent = 'sentinel-populated@nihol.test'

const sentinelId = (name: string): string => namedObjectId(`sentinel:${name}`)

/** File names of an existing picture, in the forms that old clients may have stored. */
const shownPictures = {
  pictureFile: 'sentinel.png',
  pictureSlash: '/sentinel.png',
  pictureFolder: 'sentinel/2026/first day.png',
  pictureSlashFolder: '/sentinel/2026/first day.png',
  pictureAccents: 'bog‘cha – oʻquv, 50% off & café (1).png',
} as const

/** Other values that can occur instead of a file name. */
const otherPictures = {
  pictureHttp: 'http://evil.example/tracker.png',
  pictureHttps: 'https://cdn.example.com/tracker.png',
  pictureUpperCase: ' HTTPS://EVIL.example/tracker.png',
  pictureCredentials: 'https://user:pass@evil.example/tracker.png',
  pictureOwnHost: 'http://localhost/api/files/sentinel.png',
  pictureProtocolRelative: '//evil.example/tracker.png',
  pictureBackslash: '/\\evil.example/tracker.png',
  pictureSplitScheme: 'ht\ttps://evil.example/tracker.png',
  pictureData: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  pictureDataPng: 'data:image/png;base64,iVBORw0KGgo=',
  pictureScript: ' JaVaScRiPt:alert(1)',
  pictureBlob: 'blob:http://localhost/00000000-0000-0000-0000-000000000000',
  pictureFileScheme: 'file:///etc/passwd',
  pictureClimbing: 'a/../../../user/login/access',
  pictureEncoded: '%2e%2e/%2e%2e/user/login/access',
  pictureEncodedSlash: '..%2f..%2fuser',
  pictureQuery: 'sentinel.png?token=1#x',
  pictureEmpty: '',
  pictureSpaces: '   ',
  pictureMissing: undefined,
  pictureNull: null,
  pictureNumber: 7,
  pictureObject: { url: 'https://evil.example/tracker.png' },
  pictureList: ['https://evil.example/tracker.png'],
} as const

const pictured = <Name extends string>(pictures: Readonly<Record<Name, unknown>>) =>
  Object.fromEntries(
    Object.entries(pictures).map(([name, imageUrl]) => [name, { title: `Sentinel: ${name}`, imageUrl }]),
  ) as Record<Name, { title: string; imageUrl: unknown }>

/** The hostile or broken part of each sentinel; `undefined` leaves the field out. */
const oddities = {
  javascriptLink: { title: 'Sentinel: javascript link', link: 'javascript:alert(1)' },
  dataLink: { title: 'Sentinel: data link', link: 'data:text/html,<script>alert(1)</script>' },
  credentialsLink: { title: 'Sentinel: link with credentials', link: 'https://meet.example.com@evil.example/room' },
  relativeLink: { title: 'Sentinel: protocol-relative link', link: '//evil.example/room' },
  httpLink: { title: 'Sentinel: http link', link: 'http://meet.example.com/old-room' },
  noLink: { title: 'Sentinel: no link', link: undefined },
  hugeTitle: { title: 'Sentinel' + 'x'.repeat(9_992) },
  longWords: {
    title: `Sentinel: ${'many words '.repeat(200)}`,
    description: `${'w'.repeat(3_000)}\n\n${'and then some '.repeat(500)}`,
  },
  markup: {
    title: '<script>alert("sentinel")</script>',
    description: '<img src="x" onerror="alert(1)"> <b>bold?</b> {{count}} $t(common:close) &amp; &lt;i&gt;',
  },
  rightToLeft: {
    title: 'درس تجريبي \u202Eabc\u202C ١٢٣',
    description: 'هذا نص من اليمين إلى اليسار مع كلمات English في الوسط.',
  },
  emoji: { title: 'Sentinel 👩‍👩‍👧‍👦🇺🇿\u200B\u200D zero\u200Bwidth', description: 'Z̷̢͎a̶l̵g̸o̷ e\u0301 é 🧑🏽‍🏫' },
  missingImage: { title: 'Sentinel: image points nowhere', imageUrl: 'no-such-file.png' },
  escapingImage: { title: 'Sentinel: image path escapes', imageUrl: '../../user/login/access' },
  javascriptImage: { title: 'Sentinel: javascript image', imageUrl: 'javascript:alert(1)' },
  textPrice: { title: 'Sentinel: price as text', price: '25' },
  nullPrice: { title: 'Sentinel: price null', price: null },
  negativePrice: { title: 'Sentinel: negative price', price: -5 },
  hugePrice: { title: 'Sentinel: huge price', price: 1e15 },
  badDate: { title: 'Sentinel: date that is none', startDate: 'next Monday' },
  nullDate: { title: 'Sentinel: date null', startDate: null },
  pastDate: { title: 'Sentinel: date long past', startDate: '1999-12-31T23:59:00.000Z' },
  unknownCategory: { title: 'Sentinel: unknown category', category: namedObjectId('category: gone') },
  nullTexts: { title: null, description: null, imageUrl: null, category: null },
  numberTitle: { title: 42, description: 7 },
  emptyTexts: { title: '', description: '' },
  extraFields: {
    title: 'Sentinel: fields nobody knows',
    __v: 3,
    createdAt: '2026-01-01',
    students: [{ _id: 'x' }],
    constructor: 'x',
  },
  ...pictured(shownPictures),
  ...pictured(otherPictures),
} as const satisfies Record<string, Record<string, unknown>>

export type SentinelName = keyof typeof oddities

const names = Object.keys(oddities) as SentinelName[]

/** Where each sentinel is found. Even ones are classes, odd ones groups, so that both lists meet broken entries. */
export const sentinels = Object.fromEntries(
  names.map((name, i) => [name, { type: i % 2 === 0 ? 'class' : 'group', _id: sentinelId(name) }]),
) as Record<SentinelName, { type: ListingType; _id: string }>

/** The sentinels about pictures, and the file that each shows; null for a cover. */
export const sentinelPictures: readonly (readonly [name: SentinelName, file: string | null])[] = [
  ...(Object.entries(shownPictures) as [keyof typeof shownPictures, string][]).map(
    ([name, file]) => [name, file.replace(/^\//, '')] as const,
  ),
  ...(Object.keys(otherPictures) as (keyof typeof otherPictures)[]).map((name) => [name, null] as const),
]

/** Purchased by the sentinel student and deleted since: the API answers 404 for it. */
export const deletedClassId = sentinelId('deletedClass')

/** Adds hostile and broken listings with an owner and an enrolled student; a second call on one store changes nothing. */
export function seedSentinels(store: Store): void {
  store.atomically(() => {
    if (store.users.byEmail(sentinelTeacher)) return
    const passwordHash = demoPasswordHash()
    const account = (email: string, role: Role) => store.users.add({ _id: accountId(email), email, role, passwordHash })
    const teacher = account(sentinelTeacher, 'teacher')
    const student = account(sentinelStudent, 'student')
    const files = new Set(sentinelPictures.flatMap(([, file]) => file ?? []))
    for (const src of files)
      store.files.add({ name: src, image: png, content: gradientPng(32, 18, [19, 121, 91], [217, 240, 226]) }, src)
    const startDate = new Date(store.now().getTime() + 14 * 86_400_000).toISOString()
    for (const name of names) {
      const { type, _id } = sentinels[name]
      store.listings.add(type, {
        _id,
        description: `A listing to test with (${name}).`,
        imageUrl: '',
        startDate,
        category: categoryId('Chess'),
        link: `https://meet.example.com/sentinel-${name}`,
        price: 5,
        isPublished: true,
        isActive: true,
        teacherId: teacher._id,
        ...oddities[name],
      })
      store.purchases.add(student._id, type, _id)
    }
    store.purchases.add(student._id, 'class', deletedClassId)
    const populated = account(populatedStudent, 'student')
    store.purchases.add(populated._id, 'group', listingId('group', 'python-beginners'))
    store.purchases.add(populated._id, 'class', deletedClassId)
    store.purchases.add(populated._id, 'class', listingId('class', 'scratch-first-game'))
    store.purchases.add(populated._id, 'group', listingId('group', 'quran-oilaviy'))
  })
}

import type { Fault } from '../healthy.ts'
import type { Options } from '../visit.ts'
import {
  account,
  at,
  body,
  content,
  edited,
  header,
  json,
  known,
  logIn,
  ownClass,
  publicClass,
  status,
  unknown,
  where,
} from './fault.ts'

/** A part of the only finding that a fault must cause, the changed responses if any, and the changed options if any. */
type Planted = readonly [finding: string | RegExp, fault: Fault | undefined, options?: Partial<Options>]

const allowsMethods = (methods: string) => at(/^OPTIONS/, header('access-control-allow-methods', methods))
const allowsHeaders = (headers: string) => at(/^OPTIONS/, header('access-control-allow-headers', headers))
const exposes = (headers: string) => at(/./, header('access-control-expose-headers', headers))
const added = (row: Record<string, unknown>) => json((rows) => [...rows, row])
const wrapped = (name: string) => json((value) => ({ [name]: value }))
const appended = (text: string) => edited((page) => page + text)
const replaced = (text: string, by: string) => edited((page) => page.replaceAll(text, by))
const twice = json((rows) => [...rows, rows[0]])
const withoutLink = json((item) => ({ ...(item as object), link: undefined }))
const withoutPicture = edited((text) => (text.includes(', changed') ? text.replaceAll('imageUrl', 'picture') : text))
/** Responses in the place of a refusal. */
const accepted = ({ headers }: Response) => new Response('[]', { headers })
const found = ({ body: page, headers }: Response) => new Response(page, { headers })
const wordless = ({ headers }: Response) => new Response('', { status: 400, headers })
const anHourAhead = (answer: Response) => header('date', new Date(Date.now() + 3_600_000).toUTCString())(answer)
const tooMany = (answer: Response) => header('retry-after', '0')(status(429)(answer))
const unknownPath = (answer: Response) =>
  answer.headers.get('content-type')?.includes('json') ? status(200)(answer) : answer

const on =
  (host: string, change: (answer: Response) => Response | null): Fault =>
  (_, answer, { on: at }) =>
    at === host ? change(answer) : answer
const off = () => null
const unframed = header('content-security-policy', "frame-ancestors 'self'")
const elsewhere = header('access-control-allow-origin', 'https://other.example')
const ownOrigin = header('cross-origin-resource-policy', 'same-origin')
const legal = (dates: { updated: string; reviewed?: string }) => ({
  content: { ...content, legal: [{ id: 'terms', ...dates }] },
})
const sources = { 'src/content/testimonials.ts': '\n  sample: true,' }
const writes = { write: true }

/** The faults by the check that finds them. */
const faults = (site: string): Readonly<Record<string, readonly Planted[]>> => ({
  // Whether backend and site respond, with which status, to whom, and in which shape.
  'api-reachable': [['does not answer', on('api', off)]],
  'site-reachable': [['does not answer', on('site', off)]],
  'api-clock': [[/3[56]\d\d s ahead/, at('GET /category', anHourAhead)]],
  'status-open': [
    ['GET /group/public without a token answers 403', unknown('GET /group/public', status(403))],
    ['GET /category without a token answers 500', unknown('GET /category', status(500))],
  ],
  'status-guarded': [
    ['GET /manual-purchase without a token answers 200', unknown(/manual-purchase$/, where(401, accepted))],
    ['GET /class/own-classes with an invalid token answers 403', known(/own-classes$/, where(401, status(403)))],
  ],
  'status-token': [
    ['GET /group/own-groups as the teacher answers 500', known(/own-groups$/, where(200, status(500)))],
    [/GET \/class\/\w{24} as the student answers 404/, known(/class\/(?!f0)\w{24}$/, status(404))],
  ],
  'status-unknown': [
    [/GET \/group\/f0.* answers 500/, at(/group\/f0/, where(404, status(500)))],
    ['GET /no-such-path answers 200', at('GET /no-such-path', unknownPath)],
  ],
  'status-malformed': [['GET /class/doctor answers 500', at(/class\/doctor$/, status(500))]],
  'private-links': [
    ['GET /class/public without a token sends 1 meeting links', publicClass({ link: 'https://meet.example.com/open' })],
  ],
  'private-data': [
    [
      'GET /class/own-classes as the teacher sends a password (passwordHash)',
      ownClass({ teacher: { passwordHash: 'x' } }),
    ],
    ['sends a password (secret)', publicClass({ secret: '$2b$10$N9qo8uLOickgx2ZMRZoMye' })],
    [
      'GET /class/public without a token sends an email address (email)',
      publicClass({ teacher: { email: 'dilnoza@nihol.test' } }),
    ],
  ],
  'refusal-words': [['refuses without words', logIn('nobody', body('<h1>Unauthorized</h1>'))]],
  'rate-limit': [['GET /api/manual-purchase answers 429', at('GET /manual-purchase', tooMany)]],
  'login-refusal': [
    ['answers 500', logIn('nobody', status(500))],
    ['answers 200', logIn('nobody', status(200))],
  ],
  accounts: [
    ['The student cannot log in (401)', undefined, { student: { ...account('student'), password: 'wrong' } }],
    ['is of the role teacher', undefined, { student: account('teacher') }],
  ],
  login: [
    ['the student has no token or user', logIn('aziza', body('{"user":{}}'))],
    ['the teacher answers 502', logIn('dilnoza', status(502))],
  ],
  shape: [
    ['GET /group/public without a token cannot be read', unknown('GET /group/public', wrapped('data'))],
    ['GET /category as the student cannot be read', known('GET /category', body('[{"_id":'))],
    ['GET /user/login/access as the teacher', at(/access$/, where(200, body('{"_id":"1","role":"student"}')))],
    ['GET /manual-purchase as the student', at(/manual-purchase$/, where(200, body('[{"courseId":"1"}]')))],
    [/GET \/class\/\w{24} without/, unknown(/^GET \/class\/(?!f0)\w{24}$/, wrapped('item'))],
  ],

  // CORS responses to a browser on another origin.
  'no-store': [['may be kept by caches', known(/own-classes$/, header('cache-control', 'max-age=60'))]],
  'cors-preflight': [['OPTIONS /manual-purchase for GET answers 401', at('OPTIONS /manual-purchase', status(401))]],
  'cors-origin': [
    [/OPTIONS \/category for GET .* does not allow/, at('OPTIONS /category', elsewhere)],
    ['(401) does not allow', at(/./, where(401, header('access-control-allow-origin')))],
  ],
  'cors-methods': [
    [/PATCH \/class\/\w+ is not allowed/, allowsMethods('GET,POST,DELETE')],
    [/DELETE \/class\/\w+ is not allowed/, allowsMethods('get, post, patch')],
  ],
  'cors-headers': [
    ['may not send authorization', allowsHeaders('*')],
    ['POST /mail may not send content-type', allowsHeaders('Authorization')],
  ],
  'cors-exposed': [
    ['cannot read Retry-After', exposes('Date')],
    ['cannot read Date', exposes('Retry-After')],
  ],

  // Rows, dates, prices, links, categories, and pictures.
  rows: [
    [/1 of \d+ rows cannot be read/, unknown('GET /category', added({ name: 'Chess' }))],
    ['1 rows have the _id of another', unknown('GET /class/public', twice)],
  ],
  titles: [[/class other .*has no title/, publicClass({ title: ' ' })]],
  dates: [
    ['"next Monday" is no moment', publicClass({ startDate: 'next Monday' })],
    ['10:00:00" is no moment', publicClass({ startDate: '2026-12-01T10:00:00' })], // without a zone
  ],
  prices: [
    ['"cheap" cannot be read', publicClass({ price: 'cheap' })],
    ['-5 cannot be read', publicClass({ price: -5 })],
  ],
  links: [
    ['no address that can be opened', ownClass({ link: 'javascript:alert(1)' })],
    ['no address that can be opened', ownClass({ link: '' })],
  ],
  categories: [
    ['unknown category', publicClass({ category: 'gone' })],
    ['"Knitting" is none of the ten', at('GET /category', added({ _id: 'knitting', name: 'Knitting' }))],
  ],
  'picture-names': [['is no file name', publicClass({ imageUrl: 'https://elsewhere.example/a.png' })]],
  pictures: [
    ['gone.png answers 404', publicClass({ imageUrl: 'gone.png' })],
    ['is no PNG', at(/^GET \/files\/.*scratch/, body('<!doctype html>'))],
    ['may not be shown on another origin', at(/^GET \/files\/.*scratch/, ownOrigin)],
  ],

  // Pages, files, and the scheduler.
  pages: [
    ['/classdetails/doctor/class answers 404', at(/^GET \/classdetails/, status(404))],
    ['/uz answers 200, text/plain', at('GET /uz', header('content-type', 'text/plain'))],
  ],
  'not-found': [
    ['/uz/no-such-page answers 200', at('GET /uz/no-such-page', found)],
    ['/assets/no-such-file.js answers 200', at(/no-such-file\.js$/, found)],
  ],
  'private-files': [
    ['/.env is open', at('GET /.env', () => new Response('KEY=1'))],
    ['app-1.js.map is open', at(/\.map$/, () => new Response('{}'))],
  ],
  caching: [
    ['keep /pricing unasked', at('GET /pricing', header('cache-control', 'max-age=3600'))],
    ['ask again for /assets/app-1.js', at('GET /assets/app-1.js', header('cache-control', 'no-cache'))],
  ],
  assets: [
    ['page-2.js answers 404', at(/page-2\.js$/, status(404))],
    ['page-2.js answers 200, text/plain', at(/page-2\.js$/, header('content-type', 'text/plain'))],
  ],
  scheduler: [
    ['may not be framed', on('scheduler', unframed)],
    ['answers 503', on('scheduler', status(503))],
  ],

  // Samples to replace before launch, and the remains of a write.
  samples: [['testimonials.ts holds samples', undefined, { content: { ...content, sources } }]],
  'sample-profiles': [[/stand on quran$/, at('GET /courses/quran', appended('Sample profile'))]],
  placeholders: [['VITE_CONTACT_PHONE is the placeholder', at('GET /contact-us', appended('+1 215 555 0142'))]],
  canonical: [
    ['call themselves https://nihol.example', at('GET /', replaced(`"${site}/"`, '"https://nihol.example/"'))],
  ],
  legal: [
    ['terms is not reviewed', undefined, legal({ updated: '2026-01-01' })],
    ['terms has changed', undefined, legal({ updated: '2026-03-01', reviewed: '2026-02-01' })],
  ],
  'launch-dates': [['chess was to start', undefined, { content: { ...content, today: '2026-12-02' } }]],
  writes: [
    [/PATCH \/class: .* another/, at(/^GET .*own-classes$/, replaced(', changed', '')), writes],
    ['POST /files as the teacher answers 413', at('POST /files', status(413)), writes],
    [/PATCH \/group: .* another/, at(/^GET .*own-groups$/, withoutPicture), writes],
    ['GET /class as the enrolled student has no link', at(/^GET \/class\/\w{24}$/, where(200, withoutLink)), writes],
    ['date in words is refused without words', at('POST /class', where(422, wordless)), writes],
  ],
})

/** Every planted fault, each with its title, the id of the check that finds it, and the rest of its row. */
export const plantedFaults = (site: string) =>
  Object.entries(faults(site)).flatMap(([id, planted]) =>
    planted.map(([finding, fault, options]) => [`${id}: ${String(finding)}`, id, finding, fault, options] as const),
  )

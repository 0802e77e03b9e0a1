import { accounts, password } from '../backend/seed/seed.ts'
import type { Fault } from './healthy.ts'
import type { Options } from './visit.ts'

export const account = (role: string) => ({ email: accounts.find((one) => one.role === role)!.email, password })
export const content: Options['content'] = {
  sources: { 'src/content/testimonials.ts': 'Real ones' },
  examples: { VITE_CONTACT_PHONE: '+1 215 555 0142', VITE_SITE_URL: 'https://nihol.example' },
  legal: [{ id: 'terms', updated: '2026-01-01', reviewed: '2026-02-01' }],
  launches: [{ id: 'chess', launch: { date: '2026-12-01' } }],
  today: '2026-11-24',
}

/** Faults: where, and what becomes of the answer. */
export const at =
  (
    calls: RegExp,
    change: (answer: Response) => Response | Promise<Response>,
    who: 'all' | 'known' | 'unknown' = 'all',
  ): Fault =>
  (call, answer, { isKnown }) =>
    calls.test(call) && (who === 'all' || isKnown === (who === 'known')) ? change(answer) : answer
const status = (code: number) => (answer: Response) =>
  new Response(code === 204 ? null : '{"message":"No"}', { status: code, headers: answer.headers })
export const header = (name: string, value?: string) => (answer: Response) => {
  const headers = new Headers(answer.headers)
  if (value === undefined) headers.delete(name)
  else headers.set(name, value)
  return new Response(answer.body, { status: answer.status, headers })
}
const body = (text: string) => (answer: Response) =>
  new Response(text, { status: answer.status, headers: answer.headers })
type Row = Record<string, unknown>
const json = (change: (value: Row[]) => unknown) => async (answer: Response) =>
  body(JSON.stringify(change((await answer.json()) as Row[])))(answer)
const oneMore = (fields: Row) => json((rows) => [...rows, { ...rows[0], _id: 'other', ...fields }])
export const publicClass = (fields: Row) => at(/^GET \/class\/public$/, oneMore(fields))

export type Case = [what: string, id: string, text: RegExp, fault: Fault | undefined, options?: Partial<Options>]
/** What is planted, and the one finding that it has to bring. */
export const plantedFaults = ({ site }: { site: string }): Case[] => [
  ['a backend that is off', 'api-reachable', /does not answer/, (_, answer, { on }) => (on === 'api' ? null : answer)],
  ['a site that is off', 'site-reachable', /does not answer/, (_, answer, { on }) => (on === 'site' ? null : answer)],
  [
    'a clock an hour ahead',
    'api-clock',
    /3[56]\d\d s ahead/,
    at(/^GET \/category$/, (answer) => header('date', new Date(Date.now() + 3_600_000).toUTCString())(answer)),
  ],
  [
    'a list closed to visitors',
    'status-open',
    /GET \/group\/public without a token answers 403/,
    at(/^GET \/group\/public$/, status(403), 'unknown'),
  ],
  [
    'a broken category list',
    'status-open',
    /GET \/category without a token answers 500/,
    at(/^GET \/category$/, status(500), 'unknown'),
  ],
  [
    'purchases open to everybody',
    'status-guarded',
    /GET \/manual-purchase without a token answers 200/,
    at(
      /manual-purchase$/,
      (answer) => (answer.status === 401 ? new Response('[]', { headers: answer.headers }) : answer),
      'unknown',
    ),
  ],
  [
    '403 to an invalid token',
    'status-guarded',
    /GET \/class\/own-classes with an invalid token answers 403/,
    at(/own-classes$/, (answer) => (answer.status === 401 ? status(403)(answer) : answer), 'known'),
  ],
  [
    'own groups that fail',
    'status-token',
    /GET \/group\/own-groups as the teacher answers 500/,
    at(/own-groups$/, (answer) => (answer.status === 200 ? status(500)(answer) : answer), 'known'),
  ],
  [
    'a class that members cannot see',
    'status-token',
    /GET \/class\/\w{24} as the student answers 404/,
    at(/class\/(?!f0)\w{24}$/, status(404), 'known'),
  ],
  [
    '500 for an unknown id',
    'status-unknown',
    /GET \/group\/f0.* answers 500/,
    at(/group\/f0/, (answer) => (answer.status === 404 ? status(500)(answer) : answer)),
  ],
  [
    'a page of its own for unknown paths',
    'status-unknown',
    /GET \/no-such-path answers 200/,
    (call, answer) =>
      call === 'GET /no-such-path' && answer.headers.get('content-type')?.includes('json')
        ? status(200)(answer)
        : answer,
  ],
  [
    'a log-in that breaks on strangers',
    'login-refusal',
    /answers 500/,
    (call, answer, { sent }) => (call === 'POST /user/login' && sent.includes('nobody') ? status(500)(answer) : answer),
  ],
  [
    'a log-in that lets everybody in',
    'login-refusal',
    /answers 200/,
    (call, answer, { sent }) => (call === 'POST /user/login' && sent.includes('nobody') ? status(200)(answer) : answer),
  ],
  [
    'a wrong password',
    'accounts',
    /The student cannot log in \(401\)/,
    undefined,
    { student: { ...account('student'), password: 'wrong' } },
  ],
  ['a teacher given as student', 'accounts', /is of the role teacher/, undefined, { student: account('teacher') }],
  [
    'a log-in without a token',
    'login',
    /the student has no token or user/,
    (call, answer, { sent }) =>
      call === 'POST /user/login' && sent.includes('aziza') ? body('{"user":{}}')(answer) : answer,
  ],
  [
    'a log-in that fails',
    'login',
    /the teacher answers 502/,
    (call, answer, { sent }) =>
      call === 'POST /user/login' && sent.includes('dilnoza') ? status(502)(answer) : answer,
  ],
  [
    'a list inside an object',
    'shape',
    /GET \/group\/public without a token cannot be read/,
    at(
      /^GET \/group\/public$/,
      json((data) => ({ data })),
      'unknown',
    ),
  ],
  [
    'broken JSON',
    'shape',
    /GET \/category as the student cannot be read/,
    at(/^GET \/category$/, body('[{"_id":'), 'known'),
  ],
  [
    'a session without its user',
    'shape',
    /GET \/user\/login\/access as the teacher/,
    at(/access$/, (answer) => (answer.status === 200 ? body('{"_id":"1","role":"student"}')(answer) : answer)),
  ],
  [
    'purchases in other words',
    'shape',
    /GET \/manual-purchase as the student/,
    at(/manual-purchase$/, (answer) => (answer.status === 200 ? body('[{"courseId":"1"}]')(answer) : answer)),
  ],
  [
    'an item in an envelope',
    'shape',
    /GET \/class\/\w{24} without/,
    at(
      /^GET \/class\/(?!f0)\w{24}$/,
      json((item) => ({ item })),
      'unknown',
    ),
  ],
  [
    'answers to a token that caches keep',
    'no-store',
    /may be kept by caches/,
    at(/own-classes$/, header('cache-control', 'max-age=60'), 'known'),
  ],
  [
    'a guarded preflight',
    'cors-preflight',
    /OPTIONS \/manual-purchase for GET answers 401/,
    at(/^OPTIONS \/manual-purchase$/, status(401)),
  ],
  [
    'leave for another site',
    'cors-origin',
    /OPTIONS \/category for GET .* does not allow/,
    at(/^OPTIONS \/category$/, header('access-control-allow-origin', 'https://other.example')),
  ],
  [
    'refusals without leave',
    'cors-origin',
    /\(401\) does not allow/,
    (_, answer) => (answer.status === 401 ? header('access-control-allow-origin')(answer) : answer),
  ],
  [
    'no leave for PATCH',
    'cors-methods',
    /PATCH \/class\/\w+ is not allowed/,
    at(/^OPTIONS/, header('access-control-allow-methods', 'GET,POST,DELETE')),
  ],
  [
    'no leave for DELETE',
    'cors-methods',
    /DELETE \/class\/\w+ is not allowed/,
    at(/^OPTIONS/, header('access-control-allow-methods', 'get, post, patch')),
  ],
  [
    'a * where Authorization has to stand',
    'cors-headers',
    /may not send authorization/,
    at(/^OPTIONS/, header('access-control-allow-headers', '*')),
  ],
  [
    'no leave for JSON',
    'cors-headers',
    /POST \/mail may not send content-type/,
    at(/^OPTIONS/, header('access-control-allow-headers', 'Authorization')),
  ],
  ['Retry-After hidden', 'cors-exposed', /Retry-After/, at(/./, header('access-control-expose-headers'))],
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
  ['a link that runs a script', 'links', /no address that can be opened/, publicClass({ link: 'javascript:alert(1)' })],
  [
    'an own class without a link',
    'links',
    /no address that can be opened/,
    at(/own-classes$/, (answer) => (answer.status === 200 ? oneMore({ link: '' })(answer) : answer)),
  ],
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
  [
    'deep links that are not found',
    'pages',
    /\/classdetails\/doctor\/class answers 404/,
    at(/^GET \/classdetails/, status(404)),
  ],
  ['pages as text', 'pages', /\/uz answers 200, text\/plain/, at(/^GET \/uz$/, header('content-type', 'text/plain'))],
  [
    'an unknown page with 200',
    'not-found',
    /\/uz\/no-such-page answers 200/,
    at(/^GET \/uz\/no-such-page$/, (answer) => new Response(answer.body, { headers: answer.headers })),
  ],
  [
    'a page for a file that is gone',
    'not-found',
    /no-such-file\.js answers 200/,
    at(/no-such-file\.js$/, (answer) => new Response(answer.body, { headers: answer.headers })),
  ],
  ['an open settings file', 'private-files', /\/\.env is open/, at(/^GET \/\.env$/, () => new Response('KEY=1'))],
  ['a source map', 'private-files', /app-1\.js\.map is open/, at(/\.map$/, () => new Response('{}'))],
  [
    'pages that browsers keep',
    'caching',
    /keep \/pricing unasked/,
    at(/^GET \/pricing$/, header('cache-control', 'max-age=3600')),
  ],
  [
    'files that browsers ask for again',
    'caching',
    /ask again for \/assets\/app-1\.js/,
    at(/^GET \/assets\/app-1\.js$/, header('cache-control', 'no-cache')),
  ],
  ['a chunk that was not uploaded', 'assets', /page-2\.js answers 404/, at(/page-2\.js$/, status(404))],
  [
    'a chunk of another type',
    'assets',
    /page-2\.js answers 200, text\/plain/,
    at(/page-2\.js$/, header('content-type', 'text/plain')),
  ],
  [
    'a scheduler that may not be framed',
    'scheduler',
    /may not be framed/,
    (_, answer, { on }) =>
      on === 'scheduler' ? header('content-security-policy', "frame-ancestors 'self'")(answer) : answer,
  ],
  [
    'a scheduler that is down',
    'scheduler',
    /answers 503/,
    (_, answer, { on }) => (on === 'scheduler' ? status(503)(answer) : answer),
  ],
  [
    'sample texts',
    'samples',
    /testimonials\.ts holds samples/,
    undefined,
    { content: { ...content, sources: { 'src/content/testimonials.ts': '\n  sample: true,' } } },
  ],
  [
    'sample teachers',
    'sample-profiles',
    /stand on quran$/,
    at(/^GET \/courses\/quran$/, async (answer) => body(`${await answer.text()}Sample profile`)(answer)),
  ],
  [
    'a placeholder',
    'placeholders',
    /VITE_CONTACT_PHONE is the placeholder/,
    at(/^GET \/contact-us$/, async (answer) => body(`${await answer.text()}+1 215 555 0142`)(answer)),
  ],
  [
    'another address in the pages',
    'canonical',
    /call themselves https:\/\/nihol\.example/,
    at(/^GET \/$/, async (answer) =>
      body((await answer.text()).replace(`href="${site}/"`, 'href="https://nihol.example/"'))(answer),
    ),
  ],
  [
    'an unreviewed text',
    'legal',
    /terms is not reviewed/,
    undefined,
    { content: { ...content, legal: [{ id: 'terms', updated: '2026-01-01' }] } },
  ],
  [
    'a text that has changed since',
    'legal',
    /terms has changed/,
    undefined,
    { content: { ...content, legal: [{ id: 'terms', updated: '2026-03-01', reviewed: '2026-02-01' }] } },
  ],
  [
    'a launch in the past',
    'launch-dates',
    /chess was to start/,
    undefined,
    { content: { ...content, today: '2026-12-02' } },
  ],
  [
    'a change that is not kept',
    'writes',
    /PATCH \/class: .* another/,
    at(/^GET .*own-classes$/, async (answer) => body((await answer.text()).replace(', changed', ''))(answer)),
    { write: true },
  ],
]

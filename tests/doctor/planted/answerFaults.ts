import { account, at, status, header, body, json, ownClass, publicClass, type Case } from './fault.ts'

/** Whether backend and site respond, with which status, to whom, and in which shape. */
export const answerFaults: readonly Case[] = [
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
  ['500 for a malformed id', 'status-malformed', /GET \/class\/doctor answers 500/, at(/class\/doctor$/, status(500))],
  [
    'a meeting link in a public list',
    'private-links',
    /GET \/class\/public without a token sends 1 meeting links/,
    publicClass({ link: 'https://meet.example.com/open' }),
  ],
  [
    'a password hash of a teacher',
    'private-data',
    /GET \/class\/own-classes as the teacher sends a password \(passwordHash\)/,
    ownClass({ teacher: { passwordHash: 'x' } }),
  ],
  [
    'a hash under another name',
    'private-data',
    /sends a password \(secret\)/,
    publicClass({ secret: '$2b$10$N9qo8uLOickgx2ZMRZoMye' }),
  ],
  [
    'the address of another person',
    'private-data',
    /GET \/class\/public without a token sends an email address \(email\)/,
    publicClass({ teacher: { email: 'dilnoza@nihol.test' } }),
  ],
  [
    'a refusal in HTML',
    'refusal-words',
    /refuses without words/,
    (call, answer, { sent }) =>
      call === 'POST /user/login' && sent.includes('nobody') ? body('<h1>Unauthorized</h1>')(answer) : answer,
  ],
  [
    'a limit that never ends',
    'rate-limit',
    /GET \/api\/manual-purchase answers 429/,
    at(/^GET \/manual-purchase$/, (answer) => header('retry-after', '0')(status(429)(answer))),
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
]

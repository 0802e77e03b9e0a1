import { at, status, header, type Case } from './fault.ts'

/** Pages, files, and the scheduler. */
export const siteFaults: readonly Case[] = [
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
]

import { at, status, header, type Case } from './fault.ts'

/** CORS responses to a browser on another origin. */
export const corsFaults: readonly Case[] = [
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
  ['Retry-After hidden', 'cors-exposed', /Retry-After/, at(/./, header('access-control-expose-headers', 'Date'))],
  ['Date hidden', 'cors-exposed', /cannot read Date/, at(/./, header('access-control-expose-headers', 'Retry-After'))],
]

// @vitest-environment node
import { expect, it } from 'vitest'
import { hostingFiles } from '@/build/hostingFiles.ts'
import { devicePages, headersAt, securityHeaders, strictTransport } from '@/build/securityHeaders.ts'
import { paths } from '@/paths.ts'
import { checkHostile } from './hostile.ts'

/** The security headers, and what Trusted Types add. */
const policy = (more: { img?: string; connect?: string; frame?: string } = {}) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' blob:${more.img ?? ''}`,
    "font-src 'self'",
    `connect-src 'self'${more.connect ?? ''}`,
    `frame-src ${more.frame ?? "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')

it('the response headers are exactly this set', () => {
  expect(securityHeaders({})).toEqual({
    'content-security-policy': policy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  })
})

it('the response headers are in the files of every host, with HSTS', () => {
  const all = { ...securityHeaders({}), 'strict-transport-security': strictTransport({}) }
  const files = hostingFiles(all, [], [])
  for (const [name, value] of Object.entries(all)) {
    expect(files['_headers']).toContain(`\n  ${name}: ${value}\n`)
    // For pages, for hashed files of this release and the last, for pictures, and for the page with its own headers.
    expect(files['.hosting/nginx.conf']!.split(`add_header ${name} "${value}" always;`)).toHaveLength(
      name === 'permissions-policy' ? 5 : 6,
    )
  }
})

it('the response headers allow camera and microphone on one page only, in both languages', () => {
  const all = securityHeaders({})
  const allowed = 'camera=(self), microphone=(self), geolocation=(), payment=()'
  expect(devicePages).toEqual([paths.check, `/uz${paths.check}`])
  for (const page of devicePages) expect(headersAt(page, all)).toEqual({ ...all, 'permissions-policy': allowed })
  for (const page of ['/', '/uz', '/check/', '/check/more', '/uz/checkx', '/classroom/1/class'])
    expect(headersAt(page, all)).toEqual(all)
  const files = hostingFiles(all, [], [])
  for (const page of devicePages)
    expect(files['_headers']).toContain(`\n${page}\n  ! permissions-policy\n  permissions-policy: ${allowed}\n`)
  expect(files['_headers']!.split('(self)')).toHaveLength(5)
  expect(files['.hosting/nginx.conf']).toMatch(
    /location ~ \^\(\/check\|\/uz\/check\)\$ \{\n[^}]*camera=\(self\), microphone=\(self\)/,
  )
  expect(files['.hosting/nginx.conf']!.split('(self)')).toHaveLength(3)
})

it('the response headers request HSTS preload only when configured', () => {
  expect(strictTransport({})).toBe('max-age=31536000; includeSubDomains')
  for (const no of ['', ' ', 'false', '0', 'no', 'TRUE!', 'true; x'])
    expect(strictTransport({ VITE_HSTS_PRELOAD: no })).toBe(strictTransport({}))
  expect(strictTransport({ VITE_HSTS_PRELOAD: ' true ' })).toBe('max-age=31536000; includeSubDomains; preload')
})

it('the response headers allow the configured origins, each in its own directive', () => {
  const settings = {
    VITE_API_URL: 'https://api.nihol.example/v1/api',
    VITE_FILES_URL: 'https://files.nihol.example/f',
    VITE_SCHEDULER_URL: 'http://localhost:4174/?a=b',
    VITE_SITE_URL: 'https://nihol.example',
    VITE_TELEGRAM_URL: 'https://t.me/x',
  }
  expect(securityHeaders(settings)['content-security-policy']).toBe(
    policy({
      img: ' https://files.nihol.example',
      connect: ' https://api.nihol.example',
      frame: 'http://localhost:4174',
    }),
  )
})

checkHostile('the response headers take no word from a setting but one origin', (text) => {
  const header = securityHeaders({ VITE_API_URL: text, VITE_FILES_URL: text, VITE_SCHEDULER_URL: text })[
    'content-security-policy'
  ]!
  const directives = header.split('; ')
  const [img, connect, frame] = [3, 5, 6].map((at) => directives[at]!.split(' ').slice(1))
  const isOrigin = (word: string) => /^https?:\/\/[^\s;,'*"/@]+$/.test(word) && URL.canParse(word)
  return (
    directives.length === 13 &&
    [...img!.slice(2), ...connect!.slice(1)].every(isOrigin) &&
    img!.length <= 3 &&
    connect!.length <= 2 &&
    frame!.length === 1 &&
    (frame![0] === "'none'" || isOrigin(frame![0]!))
  )
})

checkHostile('the response headers allow no host by a star or a second directive', (text) => {
  const header = securityHeaders({ VITE_SCHEDULER_URL: `https://${text.slice(0, 200)}` })['content-security-policy']!
  return header.split(';').length === 13 && !header.includes('*') && !header.includes(' null')
})

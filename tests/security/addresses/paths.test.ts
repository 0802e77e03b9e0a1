// @vitest-environment node
import fc from 'fast-check'
import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { parseRef } from '@/api/ids.ts'
import { safeNext } from '@/features/account/useNext.ts'
import { paths, pathTo } from '@/paths.ts'
import { checkAll, checkHostile, checkRandom } from '../hostile.ts'
import { hostileText } from '../hostileText.ts'
import { hostileTexts } from '../hostileTexts.ts'

it.each([
  '/dashboard',
  '/classes',
  '/classes?q=%D1%88%D0%B0%D1%85&type=group',
  '/add-class-group',
  '/classroom/65f0a1b2c3d4e5f6a7b8c9d0/group',
  '/classdetails/65f0a1b2c3d4e5f6a7b8c9d0/class?enroll=1',
  '/edit/a_B-9/group',
  // The query is part of the page's address, whatever it contains.
  '/classes?next=//evil.example',
])('safeNext accepts our own %s', (next) => expect(safeNext(next)).toBe(next))

it('safeNext keeps the query and drops the hash', () => {
  expect(safeNext('/classes?q=a#top')).toBe('/classes?q=a')
  expect(safeNext('/dashboard#//evil.example?x')).toBe('/dashboard')
})

checkAll<string | null>(
  'safeNext leads to the dashboard from',
  [
    hostileTexts,
    [null, '/', 'dashboard', ' /dashboard', '/dashboard\u0000', 'https://evil.example/dashboard'],
    // Public pages, the account pages themselves and pages that do not exist
    ['/pricing', '/login', '/login?next=/login', '/nowhere', '/dashboard/nowhere', '/Dashboard'],
    // A query that is no part of an address
    ['/dashboard?x=\\', '/classes?q=a\nb', '/classes?q=a b', '/dashboard?\u0000'],
    // Ids and words that can be none
    ['..', '%2e%2e', 'a%2Fb', 'a.b', 'a b'].map((id) => `/classroom/${id}/class`),
    ['/classroom/65f0/course', '/classroom/65f0/Class', '/classroom/65f0'],
    ['65f0/__proto__', '__proto__.x/class', `${'a'.repeat(129)}/class`].map((rest) => `/edit/${rest}`),
  ].flat(),
  (next) => safeNext(next) === paths.dashboard,
)

const ours = [paths.dashboard, paths.classroom, paths.classes, paths.classDetails, paths.addListing, paths.editListing]
/** Whether an address is one of our signed-in addresses, for a browser, too. */
const isOurs = (address: string) => {
  const { origin, pathname, hash } = new URL(address, 'https://nihol.example')
  return (
    origin === 'https://nihol.example' &&
    hash === '' &&
    ours.some((pattern) => matchPath({ path: pattern, caseSensitive: true }, pathname) !== null)
  )
}

checkHostile('safeNext never leads elsewhere', (text) => isOurs(safeNext(text)))
checkRandom(
  'safeNext never leads elsewhere after one of our addresses',
  fc
    .tuple(fc.constantFrom('/dashboard', '/classes', '/edit/1/class', '/classroom/a'), hostileText)
    .map(([own, text]) => own + text),
  (text) => isOurs(safeNext(text)),
)

it('safeNext returns the path that the guard put into the login URL', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,24}$/)
  const type = fc.constantFrom('class' as const, 'group' as const)
  const query = fc
    .dictionary(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))
    .map((words) => new URLSearchParams(words).toString())
  fc.assert(
    fc.property(id, type, query, (one, kind, words) => {
      const wanted = [pathTo.classDetails({ id: one, type: kind }), words].filter(Boolean).join('?')
      const login = new URL(pathTo.login(wanted), 'https://nihol.example')
      expect(login.pathname).toBe(paths.login)
      expect(safeNext(login.searchParams.get('next'))).toBe(wanted)
    }),
  )
})

it.each(['', 'class', 'class/', 'course/1', 'class/../mail', 'class/<b>', 'class/a b', `group/${'a'.repeat(200)}`])(
  'the reference %j is unreadable',
  (text) => expect(parseRef(text)).toBeNull(),
)

it.each(['', ')', ',', '!', '»', '.', '/', '%29.', '\u200b', ' '])('a reference followed by %j is read', (tail) =>
  expect(parseRef(`class/a-1${tail}`)).toEqual({ type: 'class', id: 'a-1' }),
)

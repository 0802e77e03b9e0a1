import { HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { call } from '@/api/call.ts'
import { categoriesQuery } from '@/api/categories.ts'
import { endpoints } from '@/api/endpoints.ts'
import { enrollmentsQuery } from '@/api/enrollments.ts'
import { uploadFile } from '@/api/files.ts'
import { listingQuery, publicListingsQuery, toListing } from '@/api/listings.ts'
import type { SessionToken } from '@/api/token.ts'
import { logIn, restoreSession } from '@/api/users.ts'
import { listing } from '../features/listingEntries.ts'
import { answer, faultOf } from './callSteps.ts'

/** Runs a query's function as react-query would. */
const run = (options: { queryFn?: unknown }) =>
  (options.queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal: new AbortController().signal })

beforeEach(() => localStorage.clear())

it.each([
  ['sendMail', 201, true],
  ['sendMail', 200, false],
  ['sendMail', 204, false],
  ['sendConsultation', 201, true],
  ['sendConsultation', 204, true],
  ['sendConsultation', 200, false],
  ['bookTrial', 201, true],
  ['bookTrial', 200, false],
  ['forgotPassword', 200, true],
  ['forgotPassword', 201, false],
  ['logIn', 201, true],
  ['getCategories', 299, true],
  ['getCategories', 300, false],
] as const)('%s answered %i: %s', async (name, status, success) => {
  answer(() => new HttpResponse(status === 204 ? null : '[]', { status }))
  const outcome = await call(name, { data: endpoints[name].method === 'POST' ? {} : undefined }).then(
    () => true,
    () => false,
  )
  expect(outcome).toBe(success)
})

it.each(['', 'thanks', '<p>ok</p>', '{"broken":'])('an unused answer may be %j', async (body) => {
  answer(() => new HttpResponse(body, { status: 201 }))
  await expect(call('bookTrial', { data: {} })).resolves.toBeUndefined()
})

it.each([
  ['', undefined],
  ['created', undefined],
  ['{"message": "Wel', undefined],
  ['<p>ok</p>', undefined],
  ['{"message": "Welcome"}', { message: 'Welcome' }],
])('an optional answer may be %j', async (body, read) => {
  answer(() => new HttpResponse(body, { status: 201 }))
  expect(await call('register', { data: {} })).toEqual(read)
})

it.each(['', 'not json', '{"a":', '<html>'])('a required answer may not be %j', async (body) => {
  answer(() => new HttpResponse(body, { status: 200, headers: { 'content-type': 'application/json' } }))
  expect((await faultOf(call('getCategories'))).kind).toBe('badAnswer')
})

const lists = [categoriesQuery(), publicListingsQuery('class'), publicListingsQuery('group'), enrollmentsQuery()]
const sessions = [
  [{}, { user: null }, { user: { _id: '1' } }],
  [{ user: { _id: '1', role: 'owner' } }, { user: { _id: '1', role: ['student'] } }],
].flat()
const withToken = (session: object) => ({ ...session, access_token: 'abc' })
const logInAgain = () => logIn({ email: 'aziza@nihol.test', password: 'x' })
const upload = (session: SessionToken) => uploadFile(new File(['x'], 'x.png'), session)

it.each<[what: string, bodies: unknown[], calls: (() => Promise<unknown>)[]]>([
  ['a list', [null, {}, 'text', 5, { data: [] }], lists.map((query) => () => run(query))],
  [
    'a list with a valid entry',
    [[null, null], ['x'], [{ id: '1', title: 'a' }], [{ class: 'a' }], [{ classId: ['a'] }]],
    lists.map((query) => () => run(query)),
  ],
  ['a class', [null, [], {}, { _id: '' }, { _id: {} }, { title: 'x' }], [() => run(listingQuery('class', 'abc'))]],
  ['a session', sessions, [() => restoreSession('t')]],
  ['a log-in', [...sessions.map(withToken), { user: { _id: '1', role: 'student' } }], [logInAgain]],
  ['an upload', [{ url: 'x' }], [() => upload(null)]],
])('an answer that is not %s is rejected', async (_, bodies, calls) => {
  for (const body of bodies) {
    answer(() => HttpResponse.json(body as object))
    for (const make of calls) expect((await faultOf(make())).kind, JSON.stringify(body)).toBe('badAnswer')
  }
})

it.each([[[]], [[{ _id: '1', classId: null }]], [[{ classId: null, groupId: null }]]])(
  '%j are purchases without a listing',
  async (body) => {
    answer(() => HttpResponse.json(body))
    expect(await run(enrollmentsQuery())).toEqual([])
  },
)

it('invalid entries of a list are skipped', async () => {
  answer(() => HttpResponse.json([null, { _id: 'a', name: 'Chess' }, { _id: 'b' }, 'x']))
  expect(await run(categoriesQuery())).toEqual([{ id: 'a', name: 'Chess' }])
})

it('a role is case-insensitive', async () => {
  answer(() => HttpResponse.json({ user: { _id: 1, role: 'Teacher' } }))
  expect(await restoreSession('t')).toEqual({ id: '1', role: 'teacher' })
})

it('an upload that another session began is not sent', async () => {
  answer(() => HttpResponse.json({ src: 'x.png' }))
  const fault = await faultOf(upload('of-another-person'))
  expect(fault).toMatchObject({ kind: 'cancelled', unsent: true })
})

it.each([
  [{ _id: 'a' }, listing('a', { type: 'group', title: '' })],
  [
    { _id: 7, startDate: '', category: null },
    { id: '7', startDate: null, categoryId: null },
  ],
  [
    { _id: 'a', category: { _id: 'c', name: 'Chess' }, teacherId: { _id: 't' } },
    { categoryId: 'c', teacherId: 't' },
  ],
  [
    { _id: 'a', title: 5, startDate: 12 },
    { title: '', startDate: null },
  ],
  [
    { _id: { $oid: 'a1' }, startDate: { $date: '2026-12-01T17:00:00Z' }, category: { $oid: 'c1' } },
    { id: 'a1', startDate: '2026-12-01T17:00:00Z', categoryId: 'c1' },
  ],
])('the class or group %j is understood', (raw, expected) => {
  expect(toListing(raw, 'group')).toMatchObject({ type: 'group', ...expected })
})

it.each([
  ['false', 'false'],
  [false, 'false'],
  [0, '0'],
  ['true', 'true'],
  [undefined, 'true'],
  [null, 'true'],
])('a class that is published as %j keeps that', (isPublished, kept) => {
  expect(toListing({ _id: 'a', isPublished }, 'class')).toMatchObject({ isPublished: kept })
})

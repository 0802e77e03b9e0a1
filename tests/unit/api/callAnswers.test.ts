import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '@/api/call.ts'
import { categoriesQuery } from '@/api/categories.ts'
import { endpoints } from '@/api/endpoints.ts'
import { enrollmentsQuery } from '@/api/enrollments.ts'
import { uploadFile } from '@/api/files.ts'
import { listingQuery, publicListingsQuery, toListing } from '@/api/listings.ts'
import { logIn, restoreSession } from '@/api/users.ts'
import { answer, faultOf } from './callSteps.ts'

/** Runs a query's function as react-query would. */
const run = (options: { queryFn?: unknown }) =>
  (options.queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal: new AbortController().signal })

beforeEach(() => localStorage.clear())

describe('what counts as success', () => {
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

  it.each([null, {}, 'text', 5, { data: [] }])('%j is not a list', async (body) => {
    answer(() => HttpResponse.json(body))
    for (const query of [
      categoriesQuery(),
      publicListingsQuery('class'),
      publicListingsQuery('group'),
      enrollmentsQuery(),
    ])
      expect((await faultOf(run(query))).kind).toBe('badAnswer')
  })

  it.each([[[null, null]], [['x']], [[{ id: '1', title: 'a' }]], [[{ class: 'a' }]], [[{ classId: ['a'] }]]])(
    'a list without a valid entry is rejected: %j',
    async (body) => {
      answer(() => HttpResponse.json(body))
      for (const query of [categoriesQuery(), publicListingsQuery('class'), enrollmentsQuery()])
        expect((await faultOf(run(query))).kind).toBe('badAnswer')
    },
  )

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

  it.each([null, [], {}, { _id: '' }, { _id: {} }, { title: 'x' }])('%j is not a class', async (body) => {
    answer(() => HttpResponse.json(body))
    expect((await faultOf(run(listingQuery('class', 'abc')))).kind).toBe('badAnswer')
  })

  it.each([
    {},
    { user: null },
    { user: { _id: '1' } },
    { user: { _id: '1', role: 'owner' } },
    { user: { _id: '1', role: ['student'] } },
  ])('%j is not a session', async (body) => {
    answer(() => HttpResponse.json(body))
    expect((await faultOf(restoreSession('t'))).kind).toBe('badAnswer')
    answer(() => HttpResponse.json({ ...body, access_token: 'abc' }))
    expect((await faultOf(logIn({ email: 'aziza@nihol.test', password: 'x' }))).kind).toBe('badAnswer')
  })

  it('the answer to a login without a token is an error', async () => {
    answer(() => HttpResponse.json({ user: { _id: '1', role: 'student' } }))
    expect((await faultOf(logIn({ email: 'aziza@nihol.test', password: 'x' }))).kind).toBe('badAnswer')
  })

  it('a role is case-insensitive', async () => {
    answer(() => HttpResponse.json({ user: { _id: 1, role: 'Teacher' } }))
    expect(await restoreSession('t')).toEqual({ id: '1', role: 'teacher' })
  })

  it('an upload that another session began is not sent', async () => {
    answer(() => HttpResponse.json({ src: 'x.png' }))
    const fault = await faultOf(uploadFile(new File(['x'], 'x.png'), 'of-another-person'))
    expect(fault).toMatchObject({ kind: 'cancelled', unsent: true })
  })

  it('an upload without a src is an error', async () => {
    answer(() => HttpResponse.json({ url: 'x' }))
    expect((await faultOf(uploadFile(new File(['x'], 'x.png'), null))).kind).toBe('badAnswer')
  })
})

describe('a class or group from any server', () => {
  it.each([
    [
      { _id: 'a' },
      {
        title: '',
        description: '',
        imageUrl: '',
        startDate: null,
        categoryId: null,
        link: '',
        price: 0,
        teacherId: null,
      },
    ],
    [
      { _id: 7, price: '12.5', startDate: '', category: null },
      { id: '7', price: 12.5, startDate: null, categoryId: null },
    ],
    [
      { _id: 'a', price: -3, category: { _id: 'c', name: 'Chess' }, teacherId: { _id: 't' } },
      { price: null, categoryId: 'c', teacherId: 't' },
    ],
    [
      { _id: 'a', price: 'free', title: 5, startDate: 12 },
      { price: null, title: '', startDate: null },
    ],
    [
      {
        _id: { $oid: 'a1' },
        price: { $numberDecimal: '12.50' },
        startDate: { $date: '2026-12-01T17:00:00Z' },
        category: { $oid: 'c1' },
      },
      { id: 'a1', price: 12.5, startDate: '2026-12-01T17:00:00Z', categoryId: 'c1' },
    ],
  ])('%j is understood', (raw, expected) => {
    expect(toListing(raw, 'group')).toMatchObject({ type: 'group', ...expected })
  })

  it.each([
    ['false', 'false'],
    [false, 'false'],
    [0, '0'],
    ['true', 'true'],
    [undefined, 'true'],
    [null, 'true'],
  ])('that is published as %j keeps that', (isPublished, kept) => {
    expect(toListing({ _id: 'a', isPublished }, 'class')).toMatchObject({ isPublished: kept })
  })
})

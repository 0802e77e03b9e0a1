import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/api/call.ts'
import { categoriesQuery } from '@/api/categories.ts'
import { endpoints } from '@/api/endpoints.ts'
import { enrolmentsQuery } from '@/api/enrolments.ts'
import { uploadFile } from '@/api/files.ts'
import type { ListingType } from '@/api/ids.ts'
import { listingQuery, publicListingsQuery, toListing } from '@/api/listings.ts'
import { getToken, setToken } from '@/api/token.ts'
import { restoreSession } from '@/api/users.ts'
import { Fault, isAnswerLost, isInDoubt, mayBeStored, type FaultKind } from '@/lib/fault.ts'
import { server } from '../backend/msw.ts'

const answer = (make: () => Response | Promise<Response>) => server.use(http.all('*/api/*', make))
const faultOf = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Fault)
  return error as Fault
}
/** Runs a query's function as react-query would. */
const run = (options: { queryFn?: unknown }) => (options.queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal: new AbortController().signal })

beforeEach(() => localStorage.clear())

describe('the kinds of failure', () => {
  it.each<[number, FaultKind]>([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [410, 'notFound'],
    [413, 'invalid'],
    [422, 'invalid'],
    [429, 'rateLimited'],
    [500, 'server'],
    [502, 'server'],
    [418, 'server'],
  ])('status %i is %s, with the words of its JSON body where it is a refusal', async (status, kind) => {
    answer(() => HttpResponse.json({ message: 'So it is', errors: { title: 'So is the title' } }, { status }))
    const fault = await faultOf(call('getCategories'))
    expect(fault).toMatchObject({ kind, status, serverMessage: status < 500 ? 'So it is' : undefined })
    expect({ ...fault.fields }).toEqual(status < 500 ? { title: 'So is the title' } : {})
  })

  it('says nothing of a success that is none here', async () => {
    answer(() => HttpResponse.json({ message: 'Message sent' }))
    expect(await faultOf(call('sendMail', { data: {} }))).toMatchObject({ kind: 'server', status: 200, serverMessage: undefined })
  })

  it('the words of a refusal are read where the answer would have been a long list, too', async () => {
    answer(() => HttpResponse.json({ message: 'So it is' }, { status: 403 }))
    expect(await faultOf(call('getPublicListings', { type: 'class' }))).toMatchObject({ kind: 'forbidden', serverMessage: 'So it is' })
  })

  it.each([
    ['an HTML page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['an empty body', () => new HttpResponse(null, { status: 502 })],
    ['broken JSON', () => new HttpResponse('{"message":', { status: 502, headers: { 'content-type': 'application/json' } })],
    ['a message that is no text', () => HttpResponse.json({ message: { en: 'x' } }, { status: 502 })],
    ['a list', () => HttpResponse.json(['x'], { status: 502 })],
  ])('%s of a failure keeps its status and says nothing', async (_, make) => {
    answer(make)
    expect(await faultOf(call('getCategories'))).toMatchObject({ kind: 'server', status: 502, serverMessage: undefined })
  })

  it('cuts server words at 300 characters, makes one line of them, and joins a list of them', async () => {
    answer(() => HttpResponse.json({ message: `a\n\n${'b'.repeat(1000)}` }, { status: 400 }))
    const { serverMessage } = await faultOf(call('getCategories'))
    expect(serverMessage).toHaveLength(300)
    expect(serverMessage).toMatch(/^a b/)
    answer(() => HttpResponse.json({ message: ['title is short', 'price is low'] }, { status: 400 }))
    expect((await faultOf(call('getCategories'))).serverMessage).toBe('title is short price is low')
  })

  it.each([
    [{ errors: { title: 'too short', price: ['low', 'odd'] } }, { title: 'too short', price: 'low odd' }],
    [{ errors: [{ field: 'title', message: 'too short' }, { path: 'price', msg: 'low' }, null, { x: 1 }] }, { title: 'too short', price: 'low' }],
    [{ errors: 'no' }, {}],
  ])('reads words for fields from %j', async (body, fields) => {
    answer(() => HttpResponse.json(body, { status: 422 }))
    expect({ ...(await faultOf(call('getCategories'))).fields }).toEqual(fields)
  })

  it.each([
    ['30', 30],
    ['0.2', 1],
    ['soon', undefined],
    ['-5', undefined],
    ['999999999', 86_400],
    ['Sat, 21 Nov 2026 17:00:30 GMT', 30],
    ['Sat, 21 Nov 2026 16:00:00 GMT', undefined],
    ['Sun, 21 Nov 2027 17:00:00 GMT', 86_400],
  ])('reads Retry-After %s', async (header, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:00:00Z') })
    answer(() => new HttpResponse(null, { status: 429, headers: { 'retry-after': header } }))
    const fault = await faultOf(call('getCategories'))
    vi.useRealTimers()
    expect([fault.retryAfter, fault.retryAt]).toEqual(seconds === undefined ? [undefined, undefined] : [seconds, Date.UTC(2026, 10, 21, 17) + seconds * 1000])
  })

  it('tells no answer from no connection', async () => {
    answer(() => HttpResponse.error())
    expect((await faultOf(call('getCategories'))).kind).toBe('network')
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    expect((await faultOf(call('getCategories'))).kind).toBe('offline')
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  })

  it.each([
    ['a device that was offline from the start', [false, false], 'offline', { unsent: true, stored: false, lost: false }],
    ['a connection that was lost on the way', [true, false], 'offline', { unsent: false, stored: true, lost: true }],
    ['a connection that came back', [false, true], 'network', { unsent: false, stored: true, lost: true }],
    ['no answer', [true, true], 'network', { unsent: false, stored: true, lost: true }],
  ] as const)('knows of %s whether anything can have arrived', async (_, [before, after], kind, { unsent, stored, lost }) => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(before)
    answer(() => {
      onLine.mockReturnValue(after)
      return HttpResponse.error()
    })
    const fault = await faultOf(call('bookTrial', { data: {} }))
    onLine.mockRestore()
    expect([fault.kind, fault.unsent, mayBeStored(fault), isAnswerLost(fault)]).toEqual([kind, unsent, stored, lost])
  })

  it.each([
    [408, true, true],
    [422, false, false],
    [429, false, false],
    [500, true, false],
    [502, true, true],
    [503, true, false],
    [504, true, true],
    [200, false, false],
  ])('status %i of a write: it may be stored: %s; its answer was lost: %s', async (status, stored, lost) => {
    answer(() => HttpResponse.json({}, { status }))
    const fault = await faultOf(call('sendMail', { data: {} }))
    expect([mayBeStored(fault), isAnswerLost(fault)]).toEqual([stored, lost])
  })

  it('leaves a doubt as it was after a try that the backend never looked at', () => {
    const unsent = new Fault('offline', { unsent: true })
    const later = new Fault('rateLimited', { status: 429 })
    const refused = new Fault('invalid', { status: 422 })
    const lost = new Fault('timeout')
    for (const [fault, before, after] of [[unsent, true, true], [unsent, false, false], [later, true, true], [later, false, false], [refused, true, false], [lost, false, true]] as const) expect(isInDoubt(fault, before)).toBe(after)
  })

  it('an id that can be none sends nothing', async () => {
    expect(mayBeStored(await faultOf(call('deleteListing', { type: 'class', id: '../..' })))).toBe(false)
  })

  it('tells a call that was left from one that failed, and one that took too long', async () => {
    answer(() => new Promise<Response>(() => {}))
    const abort = new AbortController()
    const left = faultOf(call('getCategories', { signal: abort.signal }))
    abort.abort()
    expect((await left).kind).toBe('cancelled')
    expect((await faultOf(call('getCategories', { timeout: 20 }))).kind).toBe('timeout')
  })
})

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

  it.each(['', 'thanks', '<p>ok</p>', '{"broken":'])('an answer that nobody reads may be %j', async (body) => {
    answer(() => new HttpResponse(body, { status: 201 }))
    await expect(call('bookTrial', { data: {} })).resolves.toBeUndefined()
  })

  it.each([
    ['', undefined],
    ['created', undefined],
    ['{"message": "Wel', undefined],
    ['<p>ok</p>', undefined],
    ['{"message": "Welcome"}', { message: 'Welcome' }],
  ])('an answer that is read where it can be may be %j', async (body, read) => {
    answer(() => new HttpResponse(body, { status: 201 }))
    expect(await call('register', { data: {} })).toEqual(read)
  })

  it.each(['', 'not json', '{"a":', '<html>'])('an answer that is read may not be %j', async (body) => {
    answer(() => new HttpResponse(body, { status: 200, headers: { 'content-type': 'application/json' } }))
    expect((await faultOf(call('getCategories'))).kind).toBe('badAnswer')
  })

  it.each([null, {}, 'text', 5, { data: [] }])('%j is no list', async (body) => {
    answer(() => HttpResponse.json(body))
    for (const query of [categoriesQuery(), publicListingsQuery('class'), publicListingsQuery('group'), enrolmentsQuery()]) expect((await faultOf(run(query))).kind).toBe('badAnswer')
  })

  it.each([[[null, null]], [['x']], [[{ id: '1', title: 'a' }]], [[{ class: 'a' }]], [[{ classId: ['a'] }]]])('a list of which nothing can be read is none: %j', async (body) => {
    answer(() => HttpResponse.json(body))
    for (const query of [categoriesQuery(), publicListingsQuery('class'), enrolmentsQuery()]) expect((await faultOf(run(query))).kind).toBe('badAnswer')
  })

  it.each([[[]], [[{ _id: '1', classId: null }]], [[{ classId: null, groupId: null }]]])('%j are purchases of nothing', async (body) => {
    answer(() => HttpResponse.json(body))
    expect(await run(enrolmentsQuery())).toEqual([])
  })

  it('what cannot be read of a list is left out', async () => {
    answer(() => HttpResponse.json([null, { _id: 'a', name: 'Chess' }, { _id: 'b' }, 'x']))
    expect(await run(categoriesQuery())).toEqual([{ id: 'a', name: 'Chess' }])
  })

  it.each([null, [], {}, { _id: '' }, { _id: {} }, { title: 'x' }])('%j is no class', async (body) => {
    answer(() => HttpResponse.json(body))
    expect((await faultOf(run(listingQuery('class', 'abc')))).kind).toBe('badAnswer')
  })

  it.each([{}, { user: null }, { user: { _id: '1' } }, { user: { _id: '1', role: 'owner' } }, { user: { _id: '1', role: ['student'] } }])('%j is no session', async (body) => {
    answer(() => HttpResponse.json(body))
    expect((await faultOf(restoreSession('t'))).kind).toBe('badAnswer')
  })

  it('a role is the same in capitals', async () => {
    answer(() => HttpResponse.json({ user: { _id: 1, role: 'Teacher' } }))
    expect(await restoreSession('t')).toEqual({ id: '1', role: 'teacher' })
  })

  it('an upload without a src is no upload', async () => {
    answer(() => HttpResponse.json({ url: 'x' }))
    expect((await faultOf(uploadFile(new File(['x'], 'x.png')))).kind).toBe('badAnswer')
  })
})

describe('where a call goes', () => {
  const seen: Request[] = []
  beforeEach(() => {
    seen.length = 0
    server.use(
      http.all('*', ({ request }) => {
        seen.push(request.clone())
        return HttpResponse.json([])
      }),
    )
  })

  it.each(['', '..', 'a/b', 'a%2Fb', '%2e%2e', 'a?b', 'a#b', 'a b', '//evil.example', 'https://evil.example', 'x'.repeat(129), 'ñ'])('never to an id %j', async (id) => {
    expect((await faultOf(call('getListing', { type: 'class', id }))).kind).toBe('notFound')
    expect(seen).toEqual([])
  })

  it('never to a type that is none', async () => {
    for (const type of ['lesson', 'class/../user', '__proto__', 'constructor']) expect((await faultOf(call('getListing', { type: type as ListingType, id: 'a' }))).kind).toBe('notFound')
    expect(seen).toEqual([])
  })

  it('carries the token only from the clients that may', async () => {
    setToken('secret')
    const carried = async (name: keyof typeof endpoints) => {
      await call(name, { type: 'class', id: 'a', data: endpoints[name].method === 'GET' ? undefined : {} }).catch(() => undefined)
      return seen.at(-1)!.headers.get('authorization')
    }
    for (const [name, { client }] of Object.entries(endpoints)) expect(await carried(name as keyof typeof endpoints), name).toBe(client === 'public' ? null : 'Bearer secret')
    localStorage.clear()
    expect(await carried('getListing')).toBeNull()
  })
})

describe('a 401', () => {
  it('of an authenticated call ends the session, of another one it does not, as long as the session holds', async () => {
    answer(() => new HttpResponse('{}', { status: 401 }))
    let asked = 0
    server.use(http.get('*/api/user/login/access', () => HttpResponse.json({ user: { _id: String((asked += 1)), role: 'student' } })))
    for (const name of ['getCategories', 'logIn', 'getListing'] as const) {
      setToken('mine')
      await call(name, { type: 'class', id: 'a' }).catch(() => undefined)
      expect(getToken(), name).toBe('mine')
    }
    await expect.poll(() => asked).toBe(2) // log-in is not about the session
    expect(getToken()).toBe('mine')
    await call('getPurchases').catch(() => undefined)
    expect(getToken()).toBeNull()
  })

  it('of a call that takes visitors, too, ends a session that has run out', async () => {
    answer(() => new HttpResponse('{}', { status: 401 }))
    for (const name of ['getCategories', 'getListing', 'bookTrial'] as const) {
      setToken('mine')
      expect((await faultOf(call(name, { type: 'class', id: 'a' }))).kind, name).toBe('unauthorized')
      await expect.poll(getToken).toBeNull()
    }
  })

  it('of a visitor asks for no session', async () => {
    const asked: string[] = []
    server.use(http.all('*/api/*', ({ request }) => (asked.push(new URL(request.url).pathname), new HttpResponse('{}', { status: 401 }))))
    await call('getCategories').catch(() => undefined)
    await call('getPurchases').catch(() => undefined)
    expect(asked).toEqual(['/api/category', '/api/manual-purchase'])
  })

  it('that comes late does not end the session that began meanwhile', async () => {
    setToken('old')
    answer(() => {
      setToken('new')
      return new HttpResponse('{}', { status: 401 })
    })
    await call('getPurchases').catch(() => undefined)
    expect(getToken()).toBe('new')
  })

  it('of a 403 keeps the session', async () => {
    setToken('mine')
    answer(() => new HttpResponse('{}', { status: 403 }))
    await call('getPurchases').catch(() => undefined)
    expect(getToken()).toBe('mine')
  })
})

describe('a class or group of any server', () => {
  it.each([
    [{ _id: 'a' }, { title: '', description: '', imageUrl: '', startDate: null, categoryId: null, link: '', price: 0, teacherId: null }],
    [{ _id: 7, price: '12.5', startDate: '', category: null }, { id: '7', price: 12.5, startDate: null, categoryId: null }],
    [{ _id: 'a', price: -3, category: { _id: 'c', name: 'Chess' }, teacherId: { _id: 't' } }, { price: null, categoryId: 'c', teacherId: 't' }],
    [{ _id: 'a', price: 'free', title: 5, startDate: 12 }, { price: null, title: '', startDate: null }],
  ])('%j is understood', (raw, expected) => {
    expect(toListing(raw, 'group')).toMatchObject({ type: 'group', ...expected })
  })
})

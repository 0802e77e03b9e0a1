import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/api/call.ts'
import { Fault, isAnswerLost, isInDoubt, mayBeStored, type FaultKind } from '@/lib/fault.ts'
import { answer, faultOf } from './callSteps.ts'

beforeEach(() => localStorage.clear())

describe('error kinds', () => {
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
  ])('status %i is %s, with the message of its JSON body if it is a refusal', async (status, kind) => {
    answer(() => HttpResponse.json({ message: 'So it is', errors: { title: 'So is the title' } }, { status }))
    const fault = await faultOf(call('createListing', { type: 'class', data: { title: 'Chess' } }))
    expect(fault).toMatchObject({ kind, status, serverMessage: status < 500 ? 'So it is' : undefined })
    expect({ ...fault.fields }).toEqual(status < 500 ? { title: 'So is the title' } : {})
  })

  it('has no message for an unexpected success status', async () => {
    answer(() => HttpResponse.json({ message: 'Message sent' }))
    expect(await faultOf(call('sendMail', { data: {} }))).toMatchObject({
      kind: 'server',
      status: 200,
      serverMessage: undefined,
    })
  })

  it('reads the message of a refused list', async () => {
    answer(() => HttpResponse.json({ message: 'So it is' }, { status: 403 }))
    expect(await faultOf(call('getPublicListings', { type: 'class' }))).toMatchObject({
      kind: 'forbidden',
      serverMessage: 'So it is',
    })
  })

  it.each([
    ['an HTML page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['an empty body', () => new HttpResponse(null, { status: 502 })],
    [
      'broken JSON',
      () => new HttpResponse('{"message":', { status: 502, headers: { 'content-type': 'application/json' } }),
    ],
    ['a message that is no text', () => HttpResponse.json({ message: { en: 'x' } }, { status: 502 })],
    ['a list', () => HttpResponse.json(['x'], { status: 502 })],
  ])('%s in an error keeps its status and has no message', async (_, make) => {
    answer(make)
    expect(await faultOf(call('getCategories'))).toMatchObject({
      kind: 'server',
      status: 502,
      serverMessage: undefined,
    })
  })

  it('reads no message from the HTML page of a proxy that refuses', async () => {
    answer(() => HttpResponse.html('<h1>Blocked</h1>', { status: 403 }))
    expect((await faultOf(call('getCategories'))).serverMessage).toBeUndefined()
  })

  it('truncates server messages at 300 characters, on one line, and joins lists', async () => {
    answer(() => HttpResponse.json({ message: `a\n\n${'b'.repeat(1000)}` }, { status: 400 }))
    const { serverMessage } = await faultOf(call('getCategories'))
    expect(serverMessage).toHaveLength(300)
    expect(serverMessage).toMatch(/^a b/)
    answer(() => HttpResponse.json({ message: ['title is short.', 'price is low', 'so it is'] }, { status: 400 }))
    expect((await faultOf(call('getCategories'))).serverMessage).toBe('title is short. price is low. so it is')
  })

  it.each([400, 413, 415, 422])('a read that is refused with %i failed on our side', async (status) => {
    answer(() => new HttpResponse(null, { status }))
    expect((await faultOf(call('getPublicListings', { type: 'class' }))).kind).toBe('server')
  })

  const short = { title: 'title is short' }
  it.each<[server: string, body: unknown, fields: Record<string, string>, rest?: string]>([
    [
      'NestJS',
      {
        message: ['title is short', 'price must be a number', 'price is low', 'isHidden should not exist'],
        error: 'Bad Request',
      },
      { title: 'title is short', price: 'price must be a number. price is low' },
      'isHidden should not exist',
    ],
    ['NestJS, one text', { message: 'title is short', statusCode: 400 }, short],
    ['NestJS, unformatted', { message: [{ property: 'title', constraints: { minLength: 'title is short' } }] }, short],
    [
      'Express',
      { message: 'No', errors: [{ type: 'field', path: 'title', location: 'body', msg: 'title is short' }, null] },
      short,
      'No',
    ],
    ['express-validator 6', { errors: [{ param: 'title', msg: 'title is short' }] }, short],
    [
      'Zod',
      { issues: [{ code: 'too_small', path: ['body', 'title'], message: 'title is short' }], name: 'ZodError' },
      short,
    ],
    ['Zod in an error', { success: false, error: { issues: [{ path: ['title'], message: 'title is short' }] } }, short],
    ['Zod as JSON', { message: '[\n{"path":["title"],"message":"title is short"}]' }, short],
    ['Joi', { message: '"title" is short' }, { title: '"title" is short' }],
    ['Ajv', { message: 'body/title is short' }, { title: 'body/title is short' }],
    [
      'Mongoose',
      { errors: { title: { message: 'title is short', kind: 'minlength' } }, message: 'So it is' },
      short,
      'So it is',
    ],
    [
      'Laravel',
      { message: 'title is short', errors: { title: ['title is short'], price: ['low', 'odd'] } },
      { ...short, price: 'low. odd' },
    ],
    ['Django REST', { title: ['title is short'], non_field_errors: ['So it is'] }, short, 'So it is'],
    ['Django REST, a refusal', { detail: 'So it is' }, {}, 'So it is'],
    [
      'FastAPI',
      {
        detail: [
          { loc: ['body', 'title'], msg: 'title is short', type: 'value_error' },
          { loc: ['body', 0], msg: 'So it is' },
        ],
      },
      short,
      'So it is',
    ],
    [
      'Spring',
      { message: '', error: 'Bad Request', errors: [{ field: 'title', defaultMessage: 'title is short' }] },
      short,
    ],
    [
      'problem details',
      { title: 'Bad Request', detail: 'So it is', errors: [{ pointer: '#/title', detail: 'title is short' }] },
      short,
      'So it is',
    ],
    [
      'ASP.NET',
      { title: 'Validation errors', status: 400, errors: { Title: ['title is short'], '$.price': ['low'] } },
      { ...short, price: 'low' },
    ],
    ['JSON:API', { errors: [{ source: { pointer: '/data/attributes/title' }, detail: 'title is short' }] }, short],
    ['a bare list', [{ path: 'title', message: 'title is short' }], short],
    ['the name of the status', { message: 'ThrottlerException: Too Many Requests' }, {}],
    ['another name of the status', { message: 'Unauthorized' }, {}],
    ['two fields in one text', { message: 'title or price is odd' }, {}, 'title or price is odd'],
    ['fields that were not sent', { message: 'No', errors: { toString: 'x', constructor: 'y' } }, {}, 'No'],
    ['a message about another field', { errors: [{ field: 'teacherId', message: 'Not yours' }] }, {}, 'Not yours'],
    ['something else', { errors: 42, message: { html: '<b>' }, detail: null }, {}],
  ])('reads the refusal of %s', async (_, body, fields, rest) => {
    answer(() => HttpResponse.json(body as object, { status: 400 }))
    const fault = await faultOf(call('createListing', { type: 'class', data: { title: 'Chess', price: 1 } }))
    expect([{ ...fault.fields }, fault.serverMessage]).toEqual([fields, rest])
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
    expect([fault.retryAfter, fault.retryAt]).toEqual(
      seconds === undefined ? [undefined, undefined] : [seconds, Date.UTC(2026, 10, 21, 17) + seconds * 1000],
    )
  })

  it('waits for the longest of the Retry-After headers of several limits', async () => {
    answer(
      () => new HttpResponse(null, { status: 429, headers: { 'retry-after-short': '9', 'Retry-After-Long': '40' } }),
    )
    expect((await faultOf(call('getCategories'))).retryAfter).toBe(40)
  })

  it('distinguishes no answer from no connection', async () => {
    answer(() => HttpResponse.error())
    expect((await faultOf(call('getCategories'))).kind).toBe('network')
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    expect((await faultOf(call('getCategories'))).kind).toBe('offline')
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  })

  it.each([
    [
      'a device that was offline from the start',
      [false, false],
      'offline',
      { unsent: true, stored: false, lost: false },
    ],
    ['a connection that was lost on the way', [true, false], 'offline', { unsent: false, stored: true, lost: true }],
    ['a connection that came back', [false, true], 'network', { unsent: false, stored: true, lost: true }],
    ['no answer', [true, true], 'network', { unsent: false, stored: true, lost: true }],
  ] as const)(
    'knows whether a request with %s can have arrived',
    async (_, [before, after], kind, { unsent, stored, lost }) => {
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(before)
      answer(() => {
        onLine.mockReturnValue(after)
        return HttpResponse.error()
      })
      const fault = await faultOf(call('bookTrial', { data: {} }))
      onLine.mockRestore()
      expect([fault.kind, fault.unsent, mayBeStored(fault), isAnswerLost(fault)]).toEqual([kind, unsent, stored, lost])
    },
  )

  it.each([
    [408, true, true],
    [422, false, false],
    [429, false, false],
    [500, true, false],
    [502, true, true],
    [503, true, false],
    [504, true, true],
    [200, false, false],
  ])('status %i of a write: may be stored %s, answer lost %s', async (status, stored, lost) => {
    answer(() => HttpResponse.json({}, { status }))
    const fault = await faultOf(call('sendMail', { data: {} }))
    expect([mayBeStored(fault), isAnswerLost(fault)]).toEqual([stored, lost])
  })

  it('keeps an earlier doubt after a retry that never reached the backend', () => {
    const unsent = new Fault('offline', { unsent: true })
    const later = new Fault('rateLimited', { status: 429 })
    const refused = new Fault('invalid', { status: 422 })
    const lost = new Fault('timeout')
    for (const [fault, before, after] of [
      [unsent, true, true],
      [unsent, false, false],
      [later, true, true],
      [later, false, false],
      [refused, true, false],
      [lost, false, true],
    ] as const)
      expect(isInDoubt(fault, before)).toBe(after)
  })

  it('an invalid id sends nothing', async () => {
    expect(mayBeStored(await faultOf(call('deleteListing', { type: 'class', id: '../../..' })))).toBe(false)
  })

  it('distinguishes an aborted, a failed and a timed-out call', async () => {
    answer(() => new Promise<Response>(() => {}))
    const abort = new AbortController()
    const left = faultOf(call('getCategories', { signal: abort.signal }))
    abort.abort()
    expect((await left).kind).toBe('cancelled')
    expect((await faultOf(call('getCategories', { timeout: 20 }))).kind).toBe('timeout')
  })
})

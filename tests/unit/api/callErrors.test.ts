import { HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/api/call.ts'
import { Fault, isAnswerLost, isInDoubt, mayBeStored, type FaultKind } from '@/lib/fault.ts'
import { answer, faultOf } from './callSteps.ts'

beforeEach(() => localStorage.clear())

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

it('an unexpected success status has no message', async () => {
  answer(() => HttpResponse.json({ message: 'Message sent' }))
  expect(await faultOf(call('sendMail', { data: {} }))).toMatchObject({
    kind: 'server',
    status: 200,
    serverMessage: undefined,
  })
})

it.each<[string, () => Response]>([
  ['the HTML page of a proxy', () => HttpResponse.html('<h1>Blocked</h1>', { status: 403 })],
  ['an empty body', () => new HttpResponse(null, { status: 403 })],
  ['broken JSON', () => new HttpResponse('{"message":', { status: 403 })],
  ['a message that is no text', () => HttpResponse.json({ message: { en: 'x' } }, { status: 403 })],
])('reads no message from %s, and keeps its status', async (_, make) => {
  answer(make)
  const { kind, status, serverMessage } = await faultOf(call('getCategories'))
  expect([kind, status, serverMessage]).toEqual(['forbidden', 403, undefined])
})

it.each([400, 413, 415, 422])('a read that is refused with %i failed on our side', async (status) => {
  answer(() => new HttpResponse(null, { status }))
  expect((await faultOf(call('getPublicListings', { type: 'class' }))).kind).toBe('server')
})

const text = 'title is short'
const title = { title: text }
const both = ['So it is', { title: text }] as const
it.each<[server: string, body: unknown, rest: string | undefined, fields: Record<string, string>]>([
  [
    'NestJS',
    { message: [text, 'price must be a number', 'price is low', 'isHidden should not exist'], error: 'Bad Request' },
    'isHidden should not exist',
    { title: text, price: 'price must be a number. price is low' },
  ],
  ['NestJS, one text', { message: text, statusCode: 400 }, undefined, title],
  ['NestJS, unformatted', { message: [{ property: 'title', constraints: { min: text } }] }, undefined, title],
  ['Express', { message: 'So it is', errors: [{ type: 'field', path: 'title', msg: text }, null] }, ...both],
  ['express-validator 6', { errors: [{ param: 'title', msg: text }] }, undefined, title],
  ['Zod', { issues: [{ code: 'too_small', path: ['body', 'title'], message: text }] }, undefined, title],
  ['Zod in an error', { error: { issues: [{ path: ['title'], message: text }] } }, undefined, title],
  ['Zod as JSON', { message: `[\n{"path":["title"],"message":"${text}"}]` }, undefined, title],
  ['Joi', { message: '"title" is short' }, undefined, { title: '"title" is short' }],
  ['Ajv', { message: 'body/title is short' }, undefined, { title: 'body/title is short' }],
  ['Mongoose', { errors: { title: { message: text, kind: 'minlength' } }, message: 'So it is' }, ...both],
  [
    'Laravel',
    { message: text, errors: { title: [text], price: ['low', 'odd'] } },
    undefined,
    { title: text, price: 'low. odd' },
  ],
  ['Django REST', { title: [text], non_field_errors: ['So it is'] }, ...both],
  ['Django REST, a refusal', { detail: 'So it is' }, 'So it is', {}],
  [
    'FastAPI',
    {
      detail: [
        { loc: ['body', 'title'], msg: text },
        { loc: ['body', 0], msg: 'So it is' },
      ],
    },
    ...both,
  ],
  ['Spring', { error: 'Bad Request', errors: [{ field: 'title', defaultMessage: text }] }, undefined, title],
  [
    'problem details',
    { title: 'Bad Request', detail: 'So it is', errors: [{ pointer: '#/title', detail: text }] },
    ...both,
  ],
  [
    'ASP.NET',
    { title: 'Validation errors', status: 400, errors: { Title: [text], '$.price': ['low'] } },
    undefined,
    { title: text, price: 'low' },
  ],
  ['JSON:API', { errors: [{ source: { pointer: '/data/attributes/title' }, detail: text }] }, undefined, title],
  ['a bare list', [{ path: 'title', message: text }], undefined, title],
  ['the name of the status', { message: 'ThrottlerException: Too Many Requests' }, undefined, {}],
  ['another name of the status', { message: 'Unauthorized' }, undefined, {}],
  ['two fields in one text', { message: 'title or price is odd' }, 'title or price is odd', {}],
  ['fields that were not sent', { message: 'No', errors: { toString: 'x', constructor: 'y' } }, 'No', {}],
  ['a message about another field', { errors: [{ field: 'teacherId', message: 'Not yours' }] }, 'Not yours', {}],
  ['something else', { errors: 42, message: { html: '<b>' }, detail: null }, undefined, {}],
])('reads the refusal of %s', async (_, body, rest, fields) => {
  answer(() => HttpResponse.json(body as object, { status: 400 }))
  const fault = await faultOf(call('createListing', { type: 'class', data: { title: 'Chess', price: 1 } }))
  expect([fault.serverMessage, { ...fault.fields }]).toEqual([rest, fields])
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
  answer(() => new HttpResponse(null, { status: 429, headers: { 'retry-after-short': '9', 'Retry-After-Long': '40' } }))
  expect((await faultOf(call('getCategories'))).retryAfter).toBe(40)
})

it.each<[string, onLine: boolean[], FaultKind, unsent: boolean]>([
  ['a device that was offline from the start', [false, false], 'offline', true],
  ['a connection that was lost on the way', [true, false], 'offline', false],
  ['a connection that came back', [false, true], 'network', false],
  ['no answer', [true, true], 'network', false],
])('knows whether a request with %s can have arrived', async (_, [before, after], kind, unsent) => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(before!)
  answer(() => {
    onLine.mockReturnValue(after!)
    return HttpResponse.error()
  })
  const fault = await faultOf(call('bookTrial', { data: {} }))
  onLine.mockRestore()
  expect(fault).toMatchObject({ kind, unsent })
  expect([mayBeStored(fault), isAnswerLost(fault)]).toEqual([!unsent, !unsent])
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
])('status %i of a write: may be stored %s, answer lost %s', async (status, stored, lost) => {
  answer(() => HttpResponse.json({}, { status }))
  const fault = await faultOf(call('sendMail', { data: {} }))
  expect([mayBeStored(fault), isAnswerLost(fault)]).toEqual([stored, lost])
})

it.each<[string, Fault, before: boolean, after: boolean]>([
  ['keeps an earlier', new Fault('offline', { unsent: true }), true, true],
  ['begins no', new Fault('offline', { unsent: true }), false, false],
  ['keeps an earlier', new Fault('rateLimited', { status: 429 }), true, true],
  ['begins no', new Fault('rateLimited', { status: 429 }), false, false],
  ['ends an earlier', new Fault('invalid', { status: 422 }), true, false],
  ['begins a', new Fault('timeout'), false, true],
])('%s doubt whether a write was stored: %s', (_, fault, before, after) => {
  expect(isInDoubt(fault, before)).toBe(after)
})

it('distinguishes an aborted and a timed-out call', async () => {
  answer(() => new Promise<Response>(() => {}))
  const abort = new AbortController()
  const left = faultOf(call('getCategories', { signal: abort.signal }))
  abort.abort()
  expect((await left).kind).toBe('cancelled')
  expect((await faultOf(call('getCategories', { timeout: 20 }))).kind).toBe('timeout')
})

// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, createBackend } from '../../backend/app.ts'
import { type Call, clientOf, tokenOf } from '../../backend/client.ts'
import { accountId, listingId, password } from '../../backend/seed/seed.ts'

let backend: Backend
const api = (method: string, path: string, call?: Call) => clientOf(backend)(method, path, call)
const as = (name: string) => tokenOf(backend, `${name}@nihol.test`)

beforeEach(() => {
  backend = createBackend()
})
afterEach(() => backend.close())

const login = { email: 'aziza@nihol.test', password, password_confirmation: password }
const account = { email: 'new@nihol.test', password: 'x', role: 'student', status: 'active' }
const lead = { name: 'Aziza Karimova', phoneNumber: '+1 555 123 4567', email: 'aziza@example.com', message: '' }
const trial = {
  parentName: 'Nodira Karimova',
  parentPhoneNumber: '+15551234567',
  parentEmail: 'nodira@example.com',
  childrenFullName: 'Aziza Karimova',
  gradeLevel: 'Grade 3',
  subject: 'Business Entrepreneurship and financial literacy',
  scheduleDate: 'https://scheduler.example/scheduled_events/1',
  startTime: 'https://scheduler.example/scheduled_events/1',
  endTime: 'https://scheduler.example/scheduled_events/1',
  isParent: true,
  isStudent: false,
  planningToStart: 'Next month',
  hearAboutUs: 'Friend recommendation',
  hearAboutUsOther: '',
  isBooked: true,
}
const without = <T extends object>(payload: T, field: keyof T): Partial<T> => ({ ...payload, [field]: undefined })

test('serves every call of SPEC §7 and the stored files', () => {
  expect([...backend.calls].toSorted()).toEqual(
    [
      'POST /mail',
      'POST /lesson/trial',
      'POST /user/login',
      'POST /user/register',
      'GET /user/login/access',
      'POST /user/forgot-password',
      'GET /class/{id}',
      'GET /group/{id}',
      'GET /class/own-classes',
      'GET /group/own-groups',
      'GET /class/public',
      'GET /group/public',
      'GET /manual-purchase',
      'POST /manual-purchase/class',
      'POST /manual-purchase/group',
      'GET /category',
      'POST /files',
      'GET /files/{src}',
      'POST /class',
      'POST /group',
      'PATCH /class/{id}',
      'PATCH /group/{id}',
      'DELETE /class/{id}',
      'DELETE /group/{id}',
    ].toSorted(),
  )
})

describe('payloads', () => {
  const good: [call: string, path: string, json: object, status: number][] = [
    ['log in', '/user/login', login, 200],
    ['log in, other case', '/user/login', { ...login, email: ' Aziza@Nihol.TEST' }, 200],
    ['sign up a student', '/user/register', account, 201],
    ['sign up a teacher', '/user/register', { ...account, role: 'teacher' }, 201],
    ['password of one space', '/user/register', { ...account, password: ' ' }, 201],
    ['forgot password', '/user/forgot-password', { email: 'aziza@nihol.test' }, 200],
    ['forgot password, nobody', '/user/forgot-password', { email: 'nobody@nihol.test' }, 200],
    ['consultation', '/mail', lead, 201],
    ['contact page', '/mail', { ...lead, message: 'Salom!', countryCode: 'UZ' }, 201],
    ['trial', '/lesson/trial', trial, 201],
    ['trial, Other', '/lesson/trial', { ...trial, hearAboutUs: 'Other', hearAboutUsOther: 'A neighbour' }, 201],
    ['trial, requested time', '/lesson/trial', { ...trial, isBooked: false }, 201],
    ['trial by the student', '/lesson/trial', { ...trial, isParent: false, isStudent: true }, 201],
  ]
  test.each(good)('accepts: %s', async (_, path, json, status) => {
    expect((await api('POST', path, { json })).status).toBe(status)
  })

  const bad: [call: string, path: string, json: unknown, status: number, message: RegExp][] = [
    [
      'log in, wrong password',
      '/user/login',
      { ...login, password: 'no', password_confirmation: 'no' },
      401,
      /^Invalid email or password$/,
    ],
    [
      'log in, unknown e-mail',
      '/user/login',
      { ...login, email: 'nobody@nihol.test' },
      401,
      /^Invalid email or password$/,
    ],
    [
      'log in, passwords differ',
      '/user/login',
      { ...login, password_confirmation: 'other' },
      400,
      /password_confirmation/,
    ],
    [
      'log in, no confirmation',
      '/user/login',
      without(login, 'password_confirmation'),
      400,
      /password_confirmation is required/,
    ],
    ['log in, number as password', '/user/login', { ...login, password: 1 }, 422, /password/],
    ['log in, extra field', '/user/login', { ...login, remember: true }, 400, /remember/],
    [
      'sign up, taken',
      '/user/register',
      { ...account, email: 'AZIZA@nihol.test' },
      409,
      /^An account with this email already exists$/,
    ],
    ['sign up, admin', '/user/register', { ...account, role: 'admin' }, 422, /role/],
    ['sign up, status', '/user/register', { ...account, status: 'pending' }, 422, /status/],
    ['sign up, no role', '/user/register', without(account, 'role'), 400, /role is required/],
    ['sign up, name', '/user/register', { ...account, name: 'A' }, 400, /name/],
    ['sign up, no address', '/user/register', { ...account, email: 'nobody' }, 422, /email/],
    ['sign up, empty password', '/user/register', { ...account, password: '' }, 422, /password/],
    ['forgot password, empty', '/user/forgot-password', {}, 400, /email is required/],
    ['forgot password, extra', '/user/forgot-password', { email: 'a@b', lang: 'uz' }, 400, /lang/],
    ['mail, empty name', '/mail', { ...lead, name: ' ' }, 422, /name/],
    ['mail, no message', '/mail', without(lead, 'message'), 400, /message is required/],
    ['mail, phone', '/mail', { ...lead, phone: '1' }, 400, /phone/],
    ['mail, country', '/mail', { ...lead, countryCode: '+1' }, 422, /countryCode/],
    ['mail, list', '/mail', [lead], 400, /object/],
    ['mail, null', '/mail', null, 400, /object/],
    ['trial, no parent', '/lesson/trial', without(trial, 'parentName'), 400, /parentName is required/],
    ['trial, extra field', '/lesson/trial', { ...trial, timezone: 'UTC' }, 400, /timezone/],
    ['trial, Uzbek grade', '/lesson/trial', { ...trial, gradeLevel: '3-sinf' }, 422, /gradeLevel/],
    ['trial, text as boolean', '/lesson/trial', { ...trial, isBooked: 'true' }, 422, /isBooked/],
    ['trial, both', '/lesson/trial', { ...trial, isStudent: true }, 422, /isStudent/],
    ['trial, Other unsaid', '/lesson/trial', { ...trial, hearAboutUs: 'Other' }, 422, /hearAboutUsOther/],
    [
      'trial, said without Other',
      '/lesson/trial',
      { ...trial, hearAboutUsOther: 'left over' },
      422,
      /hearAboutUsOther/,
    ],
    ['trial, empty start', '/lesson/trial', { ...trial, startTime: '' }, 422, /startTime/],
  ]
  test.each(bad)('refuses: %s', async (_, path, json, status, message) => {
    expect(await api('POST', path, { json })).toMatchObject({
      status,
      body: { message: expect.stringMatching(message) as unknown },
    })
  })

  test.each(Object.keys(trial))('the trial needs %s', async (field) => {
    const answer = await api('POST', '/lesson/trial', { json: { ...trial, [field]: undefined } })
    expect(answer).toMatchObject({ status: 400, body: { message: `${field} is required` } })
  })

  test.each(['__proto__', 'constructor', 'toString'])('%s is an unknown field', async (field) => {
    const raw = JSON.stringify(lead).replace('{', `{"${field}":{},`)
    expect(await api('POST', '/mail', { raw })).toMatchObject({
      status: 400,
      body: { message: `Unknown field: ${field}` },
    })
  })

  test('a body that is not JSON is refused', async () => {
    expect(await api('POST', '/mail', { raw: '{"name":' })).toMatchObject({
      status: 400,
      body: { message: 'The body is not valid JSON' },
    })
    expect(
      (await api('POST', '/mail', { raw: JSON.stringify(lead), headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(400)
    expect((await api('POST', '/mail')).status).toBe(400)
  })
})

describe('sessions', () => {
  test('log in gives a token and the user, and the token opens the session', async () => {
    const { body } = await api('POST', '/user/login', { json: login })
    const user = { _id: accountId('aziza@nihol.test'), role: 'student', email: 'aziza@nihol.test' }
    expect(body).toEqual({ access_token: expect.any(String) as unknown, user })
    const token = (body as { access_token: string }).access_token
    expect(await api('GET', '/user/login/access', { token })).toMatchObject({ status: 200, body: { user } })
    backend.store.users.revokeTokens(user._id)
    expect((await api('GET', '/user/login/access', { token })).status).toBe(401)
  })

  test('a new account can log in', async () => {
    expect((await api('POST', '/user/register', { json: account })).body).toEqual({
      message: expect.any(String) as unknown,
    })
    const answer = await api('POST', '/user/login', {
      json: { email: account.email, password: 'x', password_confirmation: 'x' },
    })
    expect(answer).toMatchObject({ status: 200, body: { user: { role: 'student', email: account.email } } })
  })

  const guarded: [method: string, path: string][] = [
    ['GET', '/user/login/access'],
    ['GET', '/class/own-classes'],
    ['GET', '/group/own-groups'],
    ['GET', '/manual-purchase'],
    ['POST', '/manual-purchase/class'],
    ['POST', '/manual-purchase/group'],
    ['POST', '/class'],
    ['POST', '/group'],
    ['PATCH', `/class/${listingId('class', 'chess-endgames')}`],
    ['DELETE', `/group/${listingId('group', 'abacus-club')}`],
    ['POST', '/files'],
  ]
  test.each(guarded)('%s %s needs a token', async (method, path) => {
    for (const call of [
      {},
      { token: 'wrong' },
      { headers: { authorization: 'Basic YTpi' } },
      { headers: { authorization: 'Bearer' } },
    ]) {
      expect(await api(method, path, call)).toMatchObject({
        status: 401,
        body: { message: expect.any(String) as unknown },
      })
    }
  })

  test.each(['/class/public', '/group/public', '/category', `/class/${listingId('class', 'chess-endgames')}`])(
    '%s is public and ignores a bad token',
    async (path) => {
      expect((await api('GET', path)).status).toBe(200)
      expect((await api('GET', path, { token: 'wrong' })).status).toBe(200)
      expect((await api('GET', path, { token: as('aziza') })).status).toBe(200)
    },
  )

  test('forgot password answers the same for everybody', async () => {
    const known = await api('POST', '/user/forgot-password', { json: { email: 'aziza@nihol.test' } })
    const unknown = await api('POST', '/user/forgot-password', { json: { email: 'nobody@nihol.test' } })
    expect(known.body).toEqual(unknown.body)
    expect(backend.store.inbox.all('password-reset').map(({ content }) => content)).toEqual([
      { email: 'aziza@nihol.test', userId: accountId('aziza@nihol.test') },
      { email: 'nobody@nihol.test', userId: null },
    ])
  })
})

test('messages of visitors are stored unchanged', async () => {
  await api('POST', '/mail', { json: { ...lead, message: '<b>Oʻzbekcha</b> 🧑‍🎓' } })
  await api('POST', '/lesson/trial', { json: trial })
  expect(backend.store.inbox.all('mail').map(({ content }) => content)).toEqual([
    { ...lead, message: '<b>Oʻzbekcha</b> 🧑‍🎓' },
  ])
  expect(backend.store.inbox.all('trial').map(({ content }) => content)).toEqual([trial])
})

test.each([
  ['GET', '/nope'],
  ['PUT', '/class/public'],
  ['GET', '/mail'],
  ['DELETE', '/category'],
])('%s %s is a JSON 404', async (method, path) => {
  expect(await api(method, path)).toMatchObject({ status: 404, body: { message: 'Not found' } })
})

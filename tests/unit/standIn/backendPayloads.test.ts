// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { api, freshBackend } from './freshBackend.ts'
import { login, account, lead, trial } from './payloads.ts'

freshBackend()
const without = <T extends object>(payload: T, field: keyof T): Partial<T> => ({ ...payload, [field]: undefined })

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

  type Refused = [call: string, path: string, json: unknown, status: number, message: RegExp]
  const bad: Refused[] = [
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
    ['forgot password, extra', '/user/forgot-password', { email: 'a@b.co', lang: 'uz' }, 400, /lang/],
    ...[
      'a@b',
      'aziza@nihol.test.',
      'aziza@nihol..test',
      '.aziza@nihol.test',
      '<aziza@nihol.test>',
      'mailto:aziza@nihol.test',
      'aziza@nihol.test,',
      '“aziza@nihol.test”',
    ].map((email): Refused => [`mail, ${email}`, '/mail', { ...lead, email }, 422, /^email must be/]),
    ['mail, too long', '/mail', { ...lead, message: 'ñ'.repeat(51_200) }, 413, /too large/],
    [
      'trial, everything',
      '/lesson/trial',
      { ...trial, a: 1, parentEmail: 'x', subject: 'y' },
      400,
      /: a\. parentEmail .*\. subject/,
    ],
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
    const answer = await api('POST', path, { json })
    expect(answer.status).toBe(status)
    expect([(answer.body as { message: unknown }).message].flat().join('. ')).toMatch(message)
  })

  test.each(Object.keys(trial))('the trial needs %s', async (field) => {
    const answer = await api('POST', '/lesson/trial', { json: { ...trial, [field]: undefined } })
    expect(answer).toMatchObject({ status: 400, body: { message: [`${field} is required`], error: 'Bad Request' } })
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

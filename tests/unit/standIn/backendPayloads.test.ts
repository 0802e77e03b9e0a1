// @vitest-environment node
import { expect, test } from 'vitest'
import { password } from '../../backend/seed/seed.ts'
import { api, backend, freshBackend, messageOf } from './freshBackend.ts'

freshBackend()

const uri = 'https://scheduler.example/scheduled_events/1'
/** A correct payload of each form, and its success status. */
const forms = {
  'log in': {
    path: '/user/login',
    status: 200,
    payload: { email: 'aziza@nihol.test', password, password_confirmation: password },
  },
  'sign up': {
    path: '/user/register',
    status: 201,
    payload: { email: 'new@nihol.test', password: 'x', role: 'student', status: 'active' },
  },
  'forgot password': { path: '/user/forgot-password', status: 200, payload: { email: 'aziza@nihol.test' } },
  mail: {
    path: '/mail',
    status: 201,
    payload: { name: 'Aziza Karimova', phoneNumber: '+1 555 123 4567', email: 'aziza@example.com', message: '' },
  },
  trial: {
    path: '/lesson/trial',
    status: 201,
    payload: {
      parentName: 'Nodira Karimova',
      parentPhoneNumber: '+15551234567',
      parentEmail: 'nodira@example.com',
      childrenFullName: 'Aziza Karimova',
      gradeLevel: 'Grade 3',
      subject: 'Business Entrepreneurship and financial literacy',
      scheduleDate: uri,
      startTime: uri,
      endTime: uri,
      isParent: true,
      isStudent: false,
      planningToStart: 'Next month',
      hearAboutUs: 'Friend recommendation',
      hearAboutUsOther: '',
      isBooked: true,
    },
  },
}
type Form = keyof typeof forms

const send = (form: Form, change: object) =>
  api('POST', forms[form].path, { json: { ...forms[form].payload, ...change } })
const told = (box: 'mail' | 'trial') => backend.store.inbox.all(box).map(({ content }) => content)

test.each<[Form, change: object]>([
  ['log in', {}],
  ['log in', { email: ' Aziza@Nihol.TEST' }],
  ['sign up', { role: 'teacher' }],
  ['sign up', { password: ' ' }],
  ['forgot password', {}],
  ['mail', {}],
  ['mail', { message: 'Salom!', countryCode: 'UZ' }],
  ['trial', { hearAboutUs: 'Other', hearAboutUsOther: 'A neighbour' }],
  ['trial', { isBooked: false }],
  ['trial', { isParent: false, isStudent: true }],
])('accepts: %s with %j', async (form, change) => {
  expect((await send(form, change)).status).toBe(forms[form].status)
})

test('a new account can log in', async () => {
  await send('sign up', {})
  const { email, password: own } = forms['sign up'].payload
  const answer = await send('log in', { email, password: own, password_confirmation: own })
  expect(answer).toMatchObject({ status: 200, body: { user: { role: 'student', email } } })
})

test('messages of visitors are stored unchanged', async () => {
  const message = '<b>Oʻzbekcha</b> 🧑‍🎓'
  await send('mail', { message })
  await send('trial', {})
  expect([...told('mail'), ...told('trial')]).toEqual([{ ...forms.mail.payload, message }, forms.trial.payload])
})

const noAddress = [
  ['nobody', 'a@b', 'aziza@nihol.test.', 'aziza@nihol..test', '.aziza@nihol.test', '<aziza@nihol.test>'],
  ['mailto:aziza@nihol.test', 'aziza@nihol.test,', '“aziza@nihol.test”'],
].flat()
test.each<[Form, change: object, status: number, message: RegExp]>([
  ['log in', { password: 'no', password_confirmation: 'no' }, 401, /^Invalid email or password$/],
  ['log in', { email: 'nobody@nihol.test' }, 401, /^Invalid email or password$/],
  ['log in', { password_confirmation: 'other' }, 400, /password_confirmation/],
  ['log in', { password_confirmation: undefined }, 400, /password_confirmation is required/],
  ['log in', { password: 1 }, 422, /password/],
  ['log in', { remember: true }, 400, /remember/],
  ['sign up', { email: 'AZIZA@nihol.test' }, 409, /^An account with this email already exists$/],
  ['sign up', { role: 'admin' }, 422, /role/],
  ['sign up', { status: 'pending' }, 422, /status/],
  ['sign up', { role: undefined }, 400, /role is required/],
  ['sign up', { name: 'A' }, 400, /name/],
  ['sign up', { password: '' }, 422, /password/],
  ['forgot password', { email: undefined }, 400, /email is required/],
  ['forgot password', { lang: 'uz' }, 400, /lang/],
  ...noAddress.map((email) => ['mail', { email }, 422, /^email must be/] as [Form, object, number, RegExp]),
  ['mail', { message: 'ñ'.repeat(51_200) }, 413, /too large/],
  ['mail', { name: ' ' }, 422, /name/],
  ['mail', { message: undefined }, 400, /message is required/],
  ['mail', { phone: '1' }, 400, /phone/],
  ['mail', { countryCode: '+1' }, 422, /countryCode/],
  ['trial', { a: 1, parentEmail: 'x', subject: 'y' }, 400, /: a\. parentEmail .*\. subject/],
  ['trial', { timezone: 'UTC' }, 400, /timezone/],
  ['trial', { gradeLevel: '3-sinf' }, 422, /gradeLevel/],
  ['trial', { isBooked: 'true' }, 422, /isBooked/],
  ['trial', { isStudent: true }, 422, /isStudent/],
  ['trial', { hearAboutUs: 'Other' }, 422, /hearAboutUsOther/],
  ['trial', { hearAboutUsOther: 'left over' }, 422, /hearAboutUsOther/],
  ['trial', { startTime: '' }, 422, /startTime/],
])('refuses: %s with %j', async (form, change, status, message) => {
  const answer = await send(form, change)
  expect(answer.status).toBe(status)
  expect(messageOf(answer.body)).toMatch(message)
})

test.each(Object.keys(forms.trial.payload))('the trial needs %s', async (field) => {
  const body = { message: [`${field} is required`], error: 'Bad Request' }
  expect(await send('trial', { [field]: undefined })).toMatchObject({ status: 400, body })
})

test.each(['__proto__', 'constructor', 'toString'])('%s is an unknown field', async (field) => {
  const raw = JSON.stringify(forms.mail.payload).replace('{', `{"${field}":{},`)
  const body = { message: `Unknown field: ${field}` }
  expect(await api('POST', '/mail', { raw })).toMatchObject({ status: 400, body })
})

test('a body that is not a JSON object is refused', async () => {
  const raw = JSON.stringify(forms.mail.payload)
  for (const [call, message] of [
    [{ raw: '{"name":' }, 'The body is not valid JSON'],
    [{ raw, headers: { 'content-type': 'text/plain' } }, ''],
    [{ raw: `[${raw}]` }, 'object'],
    [{ raw: 'null' }, 'object'],
    [{}, ''],
  ] as const) {
    const { status, body } = await api('POST', '/mail', call)
    expect([status, messageOf(body)]).toEqual([400, expect.stringContaining(message)])
  }
})

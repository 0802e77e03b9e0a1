// @vitest-environment node
import { expect, test } from 'vitest'
import { accountId, listingId, password } from '../../backend/seed/seed.ts'
import { backend, api, as, freshBackend } from './freshBackend.ts'

freshBackend()

test('log in gives a token and the user, and the token opens the session', async () => {
  const json = { email: 'aziza@nihol.test', password, password_confirmation: password }
  const { body } = await api('POST', '/user/login', { json })
  const user = { _id: accountId('aziza@nihol.test'), role: 'student', email: 'aziza@nihol.test' }
  expect(body).toEqual({ access_token: expect.any(String) as unknown, user })
  const token = (body as { access_token: string }).access_token
  expect(await api('GET', '/user/login/access', { token })).toMatchObject({ status: 200, body: { user } })
  backend.store.users.revokeTokens(user._id)
  expect((await api('GET', '/user/login/access', { token })).status).toBe(401)
})

test.each([
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
])('%s %s needs a token', async (method, path) => {
  for (const authorization of ['', 'Bearer wrong', 'Basic YTpi', 'Bearer']) {
    const { status, body } = await api(method, path, { headers: { authorization } })
    expect([status, body]).toEqual([401, { message: expect.any(String) as unknown }])
  }
})

test.each(['/class/public', '/group/public', '/category', `/class/${listingId('class', 'chess-endgames')}`])(
  '%s is public and ignores a bad token',
  async (path) => {
    for (const token of [undefined, 'wrong', as('aziza')]) expect((await api('GET', path, { token })).status).toBe(200)
  },
)

test('forgot password responds the same for every email', async () => {
  const known = await api('POST', '/user/forgot-password', { json: { email: 'aziza@nihol.test' } })
  const unknown = await api('POST', '/user/forgot-password', { json: { email: 'nobody@nihol.test' } })
  expect([known.status, known.body]).toEqual([200, unknown.body])
  expect(backend.store.inbox.all('password-reset').map(({ content }) => content)).toEqual([
    { email: 'aziza@nihol.test', userId: accountId('aziza@nihol.test') },
    { email: 'nobody@nihol.test', userId: null },
  ])
})

test.each([
  ['GET', '/nope'],
  ['PUT', '/class/public'],
  ['GET', '/mail'],
  ['DELETE', '/category'],
])('%s %s is a JSON 404', async (method, path) => {
  expect(await api(method, path)).toMatchObject({ status: 404, body: { message: 'Not found' } })
})

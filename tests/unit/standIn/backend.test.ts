// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { accountId, listingId } from '../../backend/seed/seed.ts'
import { backend, api, as, freshBackend } from './freshBackend.ts'
import { login, account, lead, trial } from './payloads.ts'

freshBackend()

test('serves every call of CONTRACT.md §7 and the stored files', () => {
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

  test('forgot password responds the same for every email', async () => {
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

// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend } from '../../backend/app.ts'
import { clientOf, tokenOf } from '../../backend/client.ts'
import { listingId, password } from '../../backend/seed/seed.ts'
import { openStore } from '../../backend/tables/store.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nihol-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('stored data survives a restart, and is not seeded again', async () => {
  const file = path.join(folder, 'deep', 'nihol.sqlite')
  const first = createBackend({ file })
  const token = tokenOf(first, 'dilnoza@nihol.test')
  const gone = listingId('group', 'abacus-club')
  expect((await clientOf(first)('DELETE', `/group/${gone}`, { token })).status).toBe(200)
  const student = tokenOf(first, 'malika@nihol.test')
  const groupId = listingId('group', 'python-beginners')
  await clientOf(first)('POST', '/manual-purchase/group', { token: student, json: { groupId, isConfirmed: true } })
  await clientOf(first)('POST', '/user/register', {
    json: { email: 'late@nihol.test', password: 'x', role: 'student', status: 'active' },
  })
  const before = (await clientOf(first)('GET', '/class/public')).body
  first.close()

  const second = createBackend({ file })
  const api = clientOf(second)
  expect((await api('GET', '/user/login/access', { token })).status).toBe(200)
  expect((await api('GET', `/group/${gone}`)).status).toBe(404)
  expect((await api('GET', '/manual-purchase', { token: student })).body).toMatchObject([
    { groupId, isConfirmed: true },
  ])
  expect((await api('GET', '/class/public')).body).toEqual(before)
  expect(second.store.users.byEmail('late@nihol.test')?.role).toBe('student')
  second.close()
  second.close()
})

test('two processes can open one file', () => {
  const file = path.join(folder, 'shared.sqlite')
  const first = createBackend({ file })
  const second = createBackend({ file })
  expect(second.store.listings.open('class')).toEqual(first.store.listings.open('class'))
  first.close()
  second.close()
})

test('a transaction that fails stores nothing', () => {
  const store = openStore()
  expect(() =>
    store.atomically(() => {
      store.categories.add({ _id: 'a', name: 'A' })
      throw new Error('half way')
    }),
  ).toThrow('half way')
  expect(store.categories.all()).toEqual([])
  store.close()
})

test('passwords and tokens are not in the file', async () => {
  const file = path.join(folder, 'secrets.sqlite')
  const backend = createBackend({ file })
  const token = tokenOf(backend, 'aziza@nihol.test')
  backend.close()
  const content = (await readFile(file)).toString('latin1')
  expect(content).toContain('aziza@nihol.test')
  expect(content).not.toContain(password)
  expect(content).not.toContain(token)
})

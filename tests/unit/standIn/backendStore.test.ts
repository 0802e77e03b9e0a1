// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createBackend } from '../../backend/app.ts'
import { clientOf, tokenOf } from '../../backend/client.ts'
import { listingId, password } from '../../backend/seed/seed.ts'
import { openStore } from '../../backend/tables/store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nihol-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('stored data survives a restart, is not seeded again, and holds no password or token', async () => {
  const file = path.join(folder, 'deep', 'nihol.sqlite')
  const first = createBackend({ file })
  const token = tokenOf(first, 'dilnoza@nihol.test')
  const gone = listingId('group', 'abacus-club')
  expect((await clientOf(first)('DELETE', `/group/${gone}`, { token })).status).toBe(200)
  const student = tokenOf(first, 'malika@nihol.test')
  const json = { groupId: listingId('group', 'python-beginners'), isConfirmed: true }
  await clientOf(first)('POST', '/manual-purchase/group', { token: student, json })
  const before = (await clientOf(first)('GET', '/class/public')).body
  first.close()
  const content = readFileSync(file, 'latin1')
  expect(content).toContain('malika@nihol.test')
  for (const secret of [password, token, student]) expect(content).not.toContain(secret)

  const second = createBackend({ file })
  const api = clientOf(second)
  expect((await api('GET', '/user/login/access', { token })).status).toBe(200)
  expect((await api('GET', `/group/${gone}`)).status).toBe(404)
  expect((await api('GET', '/manual-purchase', { token: student })).body).toMatchObject([json])
  expect((await api('GET', '/class/public')).body).toEqual(before)
  second.close()
})

test('two processes can open one file', () => {
  const file = path.join(folder, 'shared.sqlite')
  const [first, second] = [createBackend({ file }), createBackend({ file })]
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

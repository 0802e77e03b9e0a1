// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { subjects } from '../../backend/seed/demoListing.ts'
import { categoryId, listingId } from '../../backend/seed/seed.ts'
import { listings, dilnoza, kinds } from './listingKinds.ts'
import { api, as, freshBackend } from './freshBackend.ts'

freshBackend()

describe.each(kinds)('$type', ({ type, own, mine }) => {
  test('the public list contains the open listings, each also served by id', async () => {
    const list = await listings(`/${type}/public`)
    expect(list.length).toBeGreaterThanOrEqual(14)
    expect(list.every(({ isPublished, isActive }) => isPublished && isActive)).toBe(true)
    for (const item of list) expect((await api('GET', `/${type}/${item._id}`)).body).toEqual(item)
  })

  test('the link is sent to the teacher, to admins, and to enrolled students', async () => {
    const linkFor = async (token?: string) => (await api('GET', `/${type}/${mine}`, { token })).body
    const hidden = [undefined, 'malika', 'rustam'].map((name) => name && as(name))
    for (const token of hidden) expect(await linkFor(token)).not.toHaveProperty('link')
    await api('POST', `/manual-purchase/${type}`, {
      token: as('malika'),
      json: { [`${type}Id`]: mine, isConfirmed: true },
    })
    for (const name of ['dilnoza', 'admin', 'malika'])
      expect(await linkFor(as(name))).toHaveProperty('link', expect.stringMatching(/^https:/))
  })

  test('an unknown id, a malformed one and one of the other type are 404', async () => {
    const ofOtherType = type === 'class' ? listingId('group', 'abacus-club') : listingId('class', 'chess-endgames')
    for (const id of ['0'.repeat(24), 'x', '%2e%2e', ofOtherType]) {
      expect(await api('GET', `/${type}/${id}`)).toMatchObject({
        status: 404,
        body: { message: expect.any(String) as unknown },
      })
    }
  })

  test('a teacher lists their own, other roles are refused', async () => {
    const list = await listings(own, as('dilnoza'))
    expect(list.length).toBeGreaterThan(0)
    expect(list.every(({ teacherId }) => teacherId === dilnoza)).toBe(true)
    expect((await api('GET', own, { token: as('aziza') })).status).toBe(403)
    expect((await api('GET', own, { token: as('admin') })).status).toBe(403)
  })

  test('a student enrolls once', async () => {
    const token = as('malika')
    const field = `${type}Id`
    const json = { [field]: mine, isConfirmed: true }
    const purchase = { _id: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown, ...json }
    expect((await api('GET', '/manual-purchase', { token })).body).toEqual([])
    expect(await api('POST', `/manual-purchase/${type}`, { token, json })).toMatchObject({
      status: 201,
      body: purchase,
    })
    expect((await api('GET', '/manual-purchase', { token })).body).toEqual([purchase])
    expect((await api('POST', `/manual-purchase/${type}`, { token, json })).status).toBe(409)
    expect((await api('POST', `/manual-purchase/${type}`, { token: as('aziza'), json })).status).toBe(201)
    expect(
      (await api('POST', `/manual-purchase/${type}`, { token, json: { ...json, [field]: '0'.repeat(24) } })).status,
    ).toBe(404)
    for (const wrong of [
      { ...json, isConfirmed: 'true' },
      { ...json, isConfirmed: false },
      { [field]: mine },
      { isConfirmed: true },
      { ...json, price: 1 },
    ]) {
      expect([400, 422]).toContain((await api('POST', `/manual-purchase/${type}`, { token, json: wrong })).status)
    }
    for (const name of ['dilnoza', 'admin']) {
      expect((await api('POST', `/manual-purchase/${type}`, { token: as(name), json })).status).toBe(403)
      expect((await api('GET', '/manual-purchase', { token: as(name) })).status).toBe(403)
    }
  })
})

test('a finished course is listed only for its teacher, and cannot be enrolled in', async () => {
  const over = listingId('class', 'summer-coding-week')
  const ids = async (path: string, token?: string) => (await listings(path, token)).map(({ _id }) => _id)
  expect(await ids('/class/own-classes', as('rustam'))).toContain(over)
  expect(await ids('/class/public')).not.toContain(over)
  expect(
    (await api('POST', '/manual-purchase/class', { token: as('malika'), json: { classId: over, isConfirmed: true } }))
      .status,
  ).toBe(404)
})

test('a deleted class stays among the purchases, and its own address is a 404', async () => {
  const classId = listingId('class', 'scratch-first-game')
  expect((await api('DELETE', `/class/${classId}`, { token: as('rustam') })).status).toBe(200)
  expect((await api('GET', '/manual-purchase', { token: as('aziza') })).body).toContainEqual(
    expect.objectContaining({ classId }),
  )
  expect((await api('GET', `/class/${classId}`)).status).toBe(404)
})

test('the categories are the ten subjects', async () => {
  expect((await api('GET', '/category')).body).toEqual(subjects.map((name) => ({ _id: categoryId(name), name })))
})

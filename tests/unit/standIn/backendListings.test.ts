// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, createBackend } from '../../backend/app.ts'
import { type Call, clientOf, tokenOf } from '../../backend/client.ts'
import { subjects } from '../../backend/seed/demoListing.ts'
import type { Listing } from '../../backend/tables/listingTable.ts'
import { accountId, categoryId, listingId } from '../../backend/seed/seed.ts'

let backend: Backend
const api = (method: string, path: string, call?: Call) => clientOf(backend)(method, path, call)
const as = (name: string) => tokenOf(backend, `${name}@nihol.test`)
const listings = async (path: string, token?: string) => (await api('GET', path, { token })).body as Listing[]

beforeEach(() => {
  backend = createBackend()
})
afterEach(() => backend.close())

const dilnoza = accountId('dilnoza@nihol.test')
const created = {
  title: 'Rasm toʻgaragi',
  description: 'A circle for children who like to draw.',
  imageUrl: 'picture.png',
  startDate: '2030-05-06T18:30:00+05:00',
  category: categoryId('Chess'),
  link: 'https://meet.example.com/art',
  price: 25.5,
  isPublished: 'true',
  teacherId: dilnoza,
}
const kinds = [
  {
    type: 'class',
    own: '/class/own-classes',
    mine: listingId('class', 'phonics-short-vowels'),
    others: listingId('class', 'chess-endgames'),
  },
  {
    type: 'group',
    own: '/group/own-groups',
    mine: listingId('group', 'abacus-club'),
    others: listingId('group', 'python-beginners'),
  },
] as const

describe.each(kinds)('$type', ({ type, own, mine, others }) => {
  test('the public list contains the open listings, each also served by id', async () => {
    const list = await listings(`/${type}/public`)
    expect(list.length).toBeGreaterThanOrEqual(14)
    expect(list.every(({ isPublished, isActive }) => isPublished && isActive)).toBe(true)
    for (const item of list) expect((await api('GET', `/${type}/${item._id}`)).body).toEqual(item)
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

  test('a teacher publishes one, edits it and deletes it', async () => {
    const token = as('dilnoza')
    const { status, body } = await api('POST', `/${type}`, { token, json: created })
    const item = body as Listing
    expect(status).toBe(201)
    const stored = {
      ...created,
      _id: item._id,
      startDate: '2030-05-06T13:30:00.000Z',
      isPublished: true,
      isActive: true,
    }
    expect(item).toEqual(stored)
    expect(item._id).toMatch(/^[0-9a-f]{24}$/)
    expect(await listings(`/${type}/public`)).toContainEqual(stored)

    const { imageUrl: _image, startDate: _start, category: _category, ...rest } = created
    const edited = await api('PATCH', `/${type}/${item._id}`, { token, json: { ...rest, price: 0, isActive: 'true' } })
    expect(edited).toMatchObject({ status: 200, body: { ...stored, price: 0 } })
    expect((await api('GET', `/${type}/${item._id}`)).body).toEqual({ ...stored, price: 0 })

    expect(await api('DELETE', `/${type}/${item._id}`, { token })).toMatchObject({
      status: 200,
      body: { message: expect.any(String) as unknown },
    })
    expect((await api('GET', `/${type}/${item._id}`)).status).toBe(404)
    expect((await api('DELETE', `/${type}/${item._id}`, { token })).status).toBe(404)
  })

  test('start date and category may be left out', async () => {
    const { startDate: _start, category: _category, ...rest } = created
    const { status, body } = await api('POST', `/${type}`, { token: as('dilnoza'), json: rest })
    expect(status).toBe(201)
    expect(body).not.toHaveProperty('startDate')
    expect(body).not.toHaveProperty('category')
  })

  const bad: [what: string, change: object, status: number, message: RegExp][] = [
    ['no title', { title: undefined }, 400, /title is required/],
    ['blank title', { title: ' ' }, 422, /title/],
    ['no link', { link: undefined }, 400, /link is required/],
    ['no picture', { imageUrl: '' }, 422, /imageUrl/],
    ['price as text', { price: '25' }, 422, /price/],
    ['price null', { price: null }, 422, /price/],
    ['negative price', { price: -1 }, 422, /price/],
    ['no price', { price: undefined }, 400, /price is required/],
    ['published as boolean', { isPublished: true }, 422, /isPublished/],
    ['active on create', { isActive: 'true' }, 400, /isActive/],
    ['date without zone', { startDate: '2030-05-06T18:30' }, 422, /startDate/],
    ['impossible date', { startDate: '2030-13-06T18:30:00Z' }, 422, /startDate/],
    ['empty date', { startDate: '' }, 422, /startDate/],
    ['unknown category', { category: 'Chess' }, 422, /category/],
    ['empty category', { category: '' }, 422, /category/],
    ['another teacher', { teacherId: accountId('rustam@nihol.test') }, 403, /teacherId/],
    ['type', { type }, 400, /type/],
  ]
  test.each(bad)('refuses on create: %s', async (_, change, status, message) => {
    const answer = await api('POST', `/${type}`, { token: as('dilnoza'), json: { ...created, ...change } })
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(message) as unknown } })
  })

  test('refuses an edit without isActive, by another teacher, or of a missing id', async () => {
    const token = as('dilnoza')
    expect(await api('PATCH', `/${type}/${mine}`, { token, json: created })).toMatchObject({
      status: 400,
      body: { message: 'isActive is required' },
    })
    const json = { ...created, isActive: 'true' }
    expect((await api('PATCH', `/${type}/${mine}`, { token, json: { ...json, _id: mine } })).status).toBe(400)
    expect((await api('PATCH', `/${type}/${mine}`, { token, json: { ...json, imageUrl: '' } })).status).toBe(200)
    expect((await api('PATCH', `/${type}/${others}`, { token, json })).status).toBe(403)
    expect((await api('DELETE', `/${type}/${others}`, { token })).status).toBe(403)
    expect((await api('PATCH', `/${type}/${'0'.repeat(24)}`, { token, json })).status).toBe(404)
  })

  test('students and admins cannot write', async () => {
    for (const name of ['aziza', 'admin']) {
      expect((await api('POST', `/${type}`, { token: as(name), json: created })).status).toBe(403)
      expect((await api('PATCH', `/${type}/${mine}`, { token: as(name), json: created })).status).toBe(403)
      expect((await api('DELETE', `/${type}/${mine}`, { token: as(name) })).status).toBe(403)
    }
  })

  test('a student enrols once', async () => {
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

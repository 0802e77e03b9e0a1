// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { subjects } from '../../backend/seed/demoListing.ts'
import { accountId, categoryId, listingId } from '../../backend/seed/seed.ts'
import type { Listing } from '../../backend/tables/listingTable.ts'
import { api, as, freshBackend, messageOf } from './freshBackend.ts'

freshBackend()

const dilnoza = accountId('dilnoza@nihol.test')
const nobody = '0'.repeat(24)
const listings = async (path: string, token?: string) => (await api('GET', path, { token })).body as Listing[]
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
    otherType: listingId('group', 'abacus-club'),
  },
  {
    type: 'group',
    own: '/group/own-groups',
    mine: listingId('group', 'abacus-club'),
    others: listingId('group', 'python-beginners'),
    otherType: listingId('class', 'chess-endgames'),
  },
] as const

describe.each(kinds)('$type', ({ type, own, mine, others, otherType }) => {
  test('the public list contains the open listings, each also served by id', async () => {
    const list = await listings(`/${type}/public`)
    expect(list.length).toBeGreaterThanOrEqual(14)
    expect(list.every(({ isPublished, isActive }) => isPublished && isActive)).toBe(true)
    for (const item of list) expect((await api('GET', `/${type}/${item._id}`)).body).toEqual(item)
  })

  test('the link is sent to the teacher, to admins, and to enrolled students', async () => {
    const linkFor = async (token?: string) => (await api('GET', `/${type}/${mine}`, { token })).body
    for (const token of [undefined, as('malika'), as('rustam')]) expect(await linkFor(token)).not.toHaveProperty('link')
    const json = { [`${type}Id`]: mine, isConfirmed: true }
    await api('POST', `/manual-purchase/${type}`, { token: as('malika'), json })
    for (const name of ['dilnoza', 'admin', 'malika'])
      expect(await linkFor(as(name))).toHaveProperty('link', expect.stringMatching(/^https:/))
  })

  test.each([nobody, 'x', '%2e%2e', otherType])('the id %s is a 404', async (id) => {
    const body = { message: expect.any(String) as unknown }
    expect(await api('GET', `/${type}/${id}`)).toMatchObject({ status: 404, body })
  })

  test('a teacher lists their own, other roles are refused', async () => {
    const list = await listings(own, as('dilnoza'))
    expect(new Set(list.map(({ teacherId }) => teacherId))).toEqual(new Set([dilnoza]))
    for (const name of ['aziza', 'admin']) expect((await api('GET', own, { token: as(name) })).status).toBe(403)
  })

  test('a student enrolls once', async () => {
    const json = { [`${type}Id`]: mine, isConfirmed: true }
    const purchase = { _id: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown, ...json }
    const purchases = async (name: string) => api('GET', '/manual-purchase', { token: as(name) })
    const buy = (name: string, change: object = {}) =>
      api('POST', `/manual-purchase/${type}`, { token: as(name), json: { ...json, ...change } })
    expect((await purchases('malika')).body).toEqual([])
    expect(await buy('malika')).toMatchObject({ status: 201, body: purchase })
    expect((await purchases('malika')).body).toEqual([purchase])
    expect((await buy('malika')).status).toBe(409)
    expect((await buy('aziza')).status).toBe(201)
    for (const [change, status] of [
      [{ [`${type}Id`]: nobody }, 404],
      [{ [`${type}Id`]: undefined }, 400],
      [{ isConfirmed: 'true' }, 422],
      [{ isConfirmed: false }, 422],
      [{ isConfirmed: undefined }, 400],
      [{ price: 1 }, 400],
    ] as const)
      expect((await buy('malika', change)).status, JSON.stringify(change)).toBe(status)
    for (const name of ['dilnoza', 'admin'])
      expect([(await buy(name)).status, (await purchases(name)).status]).toEqual([403, 403])
  })

  test('a teacher publishes one, edits it and deletes it', async () => {
    const token = as('dilnoza')
    const { status, body } = await api('POST', `/${type}`, { token, json: created })
    const { _id } = body as Listing
    const stored = { ...created, _id, startDate: '2030-05-06T13:30:00.000Z', isPublished: true, isActive: true }
    expect([status, body]).toEqual([201, stored])
    expect(_id).toMatch(/^[0-9a-f]{24}$/)
    const { link: _link, ...shown } = stored
    expect(await listings(`/${type}/public`)).toContainEqual(shown)

    const { imageUrl: _image, startDate: _start, category: _category, ...rest } = created
    const edited = await api('PATCH', `/${type}/${_id}`, { token, json: { ...rest, price: 0, isActive: 'true' } })
    expect(edited).toMatchObject({ status: 200, body: { ...stored, price: 0 } })
    expect((await api('GET', `/${type}/${_id}`)).body).toEqual({ ...shown, price: 0 })

    const gone = { status: 200, body: { message: expect.any(String) as unknown } }
    expect(await api('DELETE', `/${type}/${_id}`, { token })).toMatchObject(gone)
    for (const method of ['GET', 'DELETE'])
      expect((await api(method, `/${type}/${_id}`, { token })).status, method).toBe(404)
  })

  test('start date and category may be left out', async () => {
    const json = { ...created, startDate: undefined, category: undefined }
    const { status, body } = await api('POST', `/${type}`, { token: as('dilnoza'), json })
    expect(status).toBe(201)
    for (const field of ['startDate', 'category']) expect(body).not.toHaveProperty(field)
  })

  test.each<[change: object, status: number, message: RegExp]>([
    [{ title: undefined }, 400, /title is required/],
    [{ title: ' ' }, 422, /title/],
    [{ link: undefined }, 400, /link is required/],
    [{ imageUrl: '' }, 422, /imageUrl/],
    [{ price: '25' }, 422, /price/],
    [{ price: null }, 422, /price/],
    [{ price: -1 }, 422, /price/],
    [{ price: undefined }, 400, /price is required/],
    [{ isPublished: true }, 422, /isPublished/],
    [{ isActive: 'true' }, 400, /isActive/],
    [{ startDate: '2030-05-06T18:30' }, 422, /startDate/],
    [{ startDate: '2030-13-06T18:30:00Z' }, 422, /startDate/],
    [{ startDate: '' }, 422, /startDate/],
    [{ category: 'Chess' }, 422, /category/],
    [{ category: '' }, 422, /category/],
    [{ teacherId: accountId('rustam@nihol.test') }, 403, /teacherId/],
    [{ type }, 400, /type/],
  ])('refuses on create: %j', async (change, status, message) => {
    const answer = await api('POST', `/${type}`, { token: as('dilnoza'), json: { ...created, ...change } })
    expect(answer.status).toBe(status)
    expect(messageOf(answer.body)).toMatch(message)
  })

  test('refuses an edit without isActive, by another teacher, or of a missing id', async () => {
    const edit = (id: string, change: object = {}) =>
      api('PATCH', `/${type}/${id}`, { token: as('dilnoza'), json: { ...created, isActive: 'true', ...change } })
    const body = { message: ['isActive is required'], error: 'Bad Request' }
    expect(await edit(mine, { isActive: undefined })).toMatchObject({ status: 400, body })
    expect((await edit(mine, { _id: mine })).status).toBe(400)
    expect((await edit(mine, { imageUrl: '' })).status).toBe(422)
    expect((await edit(mine, { imageUrl: undefined })).status).toBe(200)
    expect((await edit(others)).status).toBe(403)
    expect((await api('DELETE', `/${type}/${others}`, { token: as('dilnoza') })).status).toBe(403)
    expect((await edit(nobody)).status).toBe(404)
  })

  test.each(['aziza', 'admin'])('%s cannot write', async (name) => {
    for (const [method, path] of [
      ['POST', `/${type}`],
      ['PATCH', `/${type}/${mine}`],
      ['DELETE', `/${type}/${mine}`],
    ] as const)
      expect((await api(method, path, { token: as(name), json: created })).status, method).toBe(403)
  })
})

test('a finished course is listed only for its teacher, and cannot be enrolled in', async () => {
  const over = listingId('class', 'summer-coding-week')
  const ids = async (path: string, token?: string) => (await listings(path, token)).map(({ _id }) => _id)
  expect(await ids('/class/own-classes', as('rustam'))).toContain(over)
  expect(await ids('/class/public')).not.toContain(over)
  const json = { classId: over, isConfirmed: true }
  expect((await api('POST', '/manual-purchase/class', { token: as('malika'), json })).status).toBe(404)
})

test('a deleted class stays among the purchases', async () => {
  const classId = listingId('class', 'scratch-first-game')
  expect((await api('DELETE', `/class/${classId}`, { token: as('rustam') })).status).toBe(200)
  const { body } = await api('GET', '/manual-purchase', { token: as('aziza') })
  expect(body).toContainEqual(expect.objectContaining({ classId }))
})

test('the categories are the ten subjects', async () => {
  expect((await api('GET', '/category')).body).toEqual(subjects.map((name) => ({ _id: categoryId(name), name })))
})

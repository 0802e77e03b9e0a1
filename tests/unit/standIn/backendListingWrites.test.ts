// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Listing } from '../../backend/tables/listingTable.ts'
import { accountId, categoryId } from '../../backend/seed/seed.ts'
import { listings, dilnoza, kinds } from './listingKinds.ts'
import { api, as, freshBackend } from './freshBackend.ts'

freshBackend()

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

describe.each(kinds)('$type', ({ type, mine, others }) => {
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
    const { link: _link, ...shown } = stored
    expect(await listings(`/${type}/public`)).toContainEqual(shown)

    const { imageUrl: _image, startDate: _start, category: _category, ...rest } = created
    const edited = await api('PATCH', `/${type}/${item._id}`, { token, json: { ...rest, price: 0, isActive: 'true' } })
    expect(edited).toMatchObject({ status: 200, body: { ...stored, price: 0 } })
    expect((await api('GET', `/${type}/${item._id}`)).body).toEqual({ ...shown, price: 0 })

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
    expect(answer.status).toBe(status)
    expect([(answer.body as { message: unknown }).message].flat().join('. ')).toMatch(message)
  })

  test('refuses an edit without isActive, by another teacher, or of a missing id', async () => {
    const token = as('dilnoza')
    expect(await api('PATCH', `/${type}/${mine}`, { token, json: created })).toMatchObject({
      status: 400,
      body: { message: ['isActive is required'], error: 'Bad Request' },
    })
    const json = { ...created, isActive: 'true' }
    expect((await api('PATCH', `/${type}/${mine}`, { token, json: { ...json, _id: mine } })).status).toBe(400)
    expect((await api('PATCH', `/${type}/${mine}`, { token, json: { ...json, imageUrl: '' } })).status).toBe(422)
    expect((await api('PATCH', `/${type}/${mine}`, { token, json: { ...json, imageUrl: undefined } })).status).toBe(200)
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
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { maxFileBytes } from '../../backend/routes/files.ts'
import { imageTypeOf } from '../../backend/routes/imageSignature.ts'
import { api, as, backend, freshBackend } from './freshBackend.ts'

freshBackend()

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)
const webp = new TextEncoder().encode('RIFF____WEBPVP8 ')
const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')

function padded(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  whole.set(bytes)
  return whole
}
function formOf(bytes: Uint8Array, more: Record<string, string | null> = {}): FormData {
  const form = new FormData()
  form.set('name', 'picture.png')
  form.set('file', new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' }))
  for (const [name, value] of Object.entries(more)) {
    form.delete(name)
    if (value !== null) form.set(name, value)
  }
  return form
}

test.each([
  ['PNG', png, 'png'],
  ['JPEG', jpeg, 'jpeg'],
  ['WebP', webp, 'webp'],
  ['PNG of just 10 MB', padded(png, maxFileBytes), 'png'],
])('stores a %s and serves it without a token', async (_, bytes, type) => {
  const form = formOf(bytes, { name: '../oʻ rasm.svg' })
  const { status, body } = await api('POST', '/files', { token: as('dilnoza'), form })
  expect(status).toBe(201)
  const { src } = body as { src: string }
  expect(src).toMatch(new RegExp(`^[0-9a-f]{24}\\.${type.replace('jpeg', 'jpg')}$`))
  const served = await backend.app.request(`/api/files/${src}`)
  expect(served.status).toBe(200)
  expect(served.headers.get('content-type')).toBe(`image/${type}`)
  expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  expect(served.headers.get('cache-control')).toContain('immutable')
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true)
})

const broken = { raw: 'no boundary', headers: { 'content-type': 'multipart/form-data; boundary=x' } }
test.each([
  ['SVG named PNG', { form: formOf(svg) }, 422, /PNG, JPEG or WebP/],
  ['empty file', { form: formOf(new Uint8Array()) }, 422, /PNG, JPEG or WebP/],
  ['one byte too much', { form: formOf(padded(png, maxFileBytes + 1)) }, 422, /10 MB/],
  ['text as file', { form: formOf(png, { file: 'not a file' }) }, 422, /file/],
  ['no file', { form: formOf(png, { file: null }) }, 400, /file is required/],
  ['no name', { form: formOf(png, { name: null }) }, 400, /name is required/],
  ['another field', { form: formOf(png, { folder: 'x' }) }, 400, /folder/],
  ['a body that is no form', { json: { name: 'a', file: 'b' } }, 400, /./],
  ['a broken form', broken, 400, /./],
  ['a student', { form: formOf(png), as: 'aziza' }, 403, /./],
])(
  'refuses: %s',
  async (_, { as: name = 'dilnoza', ...sent }: { as?: string } & Parameters<typeof api>[2], status, message) => {
    const answer = await api('POST', '/files', { token: as(name), ...sent })
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(message) as unknown } })
  },
)

test.each(['nothing.png', '..%2Fnihol.sqlite'])('the unknown file %s is a JSON 404', async (name) => {
  expect(await api('GET', `/files/${name}`)).toMatchObject({
    status: 404,
    body: { message: expect.any(String) as unknown },
  })
})

test('every picture of a seeded listing exists, and some listings have none', async () => {
  const items = (['class', 'group'] as const).flatMap((type) => backend.store.listings.open(type))
  const pictures = items.flatMap(({ imageUrl }) => imageUrl || [])
  expect(pictures.length).toBeGreaterThan(20)
  expect(new Set(pictures).size).toBe(pictures.length)
  expect(items.length).toBeGreaterThan(pictures.length)
  const ratios: number[] = []
  for (const picture of pictures) {
    const served = await backend.app.request(`/api/files/${picture}`)
    expect(served.headers.get('content-type')).toBe('image/webp')
    const bytes = new Uint8Array(await served.arrayBuffer())
    expect(imageTypeOf(bytes)?.extension).toBe('webp')
    expect(bytes.length).toBeLessThan(15_000)
    // Width and height where the browser that drew them (tests/draw/covers.ts) writes them: in the header VP8X.
    const [width = 0, height = 0] = [24, 27].map((at) => new DataView(bytes.buffer).getUint16(at, true) + 1)
    ratios.push(width / height)
  }
  // People upload pictures of every shape.
  expect([Math.min(...ratios), Math.max(...ratios)]).toEqual([3 / 4, 3])
})

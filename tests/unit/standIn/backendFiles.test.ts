// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Backend, createBackend } from '../../backend/app.ts'
import { type Call, clientOf, tokenOf } from '../../backend/client.ts'
import { maxFileBytes } from '../../backend/routes/files.ts'
import { imageTypeOf } from '../../backend/routes/imageSignature.ts'

let backend: Backend
const api = (method: string, path: string, call?: Call) => clientOf(backend)(method, path, call)
const teacher = () => tokenOf(backend, 'dilnoza@nihol.test')

beforeEach(() => {
  backend = createBackend()
})
afterEach(() => backend.close())

const pngBytes = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)
const jpegBytes = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)
const webpBytes = new TextEncoder().encode('RIFF____WEBPVP8 ')
const svgBytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')

function padded(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  whole.set(bytes)
  return whole
}
function formOf(bytes: Uint8Array, fileName = 'picture.png', type = 'image/png'): FormData {
  const form = new FormData()
  form.set('name', fileName)
  form.set('file', new File([new Uint8Array(bytes)], fileName, { type }))
  return form
}

test.each([
  ['PNG', pngBytes, 'image/png', /^[0-9a-f]{24}\.png$/],
  ['JPEG', jpegBytes, 'image/jpeg', /^[0-9a-f]{24}\.jpg$/],
  ['WebP', webpBytes, 'image/webp', /^[0-9a-f]{24}\.webp$/],
  ['PNG of just 10 MB', padded(pngBytes, maxFileBytes), 'image/png', /\.png$/],
])('stores a %s and serves it without a token', async (_, bytes, type, name) => {
  const { status, body } = await api('POST', '/files', {
    token: teacher(),
    form: formOf(bytes, '../oʻ rasm.svg', 'image/svg+xml'),
  })
  expect(status).toBe(201)
  const { src } = body as { src: string }
  expect(src).toMatch(name)
  const served = await backend.app.request(`/api/files/${src}`)
  expect(served.status).toBe(200)
  expect(served.headers.get('content-type')).toBe(type)
  expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  expect(served.headers.get('cache-control')).toContain('immutable')
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true)
})

const nameless = formOf(pngBytes)
nameless.delete('name')
const fileless = formOf(pngBytes)
fileless.delete('file')
const textFile = formOf(pngBytes)
textFile.set('file', 'not a file')
const extra = formOf(pngBytes)
extra.set('folder', 'x')

test.each([
  ['SVG', formOf(svgBytes, 'a.svg', 'image/svg+xml'), 422, /PNG, JPEG or WebP/],
  ['SVG named PNG', formOf(svgBytes), 422, /PNG, JPEG or WebP/],
  ['empty file', formOf(new Uint8Array()), 422, /PNG, JPEG or WebP/],
  ['one byte too much', formOf(padded(pngBytes, maxFileBytes + 1)), 422, /10 MB/],
  ['text as file', textFile, 422, /file/],
  ['no file', fileless, 400, /file is required/],
  ['no name', nameless, 400, /name is required/],
  ['another field', extra, 400, /folder/],
])('refuses: %s', async (_, form, status, message) => {
  const answer = await api('POST', '/files', { token: teacher(), form })
  expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(message) as unknown } })
})

test('rejects a body that is not a form, and anyone but teachers', async () => {
  expect((await api('POST', '/files', { token: teacher(), json: { name: 'a', file: 'b' } })).status).toBe(400)
  const broken = { raw: 'no boundary', headers: { 'content-type': 'multipart/form-data; boundary=x' } }
  expect((await api('POST', '/files', { token: teacher(), ...broken })).status).toBe(400)
  expect(
    (await api('POST', '/files', { token: tokenOf(backend, 'aziza@nihol.test'), form: formOf(pngBytes) })).status,
  ).toBe(403)
})

test('an unknown file is a JSON 404', async () => {
  expect(await api('GET', '/files/nothing.png')).toMatchObject({ status: 404, body: { message: 'File not found' } })
  expect((await api('GET', '/files/..%2Fnihol.sqlite')).status).toBe(404)
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

import { crc32 } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, logIn, test } from './journey.ts'

// Metadata that phones and programs write: a position, a caption, and a rotation by 90° (orientation 6).
const exif = Buffer.concat([
  Buffer.from('4949' + '2a00' + '08000000', 'hex'),
  Buffer.from('0200' + '0e01' + '0200' + '0e000000' + '26000000' + '1201' + '0300' + '01000000' + '06000000', 'hex'),
  Buffer.from('00000000' + '41697a6120726f6f6d20313200000000', 'hex'),
  Buffer.from('GPS 40.4406 N'),
])
const xmp = Buffer.from('<x:xmpmeta xmlns:x="adobe:ns:meta/">Aziza room 12</x:xmpmeta>')
const secrets = /Exif|Aziza|xmpmeta|Photoshop|8BIM|tEXt|iTXt|eXIf|EXIF|XMP /

const big = (n: number) => Buffer.from([n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255])
const little = (n: number) => Buffer.from([...big(n)].reverse())

function inJpeg(bytes: Buffer) {
  const segment = (marker: number, ...parts: (Buffer | string)[]) => {
    const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
    return Buffer.concat([Buffer.from([0xff, marker]), big(body.length + 2).subarray(2), body])
  }
  return Buffer.concat([
    bytes.subarray(0, 2),
    segment(0xe1, 'Exif\0\0', exif),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', xmp),
    segment(0xed, 'Photoshop 3.0\x008BIM\x04\x04\0\0', 'Aziza'),
    segment(0xfe, 'Aziza room 12'),
    bytes.subarray(2),
  ])
}

function inPng(bytes: Buffer) {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body])
    return Buffer.concat([big(body.length), named, big(crc32(named))])
  }
  const ihdr = 33
  return Buffer.concat([
    bytes.subarray(0, ihdr),
    chunk('tEXt', Buffer.from('Comment\0Aziza room 12')),
    chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), xmp])),
    chunk('eXIf', exif),
    bytes.subarray(ihdr),
  ])
}

function inWebp(bytes: Buffer, width: number, height: number) {
  const chunk = (type: string, body: Buffer) =>
    Buffer.concat([Buffer.from(type), little(body.length), body, Buffer.alloc(body.length % 2)])
  const size = (n: number) => little(n - 1).subarray(0, 3)
  const frame = bytes.subarray(12, 16).toString() === 'VP8X' ? bytes.subarray(30) : bytes.subarray(12)
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.concat([Buffer.from([0x0c, 0, 0, 0]), size(width), size(height)])),
    frame,
    chunk('EXIF', exif),
    chunk('XMP ', xmp),
  ])
  return Buffer.concat([Buffer.from('RIFF'), little(body.length), body])
}

/** A picture, red in its upper left quarter; noise makes it heavy. */
async function drawn(page: Page, type: string, width: number, height: number, noise: boolean) {
  const base64 = await page.evaluate(
    ([type, width, height, noise]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d', { willReadFrequently: true })!
      context.fillStyle = '#00f'
      context.fillRect(0, 0, width, height)
      if (noise) {
        const pixels = context.getImageData(0, 0, width, height)
        for (let row = 0; row < height; row += 1) {
          const line = crypto.getRandomValues(new Uint8Array(width))
          line.forEach((value, column) => (pixels.data[(row * width + column) * 4 + 1] = value))
        }
        context.putImageData(pixels, 0, 0)
      }
      context.fillStyle = '#f00'
      context.fillRect(0, 0, width / 2, height / 2)
      return canvas.toDataURL(type, 0.95).split(',')[1]!
    },
    [type, width, height, noise] as const,
  )
  return Buffer.from(base64, 'base64')
}

/** The size of a picture. `red` names the corners that are red. */
const look = (page: Page, bytes: Buffer) =>
  page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))])
    const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' })
    const { width, height } = bitmap
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
      willReadFrequently: true,
    })!
    context.drawImage(bitmap, 0, 0)
    const red = (x: number, y: number) => context.getImageData(width * x, height * y, 1, 1).data[0]! > 150
    const corners = { topLeft: red(0.2, 0.2), topRight: red(0.8, 0.2), bottomRight: red(0.8, 0.8) }
    return { width, height, red: Object.entries(corners).flatMap(([name, is]) => (is ? [name] : [])) }
  }, bytes.toString('base64'))

for (const [name, type, width, height, put, noise] of [
  ['a small JPEG', 'image/jpeg', 320, 240, inJpeg, false],
  ['a large JPEG', 'image/jpeg', 2400, 1800, inJpeg, true],
  ['a heavy PNG', 'image/png', 1600, 1200, inPng, true],
  ['a small WebP', 'image/webp', 320, 240, inWebp, false],
] as const)
  test(`${name} is sent without its position, captions, and rotation mark, and upright`, async ({ page }) => {
    await logIn(page, 'dilnoza@nihol.test')
    await page.goto('/add-class-group')
    const buffer = put(await drawn(page, type, width, height, noise), width, height)
    expect(buffer.toString('latin1')).toMatch(secrets)
    const shown = await look(page, buffer)
    await page.getByLabel('Title', { exact: true }).fill('Picture day')
    await page.getByLabel('Description', { exact: true }).fill('We look at pictures.')
    await page.getByLabel('Link', { exact: true }).fill('https://meet.example.com/pictures')
    await page.getByLabel('Image', { exact: true }).setInputFiles({ name: 'Aziza.jpg', mimeType: type, buffer })
    const upload = page.waitForResponse((response) => response.url().endsWith('/api/files'))
    await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click()
    const { src } = (await (await upload).json()) as { src: string }
    const stored = await (await page.request.get(`/api/files/${src}`)).body()
    expect(stored.toString('latin1')).not.toMatch(secrets)
    if (noise) expect(stored.length).toBeLessThan(buffer.length)
    const scale = Math.min(1, 1600 / width)
    expect(await look(page, stored)).toEqual({
      ...shown,
      width: Math.round(shown.width * scale),
      height: Math.round(shown.height * scale),
    })
    if (type === 'image/jpeg') expect(shown).toMatchObject({ width: height, height: width, red: ['topRight'] })
  })

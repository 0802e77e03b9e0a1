import { describe, expect, it } from 'vitest'
import { imageType, imageTypeOfFile } from '@/lib/imageType.ts'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part)))

const png = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], 'rest')
const jpeg = bytes([0xff, 0xd8, 0xff, 0xe1], 'Exif')
const webp = bytes('RIFF', [0, 1, 2, 3], 'WEBPVP8 ')

describe('imageType', () => {
  it.each([
    ['PNG', png, 'png'],
    ['JPEG', jpeg, 'jpeg'],
    ['WebP', webp, 'webp'],
    ['a JPEG whose comment holds a drawing', bytes([0xff, 0xd8, 0xff, 0xfe], '<svg/>'), 'jpeg'],
    ['a plain drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
    ['a drawing after a preamble', bytes([0xef, 0xbb, 0xbf], '<?xml version="1.0"?>\n<!-- <b> -->\n<SVG\nwidth="1">'), 'svg'],
    ['a drawing in UTF-16', bytes([0xff, 0xfe, 0x3c, 0, 0x73, 0, 0x76, 0, 0x67, 0, 0x20, 0]), 'svg'],
    ['a GIF', bytes('GIF89a'), null],
    ['a RIFF that is a sound', bytes('RIFF', [0, 1, 2, 3], 'WAVE'), null],
    ['half a PNG signature', bytes([0x89], 'PNG\r'), null],
    ['a page', bytes('<!doctype html><p>svg</p>'), null],
    ['nothing', bytes(), null],
  ] as const)('%s', (_, content, type) => {
    expect(imageType(content)).toBe(type)
  })
})

describe('imageTypeOfFile', () => {
  it.each([
    ['goes by the bytes, not by the name', new File([png], 'photo.svg', { type: 'image/svg+xml' }), 'png'],
    ['knows a packed drawing by its name', new File([bytes([0x1f, 0x8b])], 'logo.svgz'), 'svg'],
    ['knows a drawing by its declared type', new File([bytes('<?xml?>')], 'logo', { type: 'image/svg+xml' }), 'svg'],
    ['takes no other file for a picture', new File([bytes('MZ')], 'photo.png', { type: 'image/png' }), null],
  ] as const)('%s', async (_, file, type) => {
    expect(await imageTypeOfFile(file)).toBe(type)
  })
})

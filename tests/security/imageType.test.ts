import fc from 'fast-check'
import { expect, it } from 'vitest'
import { imageType, imageTypeOfFile } from '@/lib/files/imageType.ts'
import { checkEach, checkHostile, checkRandom } from './hostile.ts'
import { bytes, jpeg } from './pictureBytes.ts'

const png = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], 'rest')

checkEach<readonly [string, Uint8Array, string | null]>(
  'imageType knows',
  [
    ['PNG', png, 'png'],
    ['JPEG', jpeg, 'jpeg'],
    ['WebP', bytes('RIFF', [0, 1, 2, 3], 'WEBPVP8 '), 'webp'],
    ['a JPEG whose comment holds a drawing', bytes([0xff, 0xd8, 0xff, 0xfe], '<svg/>'), 'jpeg'],
    ['a plain drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
    [
      'a drawing after a preamble',
      bytes([0xef, 0xbb, 0xbf], '<?xml version="1.0"?>\n<!-- <b> -->\n<SVG\nwidth="1">'),
      'svg',
    ],
    ['a drawing in UTF-16', bytes([0xff, 0xfe, 0x3c, 0, 0x73, 0, 0x76, 0, 0x67, 0, 0x20, 0]), 'svg'],
    ['a GIF', bytes('GIF89a'), null],
    ['a RIFF that is a sound', bytes('RIFF', [0, 1, 2, 3], 'WAVE'), null],
    ['half a PNG signature', bytes([0x89], 'PNG\r'), null],
    ['a signature that comes late', bytes('x', [0x89], 'PNG\r\n', [0x1a, 0x0a]), null],
    ['a page', bytes('<!doctype html><p>svg</p>'), null],
    ['a program', bytes('MZ\u0090\u0000'), null],
    ['a packed file', bytes('PK\u0003\u0004'), null],
    ['a PDF', bytes('%PDF-1.7'), null],
    ['nothing', bytes(), null],
  ],
  ([, content, type]) => expect(imageType(content)).toBe(type),
)

checkHostile('imageType takes no text for a photograph', (text) =>
  [null, 'svg'].includes(imageType(new TextEncoder().encode(text))),
)
checkRandom(
  'imageType takes bytes for a photograph only by their signature',
  fc.tuple(
    fc.constantFrom([], [0x89, 0x50], [0xff, 0xd8], [0xff, 0xd8, 0xff], [0x52, 0x49, 0x46, 0x46]),
    fc.uint8Array({ maxLength: 40 }),
  ),
  ([start, rest]) => {
    const content = new Uint8Array([...start, ...rest])
    const type = imageType(content)
    const hex = Buffer.from(content).toString('hex')
    const real = hex.startsWith('89504e470d0a1a0a')
      ? 'png'
      : hex.startsWith('ffd8ff')
        ? 'jpeg'
        : /^52494646.{8}57454250/.test(hex)
          ? 'webp'
          : null
    return real === null ? type === null || type === 'svg' : type === real
  },
)

it.each([
  ['goes by the bytes, not by the name', new File([png], 'photo.svg', { type: 'image/svg+xml' }), 'png'],
  ['knows a packed drawing by its name', new File([bytes([0x1f, 0x8b])], 'logo.svgz'), 'svg'],
  ['knows a drawing by its declared type', new File([bytes('<?xml?>')], 'logo', { type: 'image/svg+xml' }), 'svg'],
  ['takes no other file for a picture', new File([bytes('MZ')], 'photo.png', { type: 'image/png' }), null],
] as const)('imageTypeOfFile %s', async (_, file, type) => expect(await imageTypeOfFile(file)).toBe(type))

import { expect, it, vi } from 'vitest'
import { fileNameOf } from '@/listing/calendar/calendarItem.ts'
import { imageProblem } from '@/features/teaching/form/imageUpload.ts'
import { anonymousPicture } from '@/lib/files/imageType.ts'
import { checkEach, checkHostile } from './hostile.ts'
import { bytes, jpeg } from './pictureBytes.ts'

const png = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])

const file = (content: BlobPart[], name = 'photo.png', type = 'image/png') => new File(content, name, { type })
/** A file that looks as large as that. */
const sized = (size: number, content: BlobPart[] = [png]) =>
  Object.defineProperty(file(content), 'size', { value: size })
const limit = 40 * 1024 * 1024

checkEach<[string, File, string | null]>(
  'a chosen picture is judged by its bytes and its size',
  [
    ['a picture', file([png]), null],
    ['one whose name and type lie', file([png], 'photo.exe', 'text/html'), null],
    ['the largest', sized(limit), null],
    ['one byte more', sized(limit + 1), 'imageSize'],
    ['one byte more of a drawing', sized(limit + 1, ['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'imageSize'],
    ['a drawing called photo.png', file(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>']), 'imageSvg'],
    [
      'a drawing behind a comment',
      file([`<?xml version="1.0"?><!--${'x'.repeat(3000)}--><svg onload="alert(1)"/>`]),
      'imageSvg',
    ],
    [
      'a drawing behind a long comment, by its name',
      file([`<!--${'x'.repeat(9000)}--><svg/>`], 'a.SVG', ''),
      'imageSvg',
    ],
    ['a page', file(['<!doctype html><script>alert(1)</script>']), 'imageType'],
    ['a PDF', file(['%PDF-1.7'], 'photo.jpg', 'image/jpeg'), 'imageType'],
    ['nothing', file([]), 'imageType'],
  ],
  async ([, chosen, problem]) => expect(await imageProblem(chosen)).toBe(problem),
)

it('a chosen picture that can no longer be read is reported as broken', async () => {
  const gone = Object.assign(file([png]), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
  })
  expect(await imageProblem(gone)).toBe('imageBroken')
})

checkHostile('the file name of a saved event has only letters, digits, and hyphens', (text) => {
  const name = fileNameOf(text, 'class')
  return name.length > 0 && name.length <= 60 && /^[\p{L}\p{N}\p{Cs}-]+$/u.test(name)
})

const contents = [
  ['png', 'image/png', png],
  ['jpg', 'image/jpeg', jpeg],
  ['webp', 'image/webp', bytes('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ')],
] as const
checkEach(
  'a picture is sent under a random name with the extension and type of its bytes',
  contents.flatMap((content) =>
    ['photo.png', 'Aziza Karimova, 3-sinf.jpeg', 'photo.php', 'x.svg', '../../x.html', '', '.png', 'a"b\r\nc.webp'].map(
      (name) => [name, ...content] as const,
    ),
  ),
  async ([name, extension, type, content]) => {
    const chosen = file([content], name, 'text/html')
    const sent = await anonymousPicture(chosen)
    expect(sent.name).toMatch(new RegExp(`^[0-9a-f]{32}\\.${extension}$`))
    expect(sent.type).toBe(type)
    expect(new Uint8Array(await sent.arrayBuffer())).toEqual(new Uint8Array(await chosen.arrayBuffer()))
  },
)

it('a picture is sent under another name each time', async () => {
  const names = await Promise.all(Array.from({ length: 200 }, async () => (await anonymousPicture(file([png]))).name))
  expect(new Set(names).size).toBe(200)
})

it('a picture that is sent does not need a secure context', async () => {
  const own = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  expect((await anonymousPicture(file([png]))).name).toMatch(/\.png$/)
  own.mockRestore()
})

checkEach(
  'a picture that is sent is none',
  [file(['<svg/>']), file(['GIF89a']), file(['MZ']), file([]), file([png.slice(0, 7)])],
  async (chosen) => {
    await expect(anonymousPicture(chosen)).rejects.toThrow('no picture')
  },
)

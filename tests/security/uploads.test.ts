import { describe, expect, it } from 'vitest'
import { fileNameOf } from '@/features/classes/shareLinks.ts'
import { imageProblem } from '@/features/teaching/imageProblem.ts'
import { renamed } from '@/lib/shrinkImage.ts'
import { checkEach, checkHostile } from './hostile.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const file = (content: (string | number[])[], name = 'photo.png', type = 'image/png') => new File(content.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))), name, { type })
/** A file that looks as large as that. */
const sized = (size: number, content: (string | number[])[] = [png]) => Object.defineProperty(file(content), 'size', { value: size })
const limit = 10 * 1024 * 1024

describe('a chosen picture', () => {
  checkEach<[string, File, string | null]>(
    'is judged by its bytes and its size',
    [
      ['a picture', file([png]), null],
      ['one whose name and type lie', file([png], 'photo.exe', 'text/html'), null],
      ['the largest', sized(limit), null],
      ['one byte more', sized(limit + 1), 'imageSize'],
      ['one byte more of a drawing', sized(limit + 1, ['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'imageSize'],
      ['a drawing called photo.png', file(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>']), 'imageSvg'],
      ['a drawing behind a comment', file([`<?xml version="1.0"?><!--${'x'.repeat(3000)}--><svg onload="alert(1)"/>`]), 'imageSvg'],
      ['a drawing behind a long comment, by its name', file([`<!--${'x'.repeat(9000)}--><svg/>`], 'a.SVG', ''), 'imageSvg'],
      ['a page', file(['<!doctype html><script>alert(1)</script>']), 'imageType'],
      ['a programme', file(['MZ\u0090\u0000']), 'imageType'],
      ['a packed file', file(['PK\u0003\u0004']), 'imageType'],
      ['a PDF', file(['%PDF-1.7'], 'photo.jpg', 'image/jpeg'), 'imageType'],
      ['a GIF', file(['GIF89a'], 'photo.gif', 'image/gif'), 'imageType'],
      ['nothing', file([]), 'imageType'],
      ['half a signature', file([png.slice(0, 7)]), 'imageType'],
      ['a signature that comes late', file(['x', png]), 'imageType'],
      ['a RIFF that is no WebP', file(['RIFF\u0000\u0000\u0000\u0000WAVE']), 'imageType'],
    ],
    async ([, chosen, problem]) => {
      expect(await imageProblem(chosen)).toBe(problem)
    },
  )

  it('that cannot be read any more is said to be broken', async () => {
    const gone = Object.assign(file([png]), { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) })
    expect(await imageProblem(gone)).toBe('imageBroken')
  })
})

describe('file names', () => {
  checkHostile('of a saved event are letters, digits and hyphens', (text) => {
    const name = fileNameOf(text, 'class')
    return name.length > 0 && name.length <= 60 && /^[\p{L}\p{N}\p{Cs}-]+$/u.test(name)
  })
  checkHostile('of a picture drawn anew end as its new type says', (text) => /.\.webp$/su.test(renamed(text, 'image/webp')))
})

import { afterEach, expect, it, vi } from 'vitest'
import { fitWithin, partInFrame, redrawPicture, sizeOfPicture } from '@/lib/files/redrawPicture.ts'
import { smallestPicture } from '../../smallestPicture.ts'

const png = new File([smallestPicture], 'Robot klub.png', { type: 'image/png' })

it.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 1600, 1600, 1600],
  [1601, 10, 1600, 10],
  [320, 180, 320, 180],
  [100_000, 3, 1600, 1],
])('%i × %i becomes %i × %i', (width, height, fitWidth, fitHeight) => {
  expect(fitWithin(width, height)).toEqual({ width: fitWidth, height: fitHeight })
})

const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'Aziza.jpg')

/** A browser that decodes every picture as this size, and encodes it in the given types and bytes. */
const browser = (width: number, height: number, written: Record<string, [type: string, size?: number] | null> = {}) => {
  const close = vi.fn<() => void>()
  const context = { drawImage: vi.fn<(...place: unknown[]) => void>(), fillRect: vi.fn<() => void>() }
  const canvas = {
    getContext: () => context,
    toBlob: (done: (blob: Blob | null) => void, as: string) => {
      const [type, size = 1] = written[as] ?? [as]
      done(written[as] === null ? null : new Blob([new Uint8Array(size)], { type }))
    },
  }
  vi.stubGlobal('createImageBitmap', vi.fn().mockResolvedValue({ width, height, close }))
  vi.spyOn(document, 'createElement').mockReturnValueOnce(canvas as unknown as HTMLElement)
  return { canvas, close, ...context }
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const heavy = 1024 * 1024 + 1

it.each([
  ['a small PNG', png, 1600, {}, 'image/png'],
  ['a heavy PNG', png, 1600, { 'image/png': ['image/png', heavy] }, 'image/webp'],
  ['a large PNG', png, 4000, {}, 'image/webp'],
  ['a JPEG', jpeg, 1600, {}, 'image/jpeg'],
  ['a PNG where WebP cannot be written', png, 4000, { 'image/webp': ['image/png'] }, 'image/png'],
  ['a heavy one there', png, 4000, { 'image/webp': ['image/png', heavy] }, 'image/jpeg'],
] as const)('redrawPicture draws %s anew', async (_, file, width, written, type) => {
  const { canvas, close, drawImage, fillRect } = browser(width, width / 2, { ...written } as never)
  const copy = await redrawPicture(file)
  expect(copy.type).toBe(type)
  expect(canvas).toMatchObject({ width: 1600, height: 800 })
  expect(drawImage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 0, 0, width, width / 2, 0, 0, 1600, 800)
  expect(fillRect).toHaveBeenCalledTimes(file === png && type === 'image/jpeg' ? 1 : 0)
  expect(createImageBitmap).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' })
  expect(close).toHaveBeenCalledOnce()
})

it.each([
  ['cannot write it', 'no image/jpeg', () => browser(800, 600, { 'image/jpeg': null })],
  [
    'cannot decode it',
    'too large',
    () => vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('too large'))),
  ],
  ['cannot draw', 'createImageBitmap', () => vi.stubGlobal('createImageBitmap', undefined)],
])('redrawPicture never returns the file itself, not even when the browser %s', async (_, message, arrange) => {
  arrange()
  await expect(redrawPicture(jpeg)).rejects.toThrow(message)
})

it.each([
  [{ width: 1200, height: 1600 }, 0, { x: 0, y: 0, width: 1200, height: 480 }],
  [{ width: 1200, height: 1600 }, 1, { x: 0, y: 1120, width: 1200, height: 480 }],
  [{ width: 1600, height: 400 }, 0.5, { x: 300, y: 0, width: 1000, height: 400 }],
  [{ width: 1200, height: 480 }, 0.25, { x: 0, y: 0, width: 1200, height: 480 }],
  [{ width: 1, height: 1 }, 1, { x: 0, y: 0, width: 1, height: 1 }],
])('the part of %j at %d is %j', (size, at, part) => expect(partInFrame(size, { ratio: 5 / 2, at })).toEqual(part))

it.each([
  ['a broken picture', () => Promise.reject(new DOMException('broken', 'InvalidStateError')), null],
  ['a browser that does not take files', () => Promise.reject(new TypeError('a file')), { width: 0, height: 0 }],
  ['a browser without the function', undefined, { width: 0, height: 0 }],
])('the size of %s', async (_, decode, size) => {
  vi.stubGlobal('createImageBitmap', decode)
  expect(await sizeOfPicture(png)).toEqual(size)
})

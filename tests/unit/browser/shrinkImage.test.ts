import { afterEach, describe, expect, it, vi } from 'vitest'
import { canDecode, fitWithin, shrinkImage, shrunkType } from '@/lib/files/shrinkImage.ts'

const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'Robot klub.png', {
  type: 'image/png',
})

describe('fitWithin', () => {
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
})

describe('shrunkType', () => {
  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/webp'],
    ['webp', 'image/webp'],
    [null, 'image/webp'],
  ] as const)('%s is re-encoded as %s', (type, drawn) => {
    expect(shrunkType(type)).toBe(drawn)
  })
})

describe('shrinkImage', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** A browser that decodes every picture as this size and encodes it as `written`. */
  const browser = (width: number, height: number, written: { type: string } | null) => {
    const close = vi.fn<() => void>()
    const drawImage = vi.fn<(...place: unknown[]) => void>()
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => ({ drawImage }),
      toBlob: (done: (blob: Blob | null) => void, type: string) =>
        done(written && new Blob(['x'], { type: written.type || type })),
    }
    vi.stubGlobal(
      'createImageBitmap',
      vi.fn(() => Promise.resolve({ width, height, close })),
    )
    vi.spyOn(document, 'createElement').mockReturnValueOnce(canvas as unknown as HTMLElement)
    return { canvas, close, drawImage }
  }
  afterEach(() => vi.restoreAllMocks())

  it('returns the file itself when the browser cannot draw', async () => {
    vi.stubGlobal('createImageBitmap', undefined)
    expect(await shrinkImage(png)).toBe(png)
    expect(await canDecode(png)).toBe(true)
  })

  it('returns a small picture unchanged', async () => {
    const { close } = browser(1600, 900, { type: '' })
    expect(await shrinkImage(png)).toBe(png)
    expect(close).toHaveBeenCalledOnce()
  })

  it('scales a large picture down', async () => {
    const { canvas, close, drawImage } = browser(4000, 3000, { type: '' })
    const smaller = await shrinkImage(png)
    expect(smaller.type).toBe('image/webp')
    expect(canvas).toMatchObject({ width: 1600, height: 1200 })
    expect(drawImage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 0, 0, 1600, 1200)
    expect(createImageBitmap).toHaveBeenCalledWith(png, { imageOrientation: 'from-image' })
    expect(close).toHaveBeenCalledOnce()
  })

  it('accepts the type the browser produced instead of WebP', async () => {
    browser(4000, 3000, { type: 'image/png' })
    expect((await shrinkImage(png)).type).toBe('image/png')
  })

  it.each([
    ['cannot write it', () => browser(4000, 3000, null)],
    [
      'cannot decode it',
      () =>
        vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('too large', 'InvalidStateError'))),
    ],
  ])('returns the file itself when the browser %s', async (_, arrange) => {
    arrange()
    expect(await shrinkImage(png)).toBe(png)
  })

  it('does not report a broken picture when the browser cannot decode files', async () => {
    await expect(createImageBitmap(png)).rejects.toThrow(TypeError) // happy-dom
    expect(await canDecode(png)).toBe(true)
    expect(await shrinkImage(png)).toBe(png)
  })

  it('reports a picture that cannot be decoded', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('broken', 'InvalidStateError')))
    expect(await canDecode(png)).toBe(false)
  })
})

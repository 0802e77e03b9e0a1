import { imageTypeOfFile, type ImageType } from './imageType.ts'

/** In pixels. */
const maxSide = 1600

/** The size in whole pixels of a picture scaled down to fit a square of `limit` pixels. */
export function fitWithin(width: number, height: number, limit = maxSide) {
  const scale = Math.min(1, limit / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The media type of a scaled picture: photographs stay JPEG, all others become WebP, which keeps transparency. */
export const shrunkType = (type: ImageType | null) => (type === 'jpeg' ? 'image/jpeg' : 'image/webp')

/** Whether the browser can decode a picture; true where it has no createImageBitmap. */
export async function canDecode(file: File): Promise<boolean> {
  if (typeof createImageBitmap === 'undefined') return true
  try {
    ;(await createImageBitmap(file)).close()
    return true
  } catch (error) {
    // InvalidStateError means a broken picture; any other error, a browser that does not support files here.
    return !(error instanceof DOMException && error.name === 'InvalidStateError')
  }
}

async function drawSmaller(file: File, limit: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }) // applies the EXIF rotation
  try {
    const { width, height } = fitWithin(bitmap.width, bitmap.height, limit)
    if (width === bitmap.width && height === bitmap.height) return null
    const type = shrunkType(await imageTypeOfFile(file))
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (context === null) return null
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
    // Browsers that cannot encode WebP fall back to PNG.
    return await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86))
  } finally {
    bitmap.close()
  }
}

/** Scales a picture down to at most `limit` pixels a side. Returns the file itself if it is small enough or cannot be scaled. */
export async function shrinkImage(file: File, limit = maxSide): Promise<Blob> {
  if (typeof createImageBitmap === 'undefined') return file
  try {
    return (await drawSmaller(file, limit)) ?? file
  } catch {
    return file
  }
}

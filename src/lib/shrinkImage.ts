import { imageTypeOfFile, type ImageType } from './imageType.ts'

/** The longest side of a picture that is sent, in pixels. */
export const longestSide = 1600

/** The size of a picture scaled to fit into a square of `limit` pixels, in whole pixels; one that fits keeps its size. */
export function fitWithin(width: number, height: number, limit = longestSide) {
  const scale = Math.min(1, limit / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** What a picture becomes when it is drawn anew: photographs stay JPEG, all others become WebP, which keeps what is transparent. */
export const shrunkType = (type: ImageType | null) => (type === 'jpeg' ? 'image/jpeg' : 'image/webp')

/** Whether the browser can decode a picture; true where it cannot be asked. */
export async function canDecode(file: File): Promise<boolean> {
  if (typeof createImageBitmap === 'undefined') return true
  try {
    ;(await createImageBitmap(file)).close()
    return true
  } catch (error) {
    // The one error that is the picture's own fault; any other is a browser that knows the call but not for files.
    return !(error instanceof DOMException && error.name === 'InvalidStateError')
  }
}

async function drawSmaller(file: File, limit: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }) // a phone's photograph stands upright
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
    // A browser that cannot write WebP writes PNG instead.
    return await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86))
  } finally {
    bitmap.close()
  }
}

/** The picture with no side over `limit` pixels. The file itself when it is small enough, or when the browser cannot draw it smaller. */
export async function shrinkImage(file: File, limit = longestSide): Promise<Blob> {
  if (typeof createImageBitmap === 'undefined') return file
  try {
    return (await drawSmaller(file, limit)) ?? file
  } catch {
    return file
  }
}

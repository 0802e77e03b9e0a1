import { createCanvas, encodeCanvas } from './canvas.ts'
import { imageTypeOfFile } from './imageType.ts'

/** In pixels. */
const maxSide = 1600
/** The largest copy, in bytes, that stays a PNG: above that, it is a photograph. */
const maxExact = 1024 * 1024

/** The size in whole pixels of a picture scaled down to fit a square of `limit` pixels. */
export function fitWithin(width: number, height: number, limit = maxSide) {
  const scale = Math.min(1, limit / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Whether the browser can decode a picture; true without createImageBitmap. */
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

/**
 * Draws a copy of a picture, at most `limit` pixels a side. The copy shows what the file shows and holds nothing else: no position, captions,
 * or device, with the rotation applied. Photographs become JPEG. Others keep their transparency, as PNG while that is small, otherwise as WebP.
 * Throws a DOMException or TypeError if the file can no longer be read, or the browser cannot draw it.
 */
export async function redrawPicture(file: File, limit = maxSide): Promise<Blob> {
  const type = await imageTypeOfFile(file)
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }) // applies the EXIF rotation
  try {
    const { width, height } = fitWithin(bitmap.width, bitmap.height, limit)
    const { canvas, context } = createCanvas(width, height)
    context.drawImage(bitmap, 0, 0, width, height)
    const encode = (as: string) => encodeCanvas(canvas, as, 0.86)
    if (type === 'png' && width === bitmap.width) {
      const exact = await encode('image/png')
      if (exact.size <= maxExact) return exact
    }
    if (type !== 'jpeg') {
      const copy = await encode('image/webp')
      // Browsers that can't encode WebP return a PNG.
      if (copy.type === 'image/webp' || copy.size <= maxExact) return copy
      context.globalCompositeOperation = 'destination-over' // JPEG would show transparency as black
      context.fillStyle = '#fff'
      context.fillRect(0, 0, width, height)
    }
    return await encode('image/jpeg')
  } finally {
    bitmap.close()
  }
}

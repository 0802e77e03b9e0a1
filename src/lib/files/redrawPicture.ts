import { createCanvas, encodeCanvas } from './canvas.ts'
import { imageTypeOfFile } from './imageType.ts'

/** In pixels. */
const maxSide = 1600
const upright = { imageOrientation: 'from-image' } as const // applies the EXIF rotation
/** The largest copy, in bytes, that stays a PNG: above that, it is a photograph. */
const maxExact = 1024 * 1024

/** The size in whole pixels of a picture scaled down to fit a square of 1600 pixels. */
export function fitWithin(width: number, height: number) {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

type Size = { width: number; height: number }

/** The size of a picture in pixels, as it is shown; null if it is broken, 0 × 0 if the browser can't tell. */
export async function sizeOfPicture(file: File): Promise<Size | null> {
  try {
    const bitmap = await createImageBitmap(file, upright)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch (error) {
    // InvalidStateError means a broken picture; any other error, a browser that does not support files here.
    return error instanceof DOMException && error.name === 'InvalidStateError' ? null : { width: 0, height: 0 }
  }
}

/** Fills a frame (width by height) with a picture; what exceeds it is cut off at both ends by shares of `at` (0 to 1) and the rest. */
type Frame = { ratio: number; at: number }

/** The part of a picture that fills a frame. */
export function partInFrame({ width, height }: Size, { ratio, at }: Frame) {
  const part = {
    width: Math.min(width, Math.max(1, Math.round(height * ratio))),
    height: Math.min(height, Math.max(1, Math.round(width / ratio))),
  }
  return { x: Math.round((width - part.width) * at), y: Math.round((height - part.height) * at), ...part }
}

/**
 * Draws a copy of a picture, or of its part in a frame, at most 1600 pixels a side. The copy shows what the file shows and holds nothing else: no
 * position, captions, or device, with the rotation applied. Photographs become JPEG. Others keep their transparency, as PNG while that is small,
 * otherwise as WebP. Throws a DOMException or TypeError if the file can no longer be read, or the browser cannot draw it.
 */
export async function redrawPicture(file: File, frame?: Frame): Promise<Blob> {
  const type = await imageTypeOfFile(file)
  const bitmap = await createImageBitmap(file, upright)
  try {
    const part = frame ? partInFrame(bitmap, frame) : { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
    const { width, height } = fitWithin(part.width, part.height)
    const { canvas, context } = createCanvas(width, height)
    context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height)
    const encode = (as: string) => encodeCanvas(canvas, as, 0.86)
    if (type === 'png' && width === part.width) {
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

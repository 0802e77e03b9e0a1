/** A blank canvas, in pixels. Throws a TypeError if the browser has no canvas. */
export function createCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw new TypeError('no canvas')
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

/** The content of a canvas as an image of a media type. Throws a TypeError or DOMException if the browser can't or mustn't read it. */
export const encodeCanvas = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new TypeError(`no ${type}`))), type, quality),
  )

import { imageSource } from '@/api/files.ts'
import type { Listing } from '@/api/listings.ts'
import { createCanvas, encodeCanvas } from '@/lib/files/canvas.ts'
import type { CategoryLook } from '@/listing/categoryLook.ts'
import { drawCovering, drawTurned, fitText, loadPicture, styleOf } from './paint.ts'
import { drawGround } from './drawCover.ts'

/** In pixels: the portrait format of chats and social networks. */
const size = { width: 1080, height: 1350 }
const cover = { width: 1080, height: 480 }
const margin = 80
const width = size.width - 2 * margin
const footer = 130

type Poster = {
  listing: Pick<Listing, 'id' | 'imageUrl'>
  title: string
  /** Facts, a line each. */
  lines: readonly string[]
  look: Pick<CategoryLook, 'tint' | 'picture'>
  /** Where families find the class. */
  address: string
}

async function drawTop(context: CanvasRenderingContext2D, { listing, look }: Poster) {
  const source = imageSource(listing.imageUrl)
  const own = source === null ? null : await loadPicture(source).catch(() => null)
  if (own !== null) return drawCovering(context, own, cover.width, cover.height)
  const { main, beside } = await drawGround(context, look, listing.id, cover)
  drawTurned(context, main, 370, 110, 320)
  return drawTurned(context, beside, 700, 250, 170, 12)
}

/**
 * Draws a poster of 1080 × 1350 pixels with the cover, title, facts, and address of a listing. Throws a DOMException or TypeError if a picture
 * can't be loaded or the browser can't draw.
 */
export async function drawPoster(poster: Poster): Promise<File> {
  const { canvas, context } = createCanvas(size.width, size.height)
  const [page, heading, body, foot] = ['bg-cream', 'text-pine', 'text-ink', 'bg-pine text-paper'].map(styleOf)
  context.fillStyle = page!.ground
  context.fillRect(0, 0, size.width, size.height)
  await drawTop(context, poster)

  let y = cover.height + 30
  const write = (text: string, color: string, fit: { most: number; sizes: readonly number[]; weight?: number }) => {
    const { lines, pixels } = fitText(context, text, { ...fit, width, font: body!.font })
    context.fillStyle = color
    for (const line of lines) {
      y += pixels * 1.22
      context.fillText(line, margin, y)
    }
  }
  write(poster.title, heading!.text, { most: 4, sizes: [76, 64, 54] })
  y += 20
  for (const line of poster.lines) {
    y += 12
    write(line, body!.text, { most: 2, sizes: [42, 38, 34], weight: 500 })
  }

  context.fillStyle = foot!.ground
  context.fillRect(0, size.height - footer, size.width, footer)
  context.fillStyle = foot!.text
  const { lines, pixels } = fitText(context, `Nihol · ${poster.address}`, {
    width,
    most: 1,
    sizes: [46, 38, 30],
    font: body!.font,
  })
  context.fillText(lines[0]!, margin, size.height - footer / 2 + pixels / 3)
  return new File([await encodeCanvas(canvas, 'image/png')], 'poster.png', { type: 'image/png' })
}

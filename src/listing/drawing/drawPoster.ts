import { imageSource } from '@/api/files.ts'
import type { Listing } from '@/api/listings.ts'
import { createCanvas, encodeCanvas } from '@/lib/files/canvas.ts'
import type { CategoryLook } from '@/listing/categoryLook.ts'
import { awaitFont, drawCovering, drawTurned, fitText, loadPicture, styleOf } from './paint.ts'
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
  await Promise.all([drawTop(context, poster), awaitFont()])

  /** The lines of all texts at a scale, each with its font; `fits` if all facts are whole and above the footer. */
  const layOut = (scale: number) => {
    let end = cover.height + 30
    const place = (text: string, color: string, sizes: readonly number[], most: number, weight: number) => {
      const fit = { sizes: sizes.map((size) => size * scale), most, weight, width, font: body!.font }
      const { lines, pixels, isCut } = fitText(context, text, fit)
      return lines.map((line) => ({ line, color, font: context.font, y: (end += pixels * 1.22), isCut }))
    }
    const title = place(poster.title, heading!.text, [76, 64, 54], 4, 800)
    end += 20
    const facts = poster.lines.flatMap((line) => {
      end += 12
      return place(line, body!.text, [42, 38, 34], 3, 500)
    })
    const fits = end < size.height - footer - 20 && facts.every(({ isCut }) => !isCut)
    return { lines: [...title, ...facts], fits }
  }
  let layout = layOut(1.3)
  for (const scale of [1.15, 1, 0.85, 0.7]) {
    if (layout.fits) break
    layout = layOut(scale)
  }
  for (const { line, color, font, y } of layout.lines) {
    context.fillStyle = color
    context.font = font
    context.fillText(line, margin, y)
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

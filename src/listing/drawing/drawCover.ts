import type { CategoryLook } from '@/listing/categoryLook.ts'
import { createCanvas, encodeCanvas } from '@/lib/files/canvas.ts'
import { coverOf } from '@/listing/cover/coverOf.ts'
import hills from '@/listing/cover/hills.svg'
import rays from '@/listing/cover/rays.svg'
import rosettes from '@/listing/cover/rosettes.svg'
import tiles from '@/listing/cover/tiles.svg'
import { pictures } from '@/ui/base/pictures.ts'
import { tints } from '@/ui/base/tints.ts'
import { awaitFont, drawCovering, drawTurned, fitText, loadPicture, styleOf } from './paint.ts'

const drawings = { hills, rays, rosettes, tiles }
type Look = Pick<CategoryLook, 'tint' | 'picture'>

/** The file name of a drawn cover. */
export const coverName = 'cover.png'

/** In pixels: the shape of a card's cover. Boxes of 2:1 cut off 120 pixels at both sides, boxes of 3:1 cut off 40 at the top and the bottom. */
const size = { width: 1200, height: 480 }
/** The box of the title, below the chip that a card shows in its corner; its lines end at the bottom. */
const title = { left: 168, width: 516, bottom: 410, most: 3, sizes: [66, 56, 46] }

/** Draws the ground of a cover at the top of a canvas and returns the pictures of its subject; `seed` chooses the composition. */
export async function drawGround(context: CanvasRenderingContext2D, look: Look, seed: string, box = size) {
  const { ground, companion } = coverOf(seed, look.picture)
  const [drawing, main, beside] = await Promise.all(
    [drawings[ground], pictures[look.picture], companion].map(loadPicture),
  )
  context.fillStyle = styleOf(tints[look.tint]).ground
  context.fillRect(0, 0, box.width, box.height)
  drawCovering(context, drawing!, box.width, box.height)
  return { main: main!, beside: beside! }
}

/**
 * Draws a cover of 1200 × 480 pixels with the subject's pictures and a title; another `seed` gives another composition. Throws a DOMException or
 * TypeError if a picture can't be loaded or the browser can't draw.
 */
export async function drawCover(text: string, look: Look, seed: string): Promise<File> {
  const { canvas, context } = createCanvas(size.width, size.height)
  const [{ main, beside }] = await Promise.all([drawGround(context, look, seed), awaitFont()])
  drawTurned(context, main, 700, 120, 290)
  drawTurned(context, beside, 925, 250, 150, 12)
  const style = styleOf('text-pine')
  context.fillStyle = style.text
  const { lines, pixels } = fitText(context, text, { ...title, font: style.font })
  for (const [index, line] of lines.entries())
    context.fillText(line, title.left, title.bottom - (lines.length - 1 - index) * pixels * 1.15)
  return new File([await encodeCanvas(canvas, 'image/png')], coverName, { type: 'image/png' })
}

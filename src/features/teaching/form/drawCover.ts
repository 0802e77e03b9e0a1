import type { CategoryLook } from '@/listing/categoryLook.ts'
import { coverOf } from '@/listing/cover/coverOf.ts'
import hills from '@/listing/cover/hills.svg'
import rays from '@/listing/cover/rays.svg'
import rosettes from '@/listing/cover/rosettes.svg'
import tiles from '@/listing/cover/tiles.svg'
import { pictures } from '@/ui/base/pictures.ts'
import { tints } from '@/ui/base/tints.ts'

/** The file name of a drawn cover. */
export const coverName = 'cover.png'

const drawings = { hills, rays, rosettes, tiles }

/** In pixels: the shape of a card's cover. Wider and higher boxes cut off its edges, so the content keeps away from them. */
const size = { width: 1200, height: 480 }
/** The box of the title, below the chip that a card shows in its corner; its lines end at the bottom. */
const title = { left: 110, width: 560, bottom: 410, lines: 3, sizes: [66, 56, 46] }

async function load(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = source
  await image.decode()
  return image
}

/** The colors of the page's style, as the canvas needs them. */
function colorsOf(tint: CategoryLook['tint']): { ground: string; text: string; font: string } {
  const probe = document.createElement('span')
  probe.className = `${tints[tint]} text-pine`
  document.body.append(probe)
  const { backgroundColor, color, fontFamily } = getComputedStyle(probe)
  probe.remove()
  return { ground: backgroundColor, text: color, font: fontFamily }
}

/** Words in lines that fit a width; a longer word is broken. */
function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line === '' ? lines : [...lines, line]
}

function writeTitle(context: CanvasRenderingContext2D, text: string, font: string) {
  const set = (pixels: number) => {
    context.font = `800 ${pixels}px ${font}`
    return linesOf(text, (line) => context.measureText(line).width <= title.width)
  }
  const pixels = title.sizes.find((one) => set(one).length <= title.lines) ?? title.sizes.at(-1)!
  const lines = set(pixels)
  const shown = lines.slice(0, title.lines)
  if (lines.length > shown.length) shown[title.lines - 1] = `${shown[title.lines - 1]!.slice(0, -2).trimEnd()}…`
  for (const [index, line] of shown.entries())
    context.fillText(line, title.left, title.bottom - (shown.length - 1 - index) * pixels * 1.15)
}

function drawRotated(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  [x, y, side]: readonly number[],
  degrees: number,
) {
  context.save()
  context.translate(x! + side! / 2, y! + side! / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(image, -side! / 2, -side! / 2, side!, side!)
  context.restore()
}

/**
 * Draws a cover of 1200 × 480 pixels with the subject's pictures and a title; another `seed` gives another composition. Throws a DOMException or
 * TypeError if a picture can't be loaded or the browser can't draw.
 */
export async function drawCover(
  text: string,
  look: Pick<CategoryLook, 'tint' | 'picture'>,
  seed: string,
): Promise<File> {
  const { ground, companion } = coverOf(seed, look.picture)
  const [drawing, main, beside] = await Promise.all([drawings[ground], pictures[look.picture], companion].map(load))
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (context === null) throw new TypeError('no canvas')
  const colors = colorsOf(look.tint)
  context.fillStyle = colors.ground
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(drawing!, 0, 0, size.width, size.height)
  drawRotated(context, main!, [700, 120, 290], 0)
  drawRotated(context, beside!, [945, 250, 150], 12)
  context.fillStyle = colors.text
  writeTitle(context, text, colors.font)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new TypeError('no image/png')
  return new File([blob], coverName, { type: 'image/png' })
}

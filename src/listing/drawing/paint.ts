import { adoptFont, loadFont } from '@/ui/browser/brandFont.ts'

type Context = CanvasRenderingContext2D

/** Waits for the brand's font: pages may keep a fallback on slow connections, but a drawing stays. Drawings without it use the fallback. */
export async function awaitFont() {
  await loadFont()
  adoptFont()
}

/** Loads a picture that the canvas can draw without becoming unreadable. Throws a DOMException if it can't be loaded. */
export async function loadPicture(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = source
  await image.decode()
  return image
}

/** The colors and the font of an element with these class names. */
export function styleOf(classNames: string) {
  const probe = document.createElement('span')
  probe.className = classNames
  document.body.append(probe)
  const { backgroundColor: ground, color: text, fontFamily: font } = getComputedStyle(probe)
  probe.remove()
  return { ground, text, font: `"Onest Later", ${font}` }
}

/** The lines of a text that fit a width in the context's font; a word that is longer than a line is broken. */
function linesOf(context: Context, text: string, width: number): string[] {
  const fits = (line: string) => context.measureText(line).width <= width
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

type Fit = { width: number; most: number; sizes: readonly number[]; font: string; weight?: number }

/** Sets the largest of the font `sizes` (pixels) in which a text has at most `most` lines, and returns those lines; the smallest size cuts a longer text. */
export function fitText(context: Context, text: string, { width, most, sizes, font, weight = 800 }: Fit) {
  const set = (pixels: number) => {
    context.font = `${weight} ${pixels}px ${font}`
    return linesOf(context, text, width)
  }
  const pixels = sizes.find((size) => set(size).length <= most) ?? sizes.at(-1)!
  const lines = set(pixels)
  const shown = lines.slice(0, most)
  if (lines.length > most) shown[most - 1] = `${shown[most - 1]!.replace(/(?:\s+\S+|.{2})$/su, '')}…`
  return { lines: shown, pixels, isCut: lines.length > most }
}

/** Draws a picture in a square, turned by degrees around its center. */
export function drawTurned(context: Context, image: HTMLImageElement, x: number, y: number, side: number, degrees = 0) {
  context.save()
  context.translate(x + side / 2, y + side / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(image, -side / 2, -side / 2, side, side)
  context.restore()
}

/** Fills a box at the top of the canvas with a picture, like object-fit: cover. */
export function drawCovering(context: Context, image: HTMLImageElement, width: number, height: number) {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
  const [w, h] = [width / scale, height / scale]
  context.drawImage(image, (image.naturalWidth - w) / 2, (image.naturalHeight - h) / 2, w, h, 0, 0, width, height)
}

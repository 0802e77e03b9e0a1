/** Finds cover images that don't exactly fill their box. */
export function coversOutside(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>('img[src*="/files/"], img[src^="blob:"]')].flatMap((image) => {
    if (!image.checkVisibility()) return []
    const [own, box] = [image.getBoundingClientRect(), image.parentElement!.getBoundingClientRect()]
    const fits = (['left', 'top', 'right', 'bottom'] as const).every((edge) => Math.abs(own[edge] - box[edge]) <= 1)
    const size = ({ width, height, left, top }: DOMRect) =>
      `${Math.round(width)} × ${Math.round(height)} at ${Math.round(left)}, ${Math.round(top)}`
    return fits && getComputedStyle(image).objectFit === 'cover' ? [] : [`${image.src}: ${size(own)} in ${size(box)}`]
  })
}

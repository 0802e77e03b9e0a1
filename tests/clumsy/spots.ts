import type { Spot } from './control.ts'

declare global {
  interface Window {
    /** Where elements can be pressed. */
    spots: {
      of: (element: Element) => { x: number; y: number }[]
      openerOver: (element: Element | null) => HTMLElement | null
      best: (element: Element) => Spot
    }
  }
}

/** Runs in the page, before its own code. */
export function spots() {
  if (self !== top) return

  /** The visible points where an element can be pressed; for a link within text, the middle of each line. */
  const spotsOf = (element: Element) =>
    [...element.getClientRects()].flatMap(({ left, top, right, bottom }) => {
      const [fromX, fromY, toX, toY] = [
        Math.max(left, 0),
        Math.max(top, 0),
        Math.min(right, innerWidth),
        Math.min(bottom, innerHeight),
      ]
      return toX - fromX >= 1 && toY - fromY >= 1 ? [{ x: (fromX + toX) / 2, y: (fromY + toY) / 2 }] : []
    })
  /** The button of the open menu that an element belongs to. */
  const openerOver = (element: Element | null) => {
    for (let panel = element; panel; panel = panel.parentElement) {
      const opener =
        panel.id === ''
          ? null
          : document.querySelector<HTMLElement>(`[aria-expanded=true][aria-controls="${CSS.escape(panel.id)}"]`)
      if (opener) return opener
    }
    return null
  }
  const coverAt = (element: Element, { x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y)
    const label = hit?.closest('label')
    if (element.contains(hit) || (label && label.control === element)) return null
    // An open menu covers the page around it, and so do a note that can be closed and the skip link.
    if (hit?.matches('[href="#main"]')) return null
    const note = hit?.closest('[role=alert]')
    if (note?.querySelector('button') && getComputedStyle(note).position === 'fixed') return null
    if (openerOver(hit)) return null
    return hit === null ? 'nothing' : window.clumsy.named(hit)
  }
  const spotOf = (element: Element): Spot => {
    const spots = spotsOf(element)
    const free = spots.find((spot) => coverAt(element, spot) === null)
    if (free) return { ...free, covered: null }
    return spots[0]
      ? { ...spots[0], covered: coverAt(element, spots[0]) }
      : { x: 0, y: 0, covered: 'the edge of the window' }
  }
  window.spots = { of: spotsOf, openerOver, best: spotOf }
}

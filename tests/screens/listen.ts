const regionsOf = '[role=status], [role=alert], output, [aria-live]:not([aria-live=off])'
const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

/**
 * Records what a screen reader would announce from live regions: one entry whenever the text of a region changes.
 * A region inside a region gives two entries, since both are announced.
 */
export function listen() {
  const last = new Map(Array.from(document.querySelectorAll(regionsOf), (region) => [region, textOf(region)]))
  const said: string[] = []
  const hear = () => {
    for (const region of document.querySelectorAll(regionsOf)) {
      const text = textOf(region)
      if (text !== '' && text !== last.get(region)) said.push(text)
      last.set(region, text)
    }
  }
  const observer = new MutationObserver(hear)
  observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true })
  return {
    /** How often a text was announced. */
    times: (words: string) => {
      hear()
      return said.filter((text) => text.includes(words)).length
    },
    /** Whether a region contains the text now. */
    contains: (words: string) =>
      Array.from(document.querySelectorAll(regionsOf), textOf).some((text) => text.includes(words)),
    stop: () => observer.disconnect(),
  }
}

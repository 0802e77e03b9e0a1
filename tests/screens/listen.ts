const regionsOf = '[role=status], [role=alert], output, [aria-live]:not([aria-live=off])'
const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

/**
 * What a screen reader would say of the live regions from here on: one entry whenever the text of a region becomes another one.
 * A region inside a region gives two entries, since both of them speak.
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
    /** How often these words were said. */
    times: (words: string) => {
      hear()
      return said.filter((text) => text.includes(words)).length
    },
    /** Whether a region holds them now. */
    stands: (words: string) => Array.from(document.querySelectorAll(regionsOf), textOf).some((text) => text.includes(words)),
    stop: () => observer.disconnect(),
  }
}

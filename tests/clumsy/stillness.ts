declare global {
  interface Window {
    /** Resolves when all finite animations have ended, or after three seconds. */
    still: () => Promise<void>
  }
}

/** Knows when a page has settled. Runs inside the page before its own code; knows nothing of this module. */
export function stillness() {
  if (self !== top) return
  const later = self.setTimeout.bind(self)
  const cancel = self.clearTimeout.bind(self)
  /** Timers of a second or less: what they do belongs to the step before. */
  const soon = new Set<number>()
  const wait = (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const id = later(() => {
      soon.delete(id)
      work(...given)
    }, ms)
    if (ms <= 1100) soon.add(id)
    return id
  }
  const stop = (id: number) => {
    soon.delete(id)
    cancel(id)
  }
  Object.assign(self, { setTimeout: wait, clearTimeout: stop })

  let changes = 0
  new MutationObserver(() => void (changes += 1)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  // The browser scrolls smoothly after a key, on into the next step.
  document.addEventListener('scroll', () => void (changes += 1), { capture: true, passive: true })
  // React draws in slices, each begun by a message to itself.
  const postMessage = Reflect.get(MessagePort.prototype, 'postMessage') as (...message: unknown[]) => void
  MessagePort.prototype.postMessage = function (...message: unknown[]) {
    changes += 1
    Reflect.apply(postMessage, this, message)
  }
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve())
      later(resolve, 100) // a browser that is busy elsewhere may draw none
    })
  window.still = async () => {
    const end = performance.now() + 3000
    for (let quiet = 0; quiet < 5 && performance.now() < end;) {
      const before = changes
      await frame()
      quiet = changes === before && soon.size === 0 && window.inspector.moving().length === 0 ? quiet + 1 : 0
    }
  }
}

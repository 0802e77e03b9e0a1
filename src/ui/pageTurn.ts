// Between the frame, which turns the pages, and the dialogs, whose code a page without dialogs does not load.
const leaving = new Set<() => void>()
let waiting: (() => void) | undefined

/** What happens when the reader goes on to another page. */
export const pageTurn = {
  /** Calls back whenever a page is left. */
  onLeave: (listener: () => void) => void leaving.add(listener),
  /** Calls back once, when the page that the navigation now under way leads to stands with the focus on its heading. */
  onArrival: (callback: () => void) => void (waiting = callback),
  leave: () => leaving.forEach((listener) => listener()),
  arrive: () => {
    const callback = waiting
    waiting = undefined
    callback?.()
  },
}

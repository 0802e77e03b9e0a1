import { splitAddress } from '@/lib/languageAddress.ts'

// Between the frame, which turns the pages, and the dialogs, whose code a page without dialogs does not load.
const leaving = new Set<() => void>()
let waiting: (() => void) | undefined
/** The address of the page that stands; the browser's own may be ahead of it, while the next page is on its way. */
let standing: string | undefined
let turns = 0
/** Where the browser is; a page that is read in another language is the same page. */
const here = () => splitAddress(location.pathname).plain

/** What happens when the reader goes on to another page. */
export const pageTurn = {
  /** Calls back whenever a page is left. */
  onLeave: (listener: () => void) => void leaving.add(listener),
  /** Calls back once, when the page that the navigation now under way leads to stands with the focus on its heading. */
  onArrival: (callback: () => void) => void (waiting = callback),
  /** A number for the page that stands, while the reader is on it; undefined when the address has gone on to another already. */
  now: () => (standing === undefined || standing === here() ? turns : undefined),
  /** The page of this address stands now; not if the browser has gone on meanwhile. */
  stand: (pathname: string) => {
    if (new URL(pathname, location.href).pathname === here()) standing = here()
  },
  leave: () => {
    turns += 1
    leaving.forEach((listener) => listener())
  },
  arrive: () => {
    const callback = waiting
    waiting = undefined
    callback?.()
  },
}

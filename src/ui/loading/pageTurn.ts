import { splitAddress } from '@/i18n/languageAddress.ts'
import { createStore } from '@/lib/createStore.ts'
import { adoptFont } from '@/ui/browser/brandFont.ts'

// Connects the layout, which handles navigation, to the dialogs without loading their code on pages that have none.
let arrivalCallback: (() => void) | undefined
/** The path of the displayed page; location is ahead of it while the next page loads. */
let shownPath: string | undefined
const navigations = createStore(0)
/** The current path without its language prefix. */
const currentPath = () => splitAddress(location.pathname).plain

/** Navigation between pages: the layout reports it (frame/RouteEffects), dialogs and forms follow it. */
export const pageTurn = {
  /** Calls back whenever a page is left. */
  onLeave: navigations.subscribe,
  /** Calls back once, after the pending navigation, when the new page is shown and its heading focused. */
  onArrival: (callback: () => void) => void (arrivalCallback = callback),
  /** A number that identifies the current visit to a page; undefined while the next page loads. */
  now: () => (shownPath === undefined || shownPath === currentPath() ? navigations.get() : undefined),
  /**
   * Returns a function that tells whether the current visit continues; false as soon as navigation to another page has begun, so that late
   * responses are ignored. A crash doesn't end the visit: the response to a submission must still count.
   */
  visit: () => {
    const begun = pageTurn.now()
    return () => begun !== undefined && pageTurn.now() === begun
  },
  /** Reports that the page at this path is displayed; ignored if the user has navigated away. */
  stand: (pathname: string) => {
    if (new URL(pathname, location.href).pathname === currentPath()) shownPath = currentPath()
  },
  leave: () => {
    if (adoptFont()) document.documentElement.dataset['later'] = '' // see index.css
    navigations.set(navigations.get() + 1)
  },
  arrive: () => {
    const callback = arrivalCallback
    arrivalCallback = undefined
    callback?.()
  },
}

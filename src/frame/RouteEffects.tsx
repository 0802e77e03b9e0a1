import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isRecord } from '@/lib/untrusted.ts'
import { tabStorage } from '@/lib/storage/safeStorage.ts'
import { isCount, parseStored } from '@/lib/storage/stored.ts'
import { pageTurn } from '@/ui/loading/pageTurn.ts'

/** Focuses the h1 of the page; false if there is none yet. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

const storageKey = 'scroll_positions'

/** The vertical scroll position of each history entry in pixels, the latest last; kept in the tab for a reload. */
const scrollPositions = new Map<string, number>()

function loadPositions() {
  const stored = parseStored(tabStorage.get(storageKey))
  if (isRecord(stored))
    for (const [entry, top] of Object.entries(stored)) if (isCount(top)) scrollPositions.set(entry, top)
}
const storePositions = () => void tabStorage.set(storageKey, JSON.stringify(Object.fromEntries(scrollPositions)))

/** Identifies a history entry; an entry opened from outside has no key. */
const entryOf = ({ pathname, search, key }: { pathname: string; search: string; key: string }) =>
  key === 'default' ? pathname + search : key

/** Whether this document was loaded by a reload, or by Back or Forward. */
const isRevisited = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type !== 'navigate'

/** The maximum scroll position of the page, in pixels. */
const scrollRange = () => document.documentElement.scrollHeight - innerHeight
/** Whether the page is long enough for a position; 64px less is enough, since loaded text may be a line shorter. */
const reaches = (top: number) => scrollRange() >= top - 64
const isLoading = () => document.querySelector('[aria-busy=true]') !== null

/**
 * Retries `attempt` on every DOM change until it succeeds, for at most five seconds or until the reader scrolls, clicks, or types, and then calls
 * `done` either way. Returns a function that cancels both.
 */
function whenReady(attempt: () => boolean, done?: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const stop = () => ended.abort()
  const finish = () => {
    stop()
    done?.()
  }
  const observer = new MutationObserver(() => {
    if (attempt()) finish()
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  const limit = setTimeout(finish, 5000)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(limit)
  })
  for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(name, finish, { passive: true, signal })
  if (attempt()) finish()
  return stop
}

/** Scrolls to the element of the hash; false if it is not rendered yet. */
function scrollToHash(hash: string): boolean {
  const target = document.getElementById(hash.slice(1))
  target?.scrollIntoView({ behavior: 'instant' })
  return target !== null
}

/**
 * Focus and scroll position on navigation: a new page starts at the top with its heading focused. Back, Forward, and a reload restore the scroll
 * position of the history entry, and an initial hash scrolls to its element. Other changes of only the query or hash do nothing.
 */
export function RouteEffects() {
  const { pathname, search, hash, key } = useLocation()
  const entry = entryOf({ pathname, search, key })
  const navigation = useNavigationType()
  const first = useRef(true)
  const last = useRef({ pathname, entry })
  const openedAt = useRef(hash)

  // Effect: records the scroll position of each history entry.
  useEffect(() => {
    const remember = () => {
      scrollPositions.delete(last.current.entry)
      scrollPositions.set(last.current.entry, Math.round(scrollY))
    }
    // The browser restores a prerendered page before our code has loaded.
    const restoreByHand = () => void (history.scrollRestoration = 'manual')
    const leave = () => {
      history.scrollRestoration = 'auto'
      storePositions()
    }
    restoreByHand()
    remember() // the reader may have scrolled before hydration
    const unmounted = new AbortController()
    const { signal } = unmounted
    addEventListener('scroll', remember, { passive: true, signal })
    addEventListener('pageshow', restoreByHand, { signal })
    addEventListener('pagehide', leave, { signal })
    return () => unmounted.abort()
  }, [])

  // Layout effect: before paint, because a shorter page scrolls the window, which must not count for the previous page.
  useLayoutEffect(() => {
    const before = last.current
    last.current = { pathname, entry }
    pageTurn.stand(pathname)
    /** Scrolls to the position of the entry repeatedly until the page has loaded and is long enough. */
    const restore = () => {
      const top = scrollPositions.get(entry)
      if (top === undefined) return undefined
      return whenReady(() => {
        scrollTo({ top, behavior: 'instant' })
        return reaches(top) && !isLoading()
      })
    }
    if (first.current) {
      first.current = false
      loadPositions()
      // The browser restores a page that is long enough; the position of a reader who scrolled before hydration is kept.
      const top = scrollPositions.get(entry)
      if (isRevisited() && top !== undefined && (scrollY === 0 || !reaches(top))) return restore()
      // The browser looked for the hash before the element was rendered.
      return openedAt.current === '' ? undefined : whenReady(() => scrollToHash(openedAt.current))
    }
    if (before.pathname === pathname) {
      if (before.entry === entry) return undefined
      // A list is marked as busy until its other page has been rendered.
      if (navigation === 'POP') return restore()
      scrollPositions.set(entry, Math.round(scrollY))
      return undefined
    }
    document.documentElement.classList.remove('arriving')
    // Share and search metadata of the prerendered page.
    for (const tag of document.head.querySelectorAll('[data-written]')) tag.remove()
    pageTurn.leave()
    if (navigation === 'POP') {
      const top = scrollPositions.get(entry) ?? 0
      return whenReady(() => {
        if (!reaches(top) && isLoading()) return false
        scrollTo({ top, behavior: 'instant' })
        return focusHeading()
      }, pageTurn.arrive)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return whenReady(focusHeading, pageTurn.arrive)
  }, [pathname, entry, navigation])

  return null
}

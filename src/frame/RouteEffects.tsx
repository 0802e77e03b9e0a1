import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { pageTurn } from '@/ui/loading/pageTurn.ts'
import { focusHeading } from './focusHeading.ts'

const scrollPositions = new Map<string, number>()

/**
 * Retries `attempt` on every DOM change until it succeeds, for at most five seconds or until the reader scrolls, clicks
 * or types, and then calls `done` either way. Returns a function that cancels both.
 */
function whenReady(attempt: () => boolean, done: () => void): () => void {
  if (attempt()) {
    done()
    return () => {}
  }
  const observer = new MutationObserver(() => {
    if (attempt()) finish()
  })
  const stop = () => {
    observer.disconnect()
    clearTimeout(limit)
    for (const name of userEvents) removeEventListener(name, finish)
  }
  const finish = () => {
    stop()
    done()
  }
  const userEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
  for (const name of userEvents) addEventListener(name, finish, { passive: true })
  const limit = setTimeout(finish, 5000)
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/** Scrolls to the element that the hash names; false if it is not rendered yet. */
function scrollToHash(hash: string): boolean {
  const target = document.getElementById(hash.slice(1))
  target?.scrollIntoView({ behavior: 'instant' })
  return target !== null
}

/**
 * Focus and scroll position on navigation: a new page starts at the top with its heading focused, Back restores the
 * scroll position, and an initial hash is scrolled to. Changes of only the query or hash do nothing.
 */
export function RouteEffects() {
  const { pathname, hash, key } = useLocation()
  const navigation = useNavigationType()
  const first = useRef(true)
  const place = useRef({ pathname, key })
  const openedAt = useRef(hash)

  // Effect: records the scroll position of each history entry.
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => scrollPositions.set(place.current.key, scrollY)
    remember() // the reader may have scrolled before hydration
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [])

  // Layout effect: before paint, because a shorter page scrolls the window, which must not count for the previous page.
  useLayoutEffect(() => {
    const before = place.current
    place.current = { pathname, key }
    pageTurn.stand(pathname)
    if (first.current) {
      first.current = false
      // The browser looked for the hash before the element was rendered.
      return openedAt.current === ''
        ? undefined
        : whenReady(
            () => scrollToHash(openedAt.current),
            () => {},
          )
    }
    if (before.pathname === pathname) return
    document.documentElement.classList.remove('arriving')
    // Share and search metadata of the prerendered page.
    for (const tag of document.head.querySelectorAll('[data-written]')) tag.remove()
    pageTurn.leave()
    if (navigation === 'POP') {
      const top = scrollPositions.get(key) ?? 0
      return whenReady(() => {
        // Waits while the page is too short and still loading; loaded text may be a line shorter, hence the 64px.
        if (
          document.documentElement.scrollHeight - innerHeight < top - 64 &&
          document.querySelector('[aria-busy=true]') !== null
        )
          return false
        scrollTo({ top, behavior: 'instant' })
        return focusHeading()
      }, pageTurn.arrive)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return whenReady(focusHeading, pageTurn.arrive)
  }, [pathname, key, navigation])

  return null
}

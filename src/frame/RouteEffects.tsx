import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { pageTurn } from '@/ui/pageTurn.ts'
import { focusHeading } from './focusHeading.ts'

const positions = new Map<string, number>()

/**
 * Calls back once something is there or possible; gives up after five seconds or when the reader takes over. Either way `done` is
 * called, unless stopped before: the way to stop is returned.
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
    for (const name of takeOver) removeEventListener(name, finish)
  }
  const finish = () => {
    stop()
    done()
  }
  const takeOver = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
  for (const name of takeOver) addEventListener(name, finish, { passive: true })
  const limit = setTimeout(finish, 5000)
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/** Goes to the part of the page that the address names, once it is there. */
function goToPart(hash: string): boolean {
  const part = document.getElementById(hash.slice(1))
  part?.scrollIntoView({ behavior: 'instant' })
  return part !== null
}

/**
 * A new page has the focus on its heading and starts at its top; Back returns to where the reader was. Changes of query or hash do
 * neither. An address opened with a hash starts at that part of the page.
 */
export function RouteEffects() {
  const { pathname, hash, key } = useLocation()
  const navigation = useNavigationType()
  const first = useRef(true)
  const place = useRef({ pathname, key })
  const openedAt = useRef(hash)

  // Outside React: the window's scroll position and the focus.
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(place.current.key, scrollY)
    remember() // the reader may have scrolled before the app was there
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [])

  // Before a frame is drawn: a next page that is shorter moves the reader up, which says nothing about the page that was left.
  useLayoutEffect(() => {
    const before = place.current
    place.current = { pathname, key }
    pageTurn.stand(pathname)
    if (first.current) {
      first.current = false
      // The browser has looked for it before the app had drawn it.
      return openedAt.current === '' ? undefined : whenReady(() => goToPart(openedAt.current), () => {})
    }
    if (before.pathname === pathname) return
    document.documentElement.classList.remove('arriving')
    // Told chats and search engines of the page that was written.
    for (const tag of document.head.querySelectorAll('[data-written]')) tag.remove()
    pageTurn.leave()
    if (navigation === 'POP') {
      const top = positions.get(key) ?? 0
      return whenReady(() => {
        // Not to the pixel: what was loading then may be a line shorter now. Where nothing more is waited for it stays shorter.
        if (document.documentElement.scrollHeight - innerHeight < top - 64 && document.querySelector('[aria-busy=true]') !== null) return false
        scrollTo({ top, behavior: 'instant' })
        return focusHeading()
      }, pageTurn.arrive)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return whenReady(focusHeading, pageTurn.arrive)
  }, [pathname, key, navigation])

  return null
}

import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { createPath, NavigationType, parsePath, Router, type Location, type Navigator, type To } from 'react-router-dom'
import { changeWords, i18n, loadWords, useLanguage } from '@/i18n/i18n.ts'
import { storedLanguage, storeLanguage, type Language } from '@/i18n/language.ts'
import { addressIn, splitAddress } from '@/i18n/languageAddress.ts'
import { hydration } from '@/lib/hydration.ts'
import { leaveGuard } from '@/lib/leaveGuard.ts'

type Props = {
  /** Whether a pathname has its own URL in each language. */
  isPublic: (pathname: string) => boolean
  /** Whether a pathname's page can render at once. */
  isLoaded: (pathname: string) => boolean
  /** The fixed pathname while prerendering. */
  at?: string
  /** The pathname of the prerendered page that is hydrated; Back may have changed the URL since. */
  hydrated?: string | undefined
  children: ReactNode
}

const entry = (): { usr?: unknown; key?: string } => (history.state as object | null) ?? {}

/** The current location without its language prefix. */
function readLocation(): Location {
  const { usr = null, key = 'default' } = entry()
  return {
    pathname: splitAddress(location.pathname).plain,
    search: location.search,
    hash: location.hash,
    state: usr,
    key,
  }
}

const locationAt = (pathname: string, key: string): Location => ({ pathname, search: '', hash: '', state: null, key })

/** The current location, or the location of a hydrated page that the URL has left. */
function firstLocation(hydrated: string | undefined): Location {
  const now = readLocation()
  return hydrated === undefined || hydrated === now.pathname ? now : locationAt(hydrated, 'left')
}

/**
 * Moves in the history. One step back opens the previous entry of the page itself: a frame adds entries too, and Chromium keeps them when
 * the frame is removed. Browsers without the Navigation API drop them.
 */
function step(delta: number) {
  const { navigation } = window as { navigation?: Navigation }
  if (delta !== -1 || !navigation?.canGoBack) return history.go(delta)
  const { committed, finished } = navigation.back()
  // Rejected when another navigation comes first.
  committed?.catch(() => undefined)
  finished?.catch(() => undefined)
}

/**
 * The browser's router, and the only place that adds the language prefix to the URLs of public pages. Pages, links, and routes use paths
 * without it.
 */
export function LanguageRouter({ isPublic, isLoaded, at, hydrated, children }: Props) {
  const language = useLanguage()
  const [place, setPlace] = useState(() => ({
    type: NavigationType.Pop,
    location: at === undefined ? firstLocation(hydrated) : locationAt(at, 'default'),
  }))
  /** The location that was read last; its page may not be shown yet. */
  const followed = useRef(place.location)

  const follow = useCallback(
    (type: NavigationType) => {
      const next = readLocation()
      followed.current = next
      const show = () => setPlace({ type, location: next })
      // The current page stays until the code of the next page has loaded. A transition would render a loaded page in slices, which takes longer.
      if (isLoaded(next.pathname) && !hydration.isWaiting()) show()
      else startTransition(show)
    },
    [isLoaded],
  )

  const navigator = useMemo((): Navigator => {
    const createHref = (to: To) => {
      const { pathname = '/', ...rest } = typeof to === 'string' ? parsePath(to) : to
      return createPath({ ...rest, pathname: isPublic(pathname) ? addressIn(language, pathname) : pathname })
    }
    const go = (type: NavigationType, to: To, usr: unknown) => {
      const href = createHref(to)
      // As if the link were pressed before hydration: the next page does not wait for the code of this page.
      if (hydration.isWaiting() && new URL(href, location.href).pathname !== location.pathname)
        return location.assign(href)
      const state = { usr, key: Math.random().toString(36).slice(2, 10) }
      if (type === NavigationType.Push) history.pushState(state, '', href)
      else history.replaceState(state, '', href)
      follow(type)
    }
    return {
      createHref,
      go: step,
      push: (to, state) => go(NavigationType.Push, to, state),
      replace: (to, state) => go(NavigationType.Replace, to, state),
    }
  }, [follow, isPublic, language])

  const pop = useEffectEvent(() => {
    if (leaveGuard.mayLeave()) return follow(NavigationType.Pop)
    const { key, state: usr } = place.location
    history.pushState({ usr, key }, '', navigator.createHref(place.location))
  })
  const catchUp = useEffectEvent(() => {
    if (createPath(readLocation()) !== createPath(followed.current)) follow(NavigationType.Pop)
  })
  // Back and Forward, also if they were pressed before hydration: after a reload, an earlier entry can belong to the same document.
  useEffect(() => {
    addEventListener('popstate', pop)
    catchUp()
    return () => removeEventListener('popstate', pop)
  }, [])

  // The URL follows the language of a public page; on member pages, the language follows the stored choice.
  useLayoutEffect(() => {
    if ((entry().key ?? 'default') !== place.location.key) return // another navigation is pending
    const address = navigator.createHref(place.location)
    if (address !== location.pathname + location.search + location.hash)
      history.replaceState(history.state, '', address)
    if (isPublic(place.location.pathname)) return
    const chosen = storedLanguage()
    // Without a stored choice, the next visit to this URL would be in English.
    if (chosen === undefined) storeLanguage(language)
    else if (chosen !== language) void followChoice(chosen)
  }, [navigator, place, isPublic, language])

  return (
    <Router location={place.location} navigationType={place.type} navigator={navigator} static={at !== undefined}>
      {children}
    </Router>
  )
}

/** Changes to the stored language unless its messages fail to load. */
async function followChoice(language: Language) {
  await loadWords([i18n.options.ns!].flat(), language).then(
    () => changeWords(language),
    () => undefined,
  )
}

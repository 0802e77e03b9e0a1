import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { createPath, NavigationType, parsePath, Router, type Location, type Navigator, type To } from 'react-router-dom'
import { changeWords, i18n, loadWords } from '@/i18n/i18n.ts'
import { storedLanguage, storeLanguage, type Language } from '@/i18n/language.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { addressIn, splitAddress } from '@/lib/languageAddress.ts'

type Props = {
  /** Whether the page at a path has an address of its own for each language. */
  isPublic: (pathname: string) => boolean
  /** The path of the one page that is drawn, while pages are prerendered. */
  at?: string
  children: ReactNode
}

const entry = (): { usr?: unknown; key?: string } => (history.state as object | null) ?? {}

/** Where the browser is, without the prefix of the language. */
function readLocation(): Location {
  const { usr = null, key = 'default' } = entry()
  return { pathname: splitAddress(location.pathname).plain, search: location.search, hash: location.hash, state: usr, key }
}

/**
 * The router of the browser, and the one place that gives public pages their address in the language that they are read in. Pages, links
 * and routes know the path without its prefix.
 */
export function LanguageRouter({ isPublic, at, children }: Props) {
  const language = useLanguage()
  const [place, setPlace] = useState(() => ({ type: NavigationType.Pop, location: at === undefined ? readLocation() : { pathname: at, search: '', hash: '', state: null, key: 'default' } }))
  const shown = useRef(place.location.pathname)

  const follow = useCallback((type: NavigationType) => {
    const next = readLocation()
    const show = () => setPlace({ type, location: next })
    // Another page takes the place of the present one when it can be shown; whatever else changes is there at once.
    if (next.pathname === shown.current) show()
    else startTransition(show)
  }, [])

  const navigator = useMemo((): Navigator => {
    const createHref = (to: To) => {
      const { pathname = '/', ...rest } = typeof to === 'string' ? parsePath(to) : to
      return createPath({ ...rest, pathname: isPublic(pathname) ? addressIn(language, pathname) : pathname })
    }
    const go = (type: NavigationType, to: To, usr: unknown) => {
      const state = { usr, key: Math.random().toString(36).slice(2, 10) }
      if (type === NavigationType.Push) history.pushState(state, '', createHref(to))
      else history.replaceState(state, '', createHref(to))
      follow(type)
    }
    return {
      createHref,
      go: (delta) => history.go(delta),
      push: (to, state) => go(NavigationType.Push, to, state),
      replace: (to, state) => go(NavigationType.Replace, to, state),
    }
  }, [follow, isPublic, language])

  // Outside React: Back and Forward.
  useEffect(() => {
    const pop = () => follow(NavigationType.Pop)
    addEventListener('popstate', pop)
    return () => removeEventListener('popstate', pop)
  }, [follow])

  // Outside React: the address, once the page that stands is read in another language, or had none of its own; and the chosen language,
  // which pages for members follow.
  useLayoutEffect(() => {
    shown.current = place.location.pathname
    if ((entry().key ?? 'default') !== place.location.key) return // the browser has gone on already
    const address = navigator.createHref(place.location)
    if (address !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', address)
    if (isPublic(place.location.pathname)) return
    const chosen = storedLanguage()
    // Who came here reading in Uzbek without having chosen it would find English here next time.
    if (chosen === undefined) storeLanguage(language)
    else if (chosen !== language) void followChoice(chosen)
  }, [navigator, place, isPublic, language])

  return (
    <Router location={place.location} navigationType={place.type} navigator={navigator} static={at !== undefined}>
      {children}
    </Router>
  )
}

/** Shows the words of the chosen language where they can be loaded. */
async function followChoice(language: Language) {
  await loadWords([i18n.options.ns!].flat(), language).then(
    () => changeWords(language),
    () => undefined,
  )
}

import { StrictMode, useEffect, useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { matchRoutes, useNavigate, useRoutes } from 'react-router-dom'
import type { SignedIn, User } from '@/api/users.ts'
import { useAuth } from '@/auth/AuthContext.ts'
import { AuthProvider } from '@/auth/AuthProvider.tsx'
import { i18n } from '@/i18n/i18n.ts'
import { LoadingScreen } from '@/ui/LoadingScreen.tsx'
import { onFirstUse } from '@/ui/onFirstUse.ts'
import { onWrittenLink, preloadParts } from '@/ui/writtenPart.tsx'
import type { Page } from './page.tsx'
import { routes, writtenInParts } from './routes.tsx'

let known: { pathname: string; matches: ReturnType<typeof matchRoutes> } | undefined

/** The routes that an address leads to. Asked several times for each address, and slow to find out. */
function routesAt(pathname: string) {
  if (known?.pathname !== pathname) known = { pathname, matches: matchRoutes(routes, pathname) }
  return known.matches ?? []
}

/** The frames and the page that an address leads to. */
const pagesAt = (pathname: string) => routesAt(pathname).map(({ route }) => (route.element as { type?: Partial<Page> } | undefined)?.type)

const loaded = new Set<string>()

/** Whether an address was preloaded. */
export const isLoaded = (pathname: string) => loaded.has(pathname)

/** Loads the code and words of the pages that an address leads to, and of the parts of public ones. */
export async function preload(pathname: string) {
  const loadParts = async () => routesAt(pathname).some(({ route }) => route.handle === writtenInParts) && (await preloadParts())
  // Those of the frame are known now, those of a page when its code is there.
  await Promise.all([...pagesAt(pathname).map((page) => page?.preload?.()), loadParts()])
  await loadParts()
  loaded.add(pathname)
}

/** Reads what the pages at an address, preloaded before, show to a user at first. */
export const read = (pathname: string, user?: User) => Promise.all(pagesAt(pathname).map(async (page) => page?.read?.(user)))

/** Whether no page has this address. */
export const isUnknown = (pathname: string) => routesAt(pathname).at(-1)?.route.path === '*'

const AddressedPage = () => useRoutes(routes)

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent
const sameButton = (early: Element) => [...document.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(early))

/** The page of the present address; the loading screen until the first session check ends. */
export function AppRoutes() {
  const { starting } = useAuth()
  const navigate = useNavigate()

  // Outside React: links that it does not know yet.
  useEffect(() => onWrittenLink((address) => void navigate(address)), [navigate])

  // Outside React: what public/boot.js did before there was an app: the cover goes, a button pressed too early, or the one that was drawn in
  // its place, is pressed again. With the page itself: while it is covered, boot.js may still put the written dashboard there.
  useLayoutEffect(() => {
    document.documentElement.classList.remove('covered')
    document.getElementById('cover')?.remove()
    const { earlyPress: early } = window as { earlyPress?: HTMLElement }
    delete (window as { earlyPress?: unknown }).earlyPress
    // Not at once: React cannot take over the part of the page around the button while it is busy with this effect.
    if (early) setTimeout(() => (early.isConnected ? early : sameButton(early))?.click())
  }, [])

  // Outside React: a pointer or the focus on a link is a good time to fetch the page behind it, and what it shows.
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
      const { pathname } = link
      preload(pathname).then(
        () => read(pathname),
        () => undefined,
      )
    }
    const left = new AbortController()
    for (const name of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(name, prefetch, { passive: true, signal: left.signal })
    // Who has begun to use the page will soon want another.
    const stop = onFirstUse(() => {
      import('./prefetchVisible.ts').then(
        ({ prefetchVisible }) => prefetchVisible(preload, left.signal),
        () => undefined,
      )
    })
    return () => {
      stop()
      left.abort()
    }
  }, [])

  return starting ? <LoadingScreen /> : <AddressedPage />
}

/** The app in its providers, with the session that is known already; the router around it is the browser's or, at build time, a fixed address. */
export function App({ restored = null }: { restored?: SignedIn | null }) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <AuthProvider restored={restored}>
          <AppRoutes />
        </AuthProvider>
      </I18nextProvider>
    </StrictMode>
  )
}

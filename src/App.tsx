import { StrictMode, useEffect, useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { matchRoutes, useRoutes } from 'react-router-dom'
import { useAuth } from '@/auth/AuthContext.ts'
import { AuthProvider } from '@/auth/AuthProvider.tsx'
import { i18n } from '@/i18n/i18n.ts'
import { splitAddress } from '@/lib/languageAddress.ts'
import type { LazyComponent } from '@/ui/lazyComponent.ts'
import { LoadingScreen } from '@/ui/LoadingScreen.tsx'
import { onFirstUse } from '@/ui/onFirstUse.ts'
import { prefetchVisible } from './prefetchVisible.ts'
import { routes } from './routes.tsx'

/** The routes that a path, with or without the prefix of its language, leads to. */
const routesAt = (pathname: string) => (matchRoutes(routes, splitAddress(pathname).plain) ?? []).map(({ route }) => route)

/** The frames and the page at a path that load on demand. */
export const pagesAt = (pathname: string) =>
  routesAt(pathname)
    .map(({ element }) => (element as { type?: Partial<LazyComponent> } | undefined)?.type)
    .filter((page): page is LazyComponent => page?.load !== undefined)

/** Loads the code and words of the pages that a path leads to. Rejects when they do not come. */
export const preload = async (pathname: string) => void (await Promise.all(pagesAt(pathname).map((page) => page.load())))

/** Whether no page has this path. */
export const isUnknown = (pathname: string) => routesAt(pathname).at(-1)?.path === '*'

/** The page of the present address; the loading screen until the first session check ends. */
export function AppRoutes() {
  const { starting } = useAuth()
  const page = useRoutes(routes)

  // Outside React: what src/boot.ts put over the page.
  useLayoutEffect(() => {
    document.documentElement.classList.remove('covered')
    document.getElementById('cover')?.remove()
  }, [])

  // Outside React: a pointer or the focus on a link is a good time to load the page behind it.
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (link instanceof HTMLAnchorElement && link.origin === location.origin) preload(link.pathname).catch(() => undefined)
    }
    const left = new AbortController()
    for (const name of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(name, prefetch, { passive: true, signal: left.signal })
    // Who has begun to use the page will soon want another.
    const stop = onFirstUse(() => prefetchVisible(preload, left.signal))
    return () => {
      stop()
      left.abort()
    }
  }, [])

  return starting ? <LoadingScreen /> : page
}

/** The app in its providers; the router around it is the browser's or, at build time, a fixed address. */
export function App() {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <AuthProvider>
          <AppRoutes />
        </AuthProvider>
      </I18nextProvider>
    </StrictMode>
  )
}

import { StrictMode, useEffect, useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { matchRoutes, useRoutes } from 'react-router-dom'
import { useAuth } from '@/auth/AuthContext.ts'
import { AuthProvider, type FirstSession } from '@/auth/AuthProvider.tsx'
import { i18n } from '@/i18n/i18n.ts'
import { splitAddress } from '@/i18n/languageAddress.ts'
import type { LazyComponent } from '@/ui/loading/lazyComponent.ts'
import { LoadingScreen } from '@/ui/loading/LoadingScreen.tsx'
import { onFirstInteraction } from '@/ui/loading/onFirstInteraction.ts'
import { routes, type PageHandle } from '@/routes.tsx'

/** The matching routes of a pathname, with or without a language prefix. */
const routesAt = (pathname: string) =>
  (matchRoutes(routes, splitAddress(pathname).plain) ?? []).map(({ route }) => route)

/** The lazily loaded layouts and page of a pathname. */
export const pagesAt = (pathname: string) =>
  routesAt(pathname)
    .map(({ element }) => (element as { type?: Partial<LazyComponent> } | undefined)?.type)
    .filter((page): page is LazyComponent => page?.load !== undefined)

/** Whether the code and messages of a pathname's page have loaded. */
export const isLoaded = (pathname: string) => pagesAt(pathname).every((page) => page.isLoaded())

/** Loads the code and messages of a pathname's page. Rejects if loading fails. */
export const preload = async (pathname: string) =>
  void (await Promise.all(pagesAt(pathname).map((page) => page.load())))

/** Does the same as `preload`, except for unlisted pages such as login: their code is heavy, and few visitors open them. */
const prefetch = async (pathname: string) => {
  if ((routesAt(pathname).at(-1)?.handle as PageHandle | undefined)?.page !== 'unlisted') await preload(pathname)
}

/** Whether no route matches a pathname. */
export const isUnknown = (pathname: string) => routesAt(pathname).at(-1)?.path === '*'

/** The current page, or the loading screen until the first session check ends. */
export function AppRoutes() {
  const { starting } = useAuth()
  const page = useRoutes(routes)

  // The cover that src/app/boot.ts put over the page.
  useLayoutEffect(() => {
    document.documentElement.classList.remove('covered')
    document.getElementById('cover')?.remove()
  }, [])

  // Preloads the page behind a link that is hovered, touched, or focused.
  useEffect(() => {
    const preloadTarget = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (link instanceof HTMLAnchorElement && link.origin === location.origin)
        preload(link.pathname).catch(() => undefined)
    }
    const unmounted = new AbortController()
    for (const name of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(name, preloadTarget, { passive: true, signal: unmounted.signal })
    const stop = onFirstInteraction(() => {
      import('./prefetchVisible.ts').then(
        ({ prefetchVisible }) => prefetchVisible(prefetch, unmounted.signal),
        () => undefined, // pages then load when their links are pressed
      )
    })
    return () => {
      stop()
      unmounted.abort()
    }
  }, [])

  return starting ? <LoadingScreen /> : page
}

/** The app with its providers, except for the router: main.tsx and prerender.tsx each add one. */
export function App({ first }: { first?: FirstSession | undefined }) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <AuthProvider first={first}>
          <AppRoutes />
        </AuthProvider>
      </I18nextProvider>
    </StrictMode>
  )
}

import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { unstable_HistoryRouter as HistoryRouter, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { getToken } from '@/api/token.ts'
import { startI18n } from '@/i18n/i18n.ts'
import { storedLanguage } from '@/i18n/language.ts'
import { keepPartsForLater, keepPresses } from '@/ui/writtenPart.tsx'
import { App, isLoaded, isUnknown, preload, read } from './App.tsx'
import { unknownPage } from './paths.ts'
import './index.css'

// From here on errors say where they come from; public/boot.js.
Error.stackTraceLimit = 20

const page = document.documentElement
const root = document.getElementById('root')!
// Who has not chosen, or whose storage is blocked, reads the page as it was written.
const language = storedLanguage() ?? (page.lang === 'uz' ? 'uz' : 'en')
// A page that was written for this address, for a visitor, in this language is taken over as it stands; any other is drawn anew (see
// public/boot.js). Hosts answer every unknown address with the page written for one.
const isOwn = page.dataset['address'] === (location.pathname.replace(/\/+$/, '') || '/') || (page.dataset['address'] === unknownPage && isUnknown(location.pathname))
const written = isOwn && page.lang === language && getToken() === null

// A dialog that was open before a reload, the part of the page that the address names, and a reader who is down there already, do not wait.
if (written && scrollY === 0 && location.hash === '' && (history.state as { usr?: unknown } | null)?.usr == null) keepPartsForLater()

/**
 * The browser's history, whose router knows only one way to show what is next. Here a page whose code has come is shown at once; until
 * it has, the present page stays, and so it does while its own query changes. Without a connection it will not come: that is said at once,
 * instead of waiting for parts of the written page that will not come either.
 */
function createHistory() {
  const history = createBrowserHistory({ v5Compat: true })
  const listen = history.listen.bind(history)
  let shown = history.location.pathname
  return Object.assign(history, {
    listen: (show: Parameters<typeof listen>[0]) =>
      listen((update) => {
        const { pathname } = update.location
        if (pathname !== shown && (isLoaded(pathname) || !navigator.onLine)) show(update)
        else startTransition(() => show(update))
        shown = pathname
      }),
  })
}

/** What a promise gives, if it gives it at once or nearly; else null. */
const soon = <T,>(promise: Promise<T>): Promise<T | null> => Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, 150, null))])

/** Not at the top level: the files that it waits for wait for this one. */
async function start() {
  const asked = getToken() === null ? null : import('@/api/users.ts').then(({ earlySession }) => earlySession()).catch(() => null)
  await startI18n(language)
  // A page that can be read stays as it was written; else its frame says that it could not be loaded.
  await preload(location.pathname).catch((error: unknown) => {
    if (written) throw error
  })
  // Drawn once with what is known, instead of three times on the way there.
  const restored = asked && (await soon(asked))
  if (restored) await soon(read(location.pathname, restored.user))

  const history = createHistory()
  const app = (
    <HistoryRouter history={history} useTransitions={false}>
      <App restored={restored} />
    </HistoryRouter>
  )
  // From here on React and the parts see to presses themselves; one seen by both would be two.
  ;(window as { stopEarlyPress?: () => void }).stopEarlyPress?.()
  if (written) {
    keepPresses()
    // In slices: a press or a key in between is answered at once.
    startTransition(() => void hydrateRoot(root, app))
    return
  }
  // The head of the written page is in the wrong words; React brings its own.
  for (const tag of document.head.querySelectorAll('title, meta[name=description], meta[name=robots], [data-written]')) tag.remove()
  createRoot(root).render(app)
}

start().catch((error: unknown) => {
  console.warn(error)
  ;(window as { failStart?: () => void }).failStart?.()
})

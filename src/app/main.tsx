import { startTransition } from 'react'
import { preload as preloadFile } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import font from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'
import { getToken } from '@/api/token.ts'
import { firstSession } from '@/auth/AuthProvider.tsx'
import { startI18n } from '@/i18n/i18n.ts'
import { firstLanguage } from '@/i18n/language.ts'
import { hydration } from '@/lib/hydration.ts'
import { loadFont } from '@/ui/browser/brandFont.ts'
import { splitAddress } from '@/i18n/languageAddress.ts'
import { App, isLoaded, isUnknown, preload } from './App.tsx'
import { LanguageRouter } from './LanguageRouter.tsx'
import { isDataFirst, isPublic, paths, unknownPage } from '@/paths.ts'
import './index.css'

const page = document.documentElement
const root = document.getElementById('root')!
const { prefix, plain } = splitAddress(location.pathname)
const language = firstLanguage(prefix, isPublic(plain))
// Hydrate only if the page was prerendered for this path (hosts serve 404.html for unknown paths), in this language, for a visitor; otherwise
// render from scratch.
const isOwn = page.dataset['address'] === plain || (page.dataset['address'] === unknownPage && isUnknown(plain))
const prerendered = isOwn && page.lang === language && getToken() === null

/** React wraps an error that it recovered from; the console and the reports need the original. */
const options = {
  onRecoverableError: (error: unknown) => reportError((error instanceof Error && error.cause) || error),
}

/**
 * Forgets a recorded press that React has handled. React keeps a click from arriving here until it can hydrate what was pressed, and the recorder
 * keeps forms from being submitted; the complete page repeats both (frame/PageBoundary.tsx).
 */
function forgetHandled({ defaultPrevented }: MouseEvent) {
  if (defaultPrevented) return
  window.earlyPress?.removeAttribute('aria-busy')
  delete window.earlyPress
}

/** Not a top-level await: the chunks it loads import this chunk, so they would wait for each other. */
async function start() {
  // After the scripts and before the first text: a font that arrives 100 ms after the text isn't used (index.css).
  if (!prerendered) preloadFile(font, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  // Read while the code of the page arrives, so that the first render has them.
  const session = prerendered ? undefined : firstSession(plain === paths.dashboard)
  await startI18n(language)
  // The frame of the prerendered catalog is hydrated while the code of the page arrives.
  const isFrameFirst = prerendered && isDataFirst(plain)
  const arrival = preload(plain).catch((error: unknown) => {
    // A page that can be read stays unchanged; otherwise the layout shows the error.
    if (prerendered && !isFrameFirst) throw error
  })
  if (!isFrameFirst) await arrival
  const app = (
    <LanguageRouter isPublic={isPublic} isLoaded={isLoaded} hydrated={prerendered ? plain : undefined}>
      <App first={await session} />
    </LanguageRouter>
  )
  void loadFont()
  if (prerendered) {
    hydration.begin(isFrameFirst ? arrival : undefined)
    // A transition, so that input is handled between time slices.
    startTransition(() => void hydrateRoot(root, app, options))
    addEventListener('click', forgetHandled)
    // The booking opens before the complete page: a click makes React hydrate at once what the button needs, which it otherwise does in idle time.
    if (window.earlyPress?.dataset['trial'] !== undefined) window.earlyPress.click()
    return
  }
  window.stopEarlyPress?.()
  // The head was prerendered for another page; React adds this page's tags.
  for (const tag of document.head.querySelectorAll('title, meta[name=description], meta[name=robots], [data-written]'))
    tag.remove()
  createRoot(root, options).render(app)
}

start().catch((error: unknown) => {
  console.warn(error)
  window.failStart?.()
})

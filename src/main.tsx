import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { getToken } from '@/api/token.ts'
import { startI18n } from '@/i18n/i18n.ts'
import { storedLanguage } from '@/i18n/language.ts'
import { hydration } from '@/lib/hydration.ts'
import { splitAddress } from '@/lib/languageAddress.ts'
import { App, isUnknown, preload } from './App.tsx'
import { LanguageRouter } from './LanguageRouter.tsx'
import { unknownPage } from './paths.ts'
import { isPublic } from './routes.tsx'
import './index.css'

const page = document.documentElement
const root = document.getElementById('root')!
const { prefix, plain } = splitAddress(location.pathname)
// The address of a public page says its language; any other page is in the one that was chosen.
const language = prefix !== '' && isPublic(plain) ? 'uz' : (storedLanguage() ?? 'en')
// A page that was prerendered for this address and for a visitor is hydrated; any other is drawn anew. Hosts answer every unknown address
// with the page that was prerendered for one.
const isOwn = page.dataset['address'] === plain || (page.dataset['address'] === unknownPage && isUnknown(plain))
const prerendered = isOwn && page.lang === language && getToken() === null

/** Not at the top level: the files that it waits for wait for this one. */
async function start() {
  await startI18n(language)
  // A page that can be read stays as it was prerendered; else its frame says that it could not be loaded.
  await preload(plain).catch((error: unknown) => {
    if (prerendered) throw error
  })
  const app = (
    <LanguageRouter isPublic={isPublic}>
      <App />
    </LanguageRouter>
  )
  // From here on React sees to presses itself; one seen by both would be two.
  window.stopEarlyPress?.()
  // In slices: a press or a key in between is answered at once.
  if (prerendered) {
    hydration.begin()
    return startTransition(() => void hydrateRoot(root, app))
  }
  // The head of the prerendered page is not this one's; React brings its own.
  for (const tag of document.head.querySelectorAll('title, meta[name=description], meta[name=robots], [data-written]')) tag.remove()
  createRoot(root).render(app)
}

start().catch((error: unknown) => {
  console.warn(error)
  window.failStart?.()
})

import { createInstance, type BackendModule } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { storeLanguage, type Language } from './language.ts'

const bundles = import.meta.glob<Record<string, unknown>>(['./*/*.json', '!./*/written.json'], { import: 'default' })

/** Loads a namespace in one language on first use. */
const bundleLoader: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = bundles[`./${language}/${namespace}.json`]
    if (!load) return done(new Error(`no bundle ${language}/${namespace}`), null)
    load().then(
      (bundle) => done(null, bundle),
      (error: Error) => done(error, null),
    )
  },
}

/** The namespaces that the layouts use. */
export const layoutNamespaces = ['common', 'courses'] as const

/** The only i18next instance. Outside React, use `i18n.t`. */
export const i18n = createInstance()

/**
 * Initializes i18next and loads the layouts' messages; pages load the other namespaces. Repeated calls do nothing. Throws if loading fails.
 */
export async function startI18n(language: Language) {
  if (i18n.isInitialized) return
  i18n.on('languageChanged', (now) => {
    // Only if it differs, because setting it makes browsers recalculate all styles.
    if (typeof document !== 'undefined' && document.documentElement.lang !== now) document.documentElement.lang = now
  })
  await i18n
    .use(initReactI18next)
    .use(bundleLoader)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [...layoutNamespaces], // a copy, since the library adds to it
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      partialBundledLanguages: true,
    })
  await loadWords(layoutNamespaces)
}

/**
 * Loads namespaces, by default in the current language. Retries namespaces that failed before, which i18next does not do by itself (it would
 * show the keys). Throws if any are still missing.
 */
export async function loadWords(namespaces: readonly string[], language = i18n.language) {
  const missing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  await i18n.loadNamespaces(namespaces)
  if (missing().length > 0) await i18n.reloadResources(language, missing())
  if (missing().length > 0) throw new Error(`no words: ${missing().join(', ')}`)
}

/** Changes the language of the page without storing the choice. */
export const changeWords = (language: Language) => i18n.changeLanguage(language)

let requested: Language

/**
 * Stores the language and changes the page to it. Throws if its messages cannot be loaded; the choice stays stored, and the page stays in its
 * current language.
 */
export async function changeLanguage(language: Language) {
  requested = language
  storeLanguage(language)
  await loadWords([i18n.options.ns!].flat(), language).catch((error: unknown) => {
    if (requested === language) throw error // otherwise another choice has replaced this choice
  })
  if (requested === language) await changeWords(language)
}

/** The current language, for code that runs outside rendering. */
export const currentLanguage = (): Language => (i18n.language === 'uz' ? 'uz' : 'en')

/** The current language; rerenders when it changes. */
export function useLanguage(): Language {
  useTranslation()
  return currentLanguage()
}

import { createInstance, type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { storeLanguage, type Language } from './language.ts'

const bundles = import.meta.glob<Record<string, unknown>>(['./*/*.json', '!./*/written.json'], { import: 'default' })

/** Loads one namespace of one language when it is first needed; the other language never loads. */
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

/** The words of the frames around pages. */
export const frameWords = ['common', 'courses'] as const

/** The one i18next instance; words outside React come from `i18n.t`, in the language of that moment. */
export const i18n = createInstance()

/**
 * Starts in the given language with the words of every page frame; further namespaces load with the pages that need them. Once is enough.
 * Throws when those words cannot be loaded.
 */
export async function startI18n(language: Language) {
  if (i18n.isInitialized) return
  i18n.on('languageChanged', (now) => {
    // Only where it differs: browsers work out every style of the page anew.
    if (typeof document !== 'undefined' && document.documentElement.lang !== now) document.documentElement.lang = now
  })
  await i18n
    .use(initReactI18next)
    .use(bundleLoader)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [...frameWords], // a list of its own: the library adds to it
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      partialBundledLanguages: true,
    })
  await loadWords(frameWords)
}

/**
 * Loads namespaces in a language, without one in that of the moment. One that failed to load before is asked for again, since i18next
 * itself would leave it at that and show its keys; throws when words are missing all the same.
 */
export async function loadWords(namespaces: readonly string[], language = i18n.language) {
  const missing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  await i18n.loadNamespaces(namespaces)
  if (missing().length > 0) await i18n.reloadResources(language, missing())
  if (missing().length > 0) throw new Error(`no words: ${missing().join(', ')}`)
}

/** Changes the words on the page, without remembering it. */
export const changeWords = (language: Language) => i18n.changeLanguage(language)

let wanted: Language

/**
 * Changes the language everywhere at once and remembers the choice on this device. Throws when the words of the page cannot be loaded in
 * it; the choice is kept then, and the page stays in its language.
 */
export async function changeLanguage(language: Language) {
  wanted = language
  storeLanguage(language)
  await loadWords([i18n.options.ns!].flat(), language).catch((error: unknown) => {
    if (wanted === language) throw error // and not for a choice that was taken back
  })
  if (wanted === language) await changeWords(language)
}

import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { changeLanguage, useLanguage } from '@/i18n/i18n.ts'
import { languages, storeLanguage, type Language } from '@/i18n/language.ts'
import { prefixOf, splitAddress } from '@/i18n/languageAddress.ts'
import { hydration } from '@/lib/hydration.ts'
import { loadChunk, reloadForCode } from '@/lib/loadChunk.ts'
import { focusHeading } from './RouteEffects.tsx'

const languageNames = { en: 'English', uz: 'Oʻzbekcha' } as const
const readUzbek = 'Oʻzbekcha oʻqish'

async function switchTo(language: Language) {
  await hydration.ended()
  return loadChunk(() => changeLanguage(language)).catch((error: unknown) => {
    const { prefix, plain } = splitAddress(location.pathname)
    // A reload takes the language from the URL prefix, or without one from storage, so the old prefix is dropped.
    if (navigator.onLine && prefix !== prefixOf(language))
      history.replaceState(history.state, '', plain + location.search + location.hash)
    return reloadForCode(error, true)
  })
}

export function LanguageSwitch({ dark = false }: { dark?: boolean }) {
  const { t } = useTranslation()
  const current = useLanguage()
  const classes = dark
    ? { active: 'bg-pine-raised text-paper', inactive: 'text-pine-soft hover:text-paper' }
    : { active: 'bg-leaf-tint text-leaf-dark', inactive: 'text-ink-soft hover:text-ink' }
  return (
    <div role="group" aria-label={t('nav.language')} className="flex items-center">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          // Offline, the page keeps its language, and AppFrame already says that there is no connection.
          onClick={() => switchTo(language).catch(() => undefined)}
          className={`min-h-[44px] min-w-[44px] rounded-control px-[10px] text-sm font-bold transition-colors ${language === current ? classes.active : classes.inactive}`}
        >
          <span>{language.toUpperCase()}</span>
          <span className="sr-only">{` ${languageNames[language]}`}</span>
        </button>
      ))}
    </div>
  )
}

/** Offers Uzbek above an English page. The boot script shows it before the first paint, in a browser that also prefers Uzbek, until an answer. */
export function UzbekOffer() {
  const { t } = useTranslation()
  if (useLanguage() !== 'en') return null
  return (
    <aside
      aria-label={t('nav.language')}
      className="relative hidden justify-center bg-leaf-tint px-12 in-[.offers-uzbek]:flex print:hidden"
    >
      <button
        type="button"
        lang="uz"
        onClick={() =>
          switchTo('uz')
            .then(focusHeading) // the pressed button is removed
            .catch(() => undefined)
        }
        className="min-h-11 font-semibold text-leaf-dark underline underline-offset-4"
      >
        {readUzbek}
      </button>
      <button
        type="button"
        aria-label={t('nav.keepEnglish')}
        onClick={() => {
          storeLanguage('en')
          document.documentElement.classList.remove('offers-uzbek')
          focusHeading()
        }}
        className="absolute right-0 grid size-11 place-items-center text-leaf-dark"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </aside>
  )
}

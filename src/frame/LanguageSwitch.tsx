import { useTranslation } from 'react-i18next'
import { changeLanguage } from '@/i18n/i18n.ts'
import { languages, type Language } from '@/i18n/language.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { hydration } from '@/lib/hydration.ts'
import { prefixOf, splitAddress } from '@/lib/languageAddress.ts'
import { loadChunk } from '@/lib/loadChunk.ts'
import { reloadForCode } from '@/lib/reloadForCode.ts'

const ownNames = { en: 'English', uz: 'Oʻzbekcha' } as const

async function change(language: Language) {
  await hydration.ended()
  return loadChunk(() => changeLanguage(language)).catch((error: unknown) => {
    const { prefix, plain } = splitAddress(location.pathname)
    // The page loads anew in the language of its address, or in the chosen one where that has none.
    if (navigator.onLine && prefix !== prefixOf(language)) history.replaceState(history.state, '', plain + location.search + location.hash)
    return reloadForCode(error, true)
  })
}

/** EN / UZ; each language by its own name. The choice is kept on this device and changes the whole page at once. */
export function LanguageSwitch({ dark = false }: { dark?: boolean }) {
  const { t } = useTranslation()
  const now = useLanguage()
  const looks = dark ? { on: 'bg-pine-raised text-paper', off: 'text-pine-soft hover:text-paper' } : { on: 'bg-leaf-tint text-leaf-dark', off: 'text-ink-soft hover:text-ink' }
  return (
    <div role="group" aria-label={t('nav.language')} className="flex items-center">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === now}
          // Without a connection the page stays in its language, below the note that there is none.
          onClick={() => change(language).catch(() => undefined)}
          className={`min-h-[44px] min-w-[44px] rounded-control px-[10px] text-sm font-bold transition-colors ${language === now ? looks.on : looks.off}`}
        >
          {language.toUpperCase()}
          <span className="sr-only"> {ownNames[language]}</span>
        </button>
      ))}
    </div>
  )
}

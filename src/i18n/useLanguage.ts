import { useTranslation } from 'react-i18next'
import type { Language } from './language.ts'

/** The current language; rerenders when it changes. */
export const useLanguage = (): Language => (useTranslation().i18n.language === 'uz' ? 'uz' : 'en')

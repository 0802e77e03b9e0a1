import { useTranslation } from 'react-i18next'
import type { Language } from '@/i18n/language.ts'

/**
 * Says that the app could not be loaded, below a readable prerendered page or instead of a covered page. Prerendered, and shown by
 * src/app/boot.ts without any of the app's code.
 */
export function NotLoaded({ language }: { language: Language }) {
  const { t } = useTranslation(['written', 'common'])
  return (
    <div
      id="notLoaded"
      lang={language}
      role="alert"
      className="on-dark fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-5 gap-y-1 bg-pine px-5 py-3 text-center text-paper in-[.covered]:top-0 in-[.covered]:flex-col"
    >
      <p>
        <span>{t('notLoaded')}</span> <span className="in-[.covered]:hidden">{t('formsNotLoaded')}</span>
      </p>
      <button type="button" className="min-h-11 rounded-control px-2 font-bold underline underline-offset-4">
        {t('common:crash.reload')}
      </button>
    </div>
  )
}

import { useTranslation } from 'react-i18next'

export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-[200%] rounded-control bg-pine px-4 py-3 font-bold text-paper focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  )
}

import { useTranslation } from 'react-i18next'
import { Sapling } from '@/ui/base/Sapling.tsx'

/** Shown while the session or a page loads. */
export function LoadingScreen() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid min-h-[70vh] place-items-center content-center gap-4 text-ink-soft">
      <Sapling className="size-16 animate-pulse" />
      <span>{t('loading')}</span>
    </div>
  )
}

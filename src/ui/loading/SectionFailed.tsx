import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/base/Button.tsx'

/** Replaces a section that failed to load or render, with Try again. */
export function SectionFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-paper p-6"
    >
      <p>{t('sectionFailed')}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}

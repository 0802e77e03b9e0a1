import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'

/** What stands in the place of a section that broke or did not come: that it failed, and Try again. */
export function SectionFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-paper p-6">
      <p>{t('sectionFailed')}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}

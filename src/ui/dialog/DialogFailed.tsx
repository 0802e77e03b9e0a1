import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/base/Button.tsx'

/**
 * Shown over the page when the code of a dialog could not be loaded, above the offline note. Not a dialog itself, since that would need the
 * dialog code on every page.
 */
export function DialogFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-xl flex-wrap items-center gap-4 rounded-card border border-line bg-paper p-5 text-base font-normal text-ink shadow-float"
    >
      <p className="flex-1 basis-56">{t('sectionFailed')}</p>
      <Button size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
      <Button size="small" variant="secondary" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  )
}

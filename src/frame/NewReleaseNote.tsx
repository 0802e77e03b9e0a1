import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { newRelease } from '@/lib/newRelease.ts'
import { Button } from '@/ui/base/Button.tsx'

/** Offers to reload the page for a newer release. The style sheet hides it while the page has a form. */
export function NewReleaseNote() {
  const { t } = useTranslation()
  const isNew = useSyncExternalStore(newRelease.subscribe, newRelease.snapshot, () => false)
  return (
    <div role="status" className="release-note">
      {isNew && (
        <>
          <p>{t('newRelease')}</p>
          <Button size="small" onClick={() => location.reload()}>
            {t('crash.reload')}
          </Button>
          <Button size="small" variant="secondary" onClick={newRelease.dismiss}>
            {t('close')}
          </Button>
        </>
      )}
    </div>
  )
}

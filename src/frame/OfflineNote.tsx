import { useTranslation } from 'react-i18next'
import { useOnline } from '@/ui/useOnline.ts'

/** Says that the device is offline, for as long as it is: a bar above the page, so that it covers nothing. */
export function OfflineNote() {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <div role="status" className="offline-note">
      {!online && <p>{t('offline')}</p>}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { useOnline } from '@/ui/useOnline.ts'

/** Says that the device has lost its connection, for as long as it has. */
export function OfflineNote() {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-20 z-50 grid place-items-center lg:top-auto lg:bottom-6">
      {!online && (
        <p className="rounded-full bg-pine px-5 py-2 font-semibold text-paper shadow-float">{t('offline')}</p>
      )}
    </div>
  )
}

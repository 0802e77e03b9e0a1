import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that the device has lost its connection, for as long as it has. */
export function OfflineNote() {
  const { t } = useTranslation()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-6 z-50 grid place-items-center">
      {!online && (
        <p className="rounded-full bg-pine px-5 py-2 font-semibold text-paper shadow-float">{t('offline')}</p>
      )}
    </div>
  )
}

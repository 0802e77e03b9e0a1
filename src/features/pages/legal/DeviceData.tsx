import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeToken } from '@/api/token.ts'
import { i18n } from '@/i18n/i18n.ts'
import { deviceStorage, tabStorage } from '@/lib/storage/safeStorage.ts'
import { Button } from '@/ui/base/Button.tsx'
import { confirm } from '@/ui/dialog/dialogs.ts'

/** Erases all data that the site keeps in this browser, and logs out. */
export function DeviceData() {
  const { t } = useTranslation('legal')
  const [erased, setErased] = useState(false)
  const erase = async () => {
    const sure = await confirm(
      () => ({
        title: i18n.t('common:areYouSure'),
        text: i18n.t('legal:device.text'),
        confirm: i18n.t('legal:device.erase'),
        cancel: i18n.t('common:cancel'),
      }),
      { icon: 'warning', danger: true },
    )
    if (!sure) return
    removeToken() // first, since the rest of the page reacts to it
    for (const storage of [deviceStorage, tabStorage]) for (const key of storage.keys()) storage.remove(key)
    setErased(true)
  }
  return (
    <div className="space-y-3 pt-2">
      <Button variant="danger" onClick={() => void erase()}>
        {t('device.erase')}
      </Button>
      <p role="status" className="font-semibold text-leaf-dark">
        {erased && t('device.erased')}
      </p>
    </div>
  )
}

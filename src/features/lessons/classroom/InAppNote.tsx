import { useTranslation } from 'react-i18next'
import { isInAppBrowser } from '@/lib/device.ts'
import { CopyButton } from '@/ui/base/CopyButton.tsx'

/** Warns that the camera and microphone rarely work in an in-app browser and explains how to open a real one. */
export function InAppNote() {
  const { t } = useTranslation('classroom')
  if (!isInAppBrowser()) return null
  return (
    <div className="space-y-2 rounded-control bg-butter p-4">
      <p className="font-semibold">{t('inApp.title')}</p>
      <p>{t('inApp.text')}</p>
      <CopyButton text={location.href} label={t('inApp.copy')} copied={t('inApp.copied')} field={t('inApp.field')} />
    </div>
  )
}

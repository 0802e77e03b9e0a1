import { useTranslation } from 'react-i18next'
import { env } from '@/env.ts'
import { DeviceData } from './DeviceData.tsx'
import { LegalDocument } from './LegalDocument.tsx'
import { LegalText } from './LegalText.tsx'

/** The policy also describes field reports, if this site sends them. */
export function PrivacyPage() {
  const { t } = useTranslation('legal')
  return (
    <LegalDocument
      id="privacy"
      after={{ s4: env.reportDsn !== '' && <LegalText text={t('reports')} />, s6: <DeviceData /> }}
    />
  )
}

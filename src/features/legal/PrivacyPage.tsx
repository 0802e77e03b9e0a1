import { DeviceData } from './DeviceData.tsx'
import { LegalDocument } from './LegalDocument.tsx'

export const PrivacyPage = () => <LegalDocument id="privacy" after={{ s6: <DeviceData /> }} />

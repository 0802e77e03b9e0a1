import { LegalDocument } from './LegalDocument.tsx'

export const PrivacyPage = () => <LegalDocument id="privacy" />

import { LegalDocument } from './LegalDocument.tsx'

export const AccessibilityPage = () => <LegalDocument id="accessibility" />

import { LegalDocument } from './LegalDocument.tsx'

export const TermsPage = () => <LegalDocument id="terms" />

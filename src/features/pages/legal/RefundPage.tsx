import { LegalDocument } from './LegalDocument.tsx'

export const RefundPage = () => <LegalDocument id="refund" />

import { LegalDocument } from './LegalDocument.tsx'

export const CancellationPage = () => <LegalDocument id="cancellation" />

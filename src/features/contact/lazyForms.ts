import { lazyComponent } from '@/ui/lazyComponent.ts'

// Each with the data layer and the code of forms, which no first paint needs.
const namespaces = ['contact', 'messages'] as const

export const ContactDialog = lazyComponent(() => import('./ContactDialog.tsx'), 'ContactDialog', namespaces)
export const Consultation = lazyComponent(() => import('./Consultation.tsx'), 'Consultation', namespaces)
export const MessageForm = lazyComponent(() => import('./MessageForm.tsx'), 'MessageForm', namespaces)

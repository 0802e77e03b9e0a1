import { lazyComponent } from '@/ui/loading/lazyComponent.ts'

// Lazy: the data layer and the form library are not needed for the first paint.
const namespaces = ['contact', 'messages'] as const

export const ContactDialog = lazyComponent(() => import('./ContactDialog.tsx'), 'ContactDialog', [
  ...namespaces,
  'courses',
])
export const Consultation = lazyComponent(() => import('./Consultation.tsx'), 'Consultation', namespaces)
export const MessageForm = lazyComponent(() => import('./MessageForm.tsx'), 'MessageForm', namespaces)

import { lazyComponent } from '@/ui/loading/lazyComponent.ts'

export const PlanComparison = lazyComponent(() => import('./pricing/PlanComparison.tsx'), 'PlanComparison', ['pricing'])
export const NextClasses = lazyComponent(() => import('@/listing/nextClasses/NextClasses.tsx'), 'NextClasses', [
  'classes',
  'courses',
])

// Lazy: the data layer and the form library are not needed for the first paint.
const namespaces = ['contact', 'messages'] as const

export const ContactDialog = lazyComponent(() => import('./contact/ContactDialog.tsx'), 'ContactDialog', [
  ...namespaces,
  'courses',
])
export const Consultation = lazyComponent(() => import('./contact/Consultation.tsx'), 'Consultation', namespaces)
export const MessageForm = lazyComponent(() => import('./contact/MessageForm.tsx'), 'MessageForm', namespaces)

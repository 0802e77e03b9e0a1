import { lazyComponent } from '@/ui/loading/lazyComponent.ts'

export const TrialBar = lazyComponent(() => import('./TrialBar.tsx'), 'TrialBar', ['trialBar'])
export const BookedTrialNote = lazyComponent(() => import('./steps/BookedBefore.tsx'), 'BookedTrialNote', [
  'trial',
  'courses',
])
export const TrialDialog = lazyComponent(() => import('./TrialDialog.tsx'), 'TrialDialog', [
  'trial',
  'messages',
  'courses',
])
export const TrialConfirmation = lazyComponent(() => import('./TrialConfirmation.tsx'), 'TrialConfirmation', [
  'trial',
  'courses',
])

import { lazyComponent } from '@/ui/loading/lazyComponent.ts'

export const TrialDialog = lazyComponent(() => import('./TrialDialog.tsx'), 'TrialDialog', [
  'trial',
  'messages',
  'courses',
])

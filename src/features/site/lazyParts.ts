import { lazyComponent } from '@/ui/loading/lazyComponent.ts'

export const CompareDialog = lazyComponent(() => import('./CompareDialog.tsx'), 'CompareDialog', ['pricing'])
export const NextClasses = lazyComponent(() => import('@/features/nextClasses/NextClasses.tsx'), 'NextClasses', [
  'classes',
  'courses',
])
export const TrialBar = lazyComponent(() => import('@/features/trial/TrialBar.tsx'), 'TrialBar', ['trialBar'])

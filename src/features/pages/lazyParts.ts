import { lazyComponent } from '@/ui/loading/lazyComponent.ts'

export const CompareDialog = lazyComponent(() => import('./pricing/CompareDialog.tsx'), 'CompareDialog', ['pricing'])
export const NextClasses = lazyComponent(() => import('@/listing/nextClasses/NextClasses.tsx'), 'NextClasses', [
  'classes',
  'courses',
])

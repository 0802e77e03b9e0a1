import { restoreDraft } from '@/lib/storage/drafts.ts'

/** The step (1 to 4) of this tab's unfinished booking; null if none was begun. */
export function waitingStep(): number | null {
  const { step, parentName } = restoreDraft('trial', { step: 1, parentName: '' }, { step: [1, 2, 3, 4] })
  return step > 1 || parentName !== '' ? step : null
}

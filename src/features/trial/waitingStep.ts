import { readDraft } from '@/lib/storage/drafts.ts'

/** The step (1 to 4) at which a booking of this tab was left; null if none was begun. */
export function waitingStep(): number | null {
  const { step, parentName } = readDraft('trial') ?? {}
  return typeof step === 'number' && (step > 1 || Boolean(parentName)) ? step : null
}

import { useState } from 'react'
import { readDraft, removeDraft, writeDraft } from '@/lib/drafts.ts'
import { Fault } from '@/lib/fault.ts'
import { secondsLeft, useSecondsLeft } from './useSecondsLeft.ts'

const longest = 86_400

const mark = (action: string) => `${action}:wait`

/** The refusal of an action that still holds, as if it had come now; null when there is none. It is kept as the drafts are, for who leaves and comes back. */
export function standingRefusal(action: string): Fault | null {
  const until = readDraft(mark(action))?.['until']
  const retryAfter = typeof until === 'number' ? Math.ceil((until - Date.now()) / 1000) : 0
  if (retryAfter > 0 && retryAfter <= longest) return new Fault('rateLimited', { status: 429, retryAfter })
  removeDraft(mark(action))
  return null
}

/** How long an action has to wait since the backend refused it for a while (429 with Retry-After): nothing of it is sent until then. */
export function useWait(action: string) {
  const [refusal, setRefusal] = useState(() => standingRefusal(action))
  return {
    /** Until it may be sent again; 0 when it may. */
    seconds: useSecondsLeft(refusal),
    /** The same at this moment, also before the next render. */
    mustWait: () => standingRefusal(action) !== null,
    /** Takes note of a failure of the action. */
    heed: (fault: Fault) => {
      if (secondsLeft(fault) === 0) return
      writeDraft(mark(action), { until: fault.retryAt })
      setRefusal(fault)
    },
  }
}

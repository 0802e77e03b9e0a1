import { useState } from 'react'
import { removeDraft, writeDraft } from '@/lib/storage/drafts.ts'
import { Fault } from '@/lib/fault.ts'
import { secondsLeft, useSecondsLeft } from '@/ui/browser/useSecondsLeft.ts'
import { isInstant, readDraft } from '@/lib/storage/shapes.ts'

/** In seconds: a day, as in api/errors.ts. */
const maxWait = 86_400

const mark = (action: string) => `${action}:wait`

/** The rate limit of an action that is still in force, as a new Fault; null if there is none. Kept in session storage with the drafts. */
export function standingRefusal(action: string): Fault | null {
  const until = readDraft(mark(action), { until: isInstant })?.until ?? 0
  const retryAfter = Math.ceil((until - Date.now()) / 1000)
  if (retryAfter > 0 && retryAfter <= maxWait) return new Fault('rateLimited', { status: 429, retryAfter })
  removeDraft(mark(action))
  return null
}

/** Blocks an action for the time in Retry-After after a 429. */
export function useWait(action: string) {
  const [refusal, setRefusal] = useState(() => standingRefusal(action))
  return {
    /** Seconds left; 0 if the action is allowed. */
    seconds: useSecondsLeft(refusal),
    /** Whether it is blocked at this moment, even before the next render. */
    mustWait: () => standingRefusal(action) !== null,
    /** Starts the wait if the error has one. */
    heed: (fault: Fault) => {
      if (secondsLeft(fault) === 0) return
      writeDraft(mark(action), { until: fault.retryAt })
      setRefusal(fault)
    },
  }
}

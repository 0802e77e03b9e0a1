import { http } from 'msw'
import { deferred } from '../deferred.ts'
import { backend, server } from '../backend/msw.ts'

type Options = { method?: string; before?: boolean; late?: () => Response }

/**
 * Holds a call (its path as in CONTRACT.md §7) until the returned function runs: its response, or with `before` the request itself. `late` replaces
 * the response. `signals` belong to the requests that are held; after `stop()` later requests pass.
 */
export function hold(path: string, { method, before = false, late }: Options = {}) {
  const { promise: gate, resolve: letGo } = deferred()
  const signals: AbortSignal[] = []
  let holds = true
  server.use(
    http.all(`*/api${path}`, async ({ request }) => {
      if (!holds || (method !== undefined && request.method !== method)) return undefined
      signals.push(request.signal)
      if (before) await gate
      const answer = await backend.app.fetch(request)
      await gate
      return late?.() ?? answer
    }),
  )
  const stop = () => {
    holds = false
  }
  return Object.assign(letGo, { signals, stop })
}

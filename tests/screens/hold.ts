import { http } from 'msw'
import { deferred } from '../deferred.ts'
import { backend, server } from '../backend/msw.ts'

/** Holds a call (its path as in SPEC §7) until the returned function runs: its answer, or with `before` the request itself. */
export function hold(path: string, { before = false } = {}) {
  const { promise: gate, resolve: letGo } = deferred()
  server.use(
    http.all(`*/api${path}`, async ({ request }) => {
      if (before) await gate
      const answer = await backend.app.fetch(request)
      await gate
      return answer
    }),
  )
  return letGo
}

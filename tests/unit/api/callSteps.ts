import { http, HttpResponse } from 'msw'
import { beforeEach, expect } from 'vitest'
import { Fault } from '@/lib/fault.ts'
import { server } from '../../backend/msw.ts'

/** Answers every call. */
export const answer = (make: (call: { request: Request }) => Response | Promise<Response>) =>
  server.use(http.all('*/api/*', make))

/** The requests of the running test, wherever they go; each is answered with an empty list. */
export function seenRequests() {
  const seen: Request[] = []
  beforeEach(() => {
    localStorage.clear()
    seen.length = 0
    server.use(
      http.all('*', ({ request }) => {
        seen.push(request.clone())
        return HttpResponse.json([])
      }),
    )
  })
  return seen
}

export const faultOf = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Fault)
  return error as Fault
}

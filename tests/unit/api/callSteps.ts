import { http } from 'msw'
import { expect } from 'vitest'
import { Fault } from '@/lib/fault.ts'
import { server } from '../../backend/msw.ts'

export const answer = (make: () => Response | Promise<Response>) => server.use(http.all('*/api/*', make))

export const faultOf = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Fault)
  return error as Fault
}

import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { server } from './backend/msw.ts'

// Screens talk to the stand-in through msw. Tests of the stand-in itself run without a window, over real sockets.
if (typeof window !== 'undefined') {
  // A busy machine is no failure: these are limits, not waits.
  configure({ asyncUtilTimeout: 8000 })
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    cleanup()
    server.resetHandlers()
  })
  afterAll(() => server.close())
}

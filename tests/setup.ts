import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { server } from './backend/msw.ts'

// Screens reach the stand-in through msw. Tests of the stand-in run without a window, over real sockets.
if (typeof window !== 'undefined') {
  // An upper limit for a busy machine, not a wait.
  configure({ asyncUtilTimeout: 8000 })
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    cleanup()
    server.resetHandlers()
  })
  afterAll(() => server.close())
}

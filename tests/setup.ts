import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { server } from './backend/msw.ts'

// Screens reach the stand-in through msw. Tests of the stand-in run without a window, over real sockets.
if (typeof window !== 'undefined') {
  configure({
    asyncUtilTimeout: 8000, // an upper limit for a busy machine, not a wait
    // Testing Library prints the whole page with every failed attempt of a wait, which takes a tenth of the time and hides what failed.
    getElementError: (message) => new Error(message ?? ''),
  })
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    cleanup()
    server.resetHandlers()
  })
  afterAll(() => server.close())
}

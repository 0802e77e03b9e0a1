import nodeConsole from 'node:console'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { seenOn } from './seen.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The page when the test failed, for the closing report. */
    seen?: string
  }
}

/** When the tests of a file begin. Their dates are fixed, so a clock of today would let them fail in the next year. */
const beginning = Date.UTC(2026, 10, 25, 15)
const started = performance.now()
const elapsed = performance.now.bind(performance)
// A clone has the class of the system, although files that share a window have replaced it.
const SystemDate = structuredClone(new Date(0)).constructor as DateConstructor
class TestDate extends SystemDate {
  constructor(...values: ConstructorParameters<DateConstructor>) {
    super(...((values.length > 0 ? values : [TestDate.now()]) as [number]))
  }
  static override now = () => Math.floor(beginning + elapsed() - started)
  static [Symbol.hasInstance] = (value: unknown) => SystemDate[Symbol.hasInstance](value)
}

// Screens reach the stand-in through msw. Tests with a node environment run without a window, over real sockets where they need some; they are
// spared the loading of all this.
if (typeof window !== 'undefined') {
  globalThis.Date = TestDate as DateConstructor
  await import('@testing-library/jest-dom/vitest')
  const { cleanup, configure } = await import('@testing-library/react')
  const { server } = await import('./backend/msw.ts')
  configure({
    asyncUtilTimeout: 8000, // an upper limit for a busy machine, not a wait
    // Testing Library prints the whole page with every failed attempt of a wait, which takes a tenth of the time and hides what failed.
    getElementError: (message) => new Error(message ?? ''),
  })
  // happy-dom logs each failed request to Node's console, past Vitest, which prints only what a failed test logged.
  nodeConsole.error = (...parts: unknown[]) => console.info(...parts)
  // happy-dom neither decodes nor encodes pictures: a copy has the signature of its type.
  const signatures: Record<string, string> = { 'image/jpeg': '\xff\xd8\xff', 'image/webp': 'RIFF\0\0\0\0WEBP' }
  const written = (type: string) =>
    Uint8Array.from(signatures[type] ?? '\x89PNG\r\n\x1a\n', (sign) => sign.charCodeAt(0))
  globalThis.createImageBitmap = () =>
    Promise.resolve({ width: 8, height: 8, close: () => {} } as unknown as ImageBitmap)
  const canvas = HTMLCanvasElement.prototype as unknown as Record<string, unknown>
  canvas['getContext'] = () => ({ drawImage: () => {} })
  canvas['toBlob'] = (done: (blob: Blob) => void, type: string) => done(new Blob([written(type)], { type }))
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
  const { heldTexts } = await import('./translate.ts')
  const held = heldTexts(document)
  const { closePopup, popup } = await import('./screens/popup.ts')
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail' && document.body.childElementCount > 0) task.meta.seen = seenOn()
    vi.useRealTimers()
    if (popup() !== null) await closePopup() // outside React, so that cleanup does not remove it
    cleanup()
    if (location.protocol === 'blob:') happyDOM.setURL('http://localhost:3000/') // it followed the link of a saved file
    server.resetHandlers()
    const texts = held()
    if (texts.length > 0) throw new Error(`text with siblings, which needs an element of its own: ${texts.join(' | ')}`)
  })
  afterAll(async () => {
    await vi.dynamicImportSettled() // an import that outlives its file fails, and the next file of the window would get its error
    server.close()
    // The next file of a shared window begins like the first.
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    localStorage.clear()
    sessionStorage.clear()
  })
}

import { fewer } from '../../full.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hostileTexts } from '../../security/hostileTexts.ts'

type Event = {
  release?: string
  transaction: string
  tags: Record<string, unknown>
  exception?: { values: { type: string; value: string; stacktrace?: { frames: object[] } }[] }
  measurements?: object
}
// The library's measurements, in a browser that has measured something.
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (keep: (metric: object) => void) => keep({ name, value: 0.12345, entries: [{ name: 'Malika' }] }),
    ]),
  ),
)

let bodies: string[] = []
const events = () => bodies.map((body) => JSON.parse(body.split('\n')[2]!) as Event)
const listeners: [string, EventListenerOrEventListenerObject][] = []
function stop() {
  for (const [type, listener] of listeners.splice(0))
    for (const capture of [true, false]) window.removeEventListener(type, listener, capture)
}

async function start(gpc = true) {
  vi.resetModules()
  vi.stubGlobal('REPORTS', { dsn: 'https://key1@reports.example/sub/7', words: ['uz', 'lessons', 'classdetails'] })
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: gpc, configurable: true })
  await import('@/report/reporter.ts')
}

beforeEach(() => {
  bodies = []
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    if (url === 'https://reports.example/sub/api/7/envelope/?sentry_version=7&sentry_key=key1') bodies.push(body)
    return Promise.resolve(new Response('{}'))
  })
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener, options) => {
    listeners.push([type, listener])
    add(type, listener, options)
  })
  document.head.innerHTML = '<script src="/assets/index-Ab_1-c.js" type="text/plain"></script>'
  history.replaceState(null, '', '/uz/lessons?show=class/secret1')
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete window.report
  delete window.crashCode
})

const failed = (stack = 'at x (https://nihol.example/assets/app-1.js:1:23)') =>
  Object.assign(new TypeError('Malika typed this'), { stack: `TypeError: Malika typed this\n${stack}?q=Malika` })

it('the reporter sends one report for an error, however often and in whatever way it is seen', async () => {
  await start()
  const error = failed()
  window.report?.('crash', { error })
  window.report?.('crash', { error })
  window.dispatchEvent(new ErrorEvent('error', { error }))
  window.report?.('crash', { error: failed() }) // another of the same place
  const stacktrace = { frames: [{ filename: '/assets/app-1.js', lineno: 1, colno: 23 }] }
  const exception = { values: [{ type: 'TypeError', value: 'crash', stacktrace }] }
  expect(events()).toMatchObject([
    { release: 'Ab_1-c', transaction: '/uz/lessons', tags: { kind: 'crash' }, exception },
  ])
  expect(window.crashCode).toMatch(/^[0-9A-F]{8}$/)
  expect(events()[0]!.tags['code']).toBe(window.crashCode) // the office looks for it
})

it('the reporter gives a crash page the code of its crash, even for a missing file', async () => {
  await start()
  const error = failed()
  window.report?.('crash', { error: failed('') })
  window.report?.('file', { error })
  window.report?.('crash', { error })
  expect(events().map(({ tags }) => tags['kind'])).toEqual(['crash', 'file'])
  expect(window.crashCode).toBe(events()[1]!.tags['code'])
  for (let status = 400; status < 500; status += 1) window.report?.('form', { endpoint: 'sendMail', status })
  window.report?.('crash', { error: failed('at y (https://nihol.example/assets/app-1.js:9:9)') })
  expect(window.crashCode).toBeUndefined()
})

it('the reporter says which call of a form failed, and how', async () => {
  await start()
  window.report?.('form', { endpoint: 'bookTrial', fault: 'server', status: 502 })
  window.report?.('file', { error: 'https://nihol.example/assets/words-Ab_1.js?q=Malika' })
  window.report?.('file', { error: new TypeError('Failed to fetch: https://nihol.example/assets/words-Ab_1.js') })
  window.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'script-src' }))
  expect(events().map(({ tags }) => tags)).toMatchObject([
    { kind: 'form', endpoint: 'bookTrial', fault: 'server', status: 502 },
    { kind: 'file', file: 'words-Ab_1.js' },
    { kind: 'policy', fault: 'script-src' },
  ])
})

it.each([
  ['a request that was cancelled', 'getListing', 'cancelled'],
  ['a session that is over', 'getPurchases', 'unauthorized'],
  ['a class that is gone', 'getListing', 'notFound'],
])('the reporter says nothing of %s', async (_, endpoint, fault) => {
  await start()
  window.report?.('read', { endpoint, fault })
  expect(bodies).toEqual([])
  window.report?.('read', { endpoint: 'getCategories', fault: 'unauthorized', status: 401 })
  window.report?.('read', { endpoint: 'getPurchases', fault: 'notFound', status: 404 })
  expect(events().map(({ tags }) => tags['kind'])).toEqual(['read', 'read'])
})

it('the reporter says nothing while the device is offline', async () => {
  await start()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.report?.('form', { endpoint: 'bookTrial', fault: 'offline' })
  online.mockReturnValue(true)
  expect(bodies).toEqual([])
})

it('the reporter sends nothing that was typed, asked for, or is secret, whatever it looks like', async () => {
  const values = [...hostileTexts, ...Array.from({ length: fewer(1000, 50) }, (_, index) => `Ziyo ${index} <b>;//@?#`)]
  for (const value of values.map((one) => `~${new TextDecoder().decode(new TextEncoder().encode(one))}~`)) {
    await start()
    const encoded = encodeURIComponent(value)
    history.replaceState(null, '', `/classdetails/${encoded}?q=${encoded}#${encoded}`)
    document.documentElement.lang = value
    window.report?.('form', {
      endpoint: value,
      fault: value,
      error: Object.assign(new Error(value), { name: value, stack: `${value} at ${value}` }),
    })
    window.report?.('crash', { error: { message: value } })
    for (const body of bodies) {
      expect(body).not.toContain(JSON.stringify(value).slice(1, -1))
      expect(body).not.toContain(encoded)
    }
    expect(bodies).toHaveLength(2)
    bodies = []
    stop()
  }
  document.documentElement.lang = 'en'
})

it('the reporter stops after twenty reports of a page', async () => {
  await start()
  for (let status = 400; status < 500; status += 1) window.report?.('form', { endpoint: 'sendMail', status })
  expect(bodies).toHaveLength(20)
})

it.each([
  [false, 1],
  [true, 0],
])('the reporter measures the page once, unless the reader asked not to be measured (%s)', async (gpc, count) => {
  await start(gpc)
  history.replaceState(null, '', '/uz')
  const hidden = vi.spyOn(document, 'hidden', 'get')
  for (const value of [false, true, true]) {
    hidden.mockReturnValue(value)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  expect(bodies).toHaveLength(count)
  for (const { measurements, transaction } of events()) {
    expect(measurements).toEqual({
      cls: { value: 0.123, unit: '' },
      ...Object.fromEntries(['fcp', 'inp', 'lcp', 'ttfb'].map((name) => [name, { value: 0, unit: 'millisecond' }])),
    })
    expect(transaction).toBe('/uz/lessons')
  }
})

import { beforeEach, expect, vi } from 'vitest'
import type { Place } from './cell.ts'
import { meansAbsent, type Column } from './table/columns.ts'

// The reporter as the build writes it, without measuring the page.
vi.stubGlobal('REPORTS', { dsn: 'https://key@reports.example/1', words: [] })
Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
await import('@/report/reporter.ts')
const { createReport } = await import('@/report/createReport.ts')

let sent: string[] = []
/** The bodies that the running test has sent to the receiver. */
export const reports = (): readonly string[] => sent

/** The reporter of a fresh page. */
export function resetReports() {
  sent = []
  window.report = createReport()
}

beforeEach(() => {
  resetReports()
  const real = fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((to, init) => {
    if (typeof to !== 'string' || !to.startsWith('https://reports.example/')) return real(to, init)
    sent.push(init?.body as string)
    return Promise.resolve(new Response('{}'))
  })
})

type Event = { tags: { kind: string; endpoint?: string; fault?: string } }
export const kindsOf = (bodies: readonly string[]) =>
  bodies.map((body) => {
    const { kind, endpoint } = (JSON.parse(body.split('\n')[2]!) as Event).tags
    return { kind, endpoint }
  })

/**
 * A failed call is one report, whatever the user was told. There is none without a failure, for an expired session, or for a deleted class, which
 * the page says, and offline, where none would arrive.
 */
export function expectReported(
  { call, request: [method], session, body }: Place & { session?: true; body?: 'any' | 'read' },
  column: Column,
) {
  const isNone =
    column.manner !== 'fails' ||
    column.offline ||
    (column.body !== undefined && body === 'any') ||
    (column.name === '401' && session) ||
    (meansAbsent(column) && call === 'getListing')
  expect(kindsOf(reports())).toEqual(isNone ? [] : [{ kind: method === 'GET' ? 'read' : 'form', endpoint: call }])
}

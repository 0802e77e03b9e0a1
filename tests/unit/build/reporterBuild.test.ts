// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { buildReporter } from '../../../src/build/buildReporter.ts'
import { buildScript } from '../../../src/build/buildScript.ts'
import { securityHeaders } from '../../../src/build/securityHeaders.ts'
import { createBackend } from '../../backend/app.ts'

it('the reporter is small, and there is none without a receiver', async () => {
  const reports = { dsn: 'https://key1@reports.example/7', words: ['uz'] }
  const code = await buildScript(process.cwd(), 'src/report/reporter.ts', { REPORTS: JSON.stringify(reports) })
  expect(code).toContain(reports.dsn)
  expect(gzipSync(code).length).toBeLessThan(6000)
  expect(await buildReporter('', '', { ...reports, dsn: '' })).toBe('')
  for (const dsn of ['https://reports.example/7', 'javascript:alert(1)', 'https://key1@reports.example'])
    await expect(buildReporter('', '', { ...reports, dsn })).rejects.toThrow('VITE_REPORT_DSN')
})

it('the policy allows the receiver only where it is set', () => {
  const connect = (dsn?: string) =>
    /connect-src [^;]*/.exec(securityHeaders({ VITE_REPORT_DSN: dsn })['content-security-policy']!)?.[0]
  expect(connect()).toBe("connect-src 'self'")
  expect(connect('https://key1@reports.example/7')).toBe("connect-src 'self' https://reports.example")
})

it('the stand-in receives envelopes', async () => {
  const { app, close } = createBackend()
  const body = ['{}', '{"type":"event"}', '{"transaction":"/"}'].join('\n')
  const sent = await app.request('/__stand-in/reports/api/1/envelope/?sentry_key=key', { method: 'POST', body })
  expect(sent.status).toBe(200)
  expect(await (await app.request('/__stand-in/reports')).json()).toEqual([{ transaction: '/' }])
  close()
})

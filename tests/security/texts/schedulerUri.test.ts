import { hostileTexts } from '../hostileTexts.ts'
import { afterEach, expect, it } from 'vitest'
import { trialStart } from '@/features/trial/scheduler/trialSlots.ts'
import { schedulerUri } from '@/features/trial/scheduler/schedulerMessage.ts'
import { env } from '@/env.ts'
import { checkAll, checkHostile } from '../hostile.ts'

const uri = 'https://api.calendly.com/scheduled_events/abc'
const settings = env as { schedulerUriHosts: string }
const before = settings.schedulerUriHosts
afterEach(() => {
  settings.schedulerUriHosts = before
})

it.each([
  [uri, uri],
  ['https://api.calendly.com/scheduled_events/abc?x=1#y', 'https://api.calendly.com/scheduled_events/abc?x=1#y'],
  ['HTTPS://API.Calendly.COM/Scheduled', 'https://api.calendly.com/Scheduled'],
  ['https://api.calendly.com:443/e', 'https://api.calendly.com/e'],
  ['https://api.calendly.com/e/user:pass@host', 'https://api.calendly.com/e/user:pass@host'],
  [`${uri}${'1'.repeat(2048 - uri.length)}`, `${uri}${'1'.repeat(2048 - uri.length)}`],
])('schedulerUri accepts %j', (value, expected) => expect(schedulerUri(value)).toBe(expected))

checkAll(
  'schedulerUri passes on no address of the host',
  [
    ['user@api.calendly.com', 'user:pass@api.calendly.com', ':pass@api.calendly.com', 'api.calendly.com:8443'],
    ['api.calendly.com@evil.example', 'api.calendly.com\\@evil.example', 'api.calendly.com.evil.example'],
    ['api.calendly.com.', 'evilapi.calendly.com', 'x.api.calendly.com', 'calendly.com', 'api-calendly.com'],
    ['api.calend1y.com', 'xn--pi-6kc.calendly.com', 'api.calen\ndly.com'],
    ['api.cаlendly.com'], // a Cyrillic letter
  ].flat(),
  (host) => schedulerUri(`https://${host}/e`) === null,
)

checkAll<unknown>(
  'schedulerUri passes on no',
  [
    hostileTexts,
    // Another scheme, or none
    ['http://api.calendly.com/e', 'ftp://api.calendly.com/e', 'blob:https://api.calendly.com/e'],
    ['//api.calendly.com/e', 'api.calendly.com/e', 'https:api.calendly.com/e', 'https:///api.calendly.com/e'],
    ['data:text/html,https://api.calendly.com/e', 'javascript:alert("https://api.calendly.com/e")'],
    // Characters that no address has, and too many of them
    ['\thttps://api.calendly.com/e', 'https://api.calendly.com/e\u0000', 'https://api.calendly.com/e\n'],
    ['https://api.calendly.com/\u0085', 'https://api.calendly.com/a b', 'https://api.calendly.com/\u2028'],
    [`${uri}${'1'.repeat(10_240)}`],
    // No address
    ['2026-11-22T10:00:00Z', undefined, null, true, 42, [uri], { href: uri, toString: () => uri }, new URL(uri)],
  ].flat(),
  (value) => schedulerUri(value) === null,
)

checkHostile('schedulerUri passes on an address of the host alone, which no page takes for a date', (text) =>
  [
    text,
    `https://api.calendly.com/${text}`,
    `https://api.calendly.com${text}`,
    `https://${text}api.calendly.com/`,
  ].every((value) => {
    const passed = schedulerUri(value)
    return (
      passed === null ||
      (/^https:\/\/api\.calendly\.com\/[!-~]*$/.test(passed) &&
        trialStart({ scheduleDate: passed, startTime: passed }) === null)
    )
  }),
)

it('schedulerUri accepts the configured hosts, and none without a setting', () => {
  settings.schedulerUriHosts = ' Events.Nihol.example,  api.nihol.example:8443 *.calendly.com calendly.com'
  const passed = [
    'https://events.nihol.example/1',
    'https://api.nihol.example:8443/1',
    'https://api.nihol.example/1',
    'https://api.calendly.com/1',
  ].map((value) => schedulerUri(value) !== null)
  expect(passed).toEqual([true, true, false, false])
  settings.schedulerUriHosts = ''
  expect(schedulerUri(uri)).toBeNull()
})

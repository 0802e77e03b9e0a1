// @vitest-environment node
import { expect, it } from 'vitest'
import { mayFrame } from '../../doctor/launchChecks.ts'
import { insecure } from '../../doctor/reachChecks.ts'

it.each([
  ['http://api.nihol.org', undefined, 90, ['http://api.nihol.org is not encrypted']],
  ['http://localhost:4173', undefined, 90, []],
  ['https://api.nihol.org', 'CERT_HAS_EXPIRED', 90, ['The certificate of api.nihol.org is refused (CERT_HAS_EXPIRED)']],
  ['https://api.nihol.org', undefined, 3.5, ['The certificate of api.nihol.org runs out in 3 days']],
  ['https://api.nihol.org', undefined, 90, []],
])('judges the encryption of %s (%s, %d days)', async (address, problem, days, found) => {
  expect(await insecure(address, { problem: () => problem }, async () => days)).toEqual(found)
})

it.each([
  [{}, true],
  [{ 'x-frame-options': 'SAMEORIGIN' }, false],
  [{ 'x-frame-options': 'DENY', 'content-security-policy': 'frame-ancestors *' }, true],
  [{ 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, false],
  [{ 'content-security-policy': 'frame-ancestors https://*.nihol.org' }, true],
  [{ 'content-security-policy': 'frame-ancestors http://www.nihol.org https://nihol.org.example' }, false],
  [{ 'content-security-policy': "frame-ancestors 'self' https://www.nihol.org" }, true],
])('reads who may frame from %j', (headers, isAllowed) => {
  expect(mayFrame(new Headers(headers as Record<string, string>), 'https://www.nihol.org')).toBe(isAllowed)
})

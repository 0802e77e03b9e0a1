import { headersAt, securityHeaders } from '../../../src/build/securityHeaders.ts'
import { inlinedIn } from '../../inlined.ts'
import { expect, test } from '../journeys/journey.ts'

/** Headers of HTTP itself and of caching; every other header is our promise and is listed in securityHeaders.ts. */
const plain =
  /^(accept-ranges|allow|cache-control|connection|content-(encoding|length|range|type)|date|etag|keep-alive|last-modified|transfer-encoding|vary)$/

test('every kind of response has exactly the expected security headers', async ({ page }) => {
  await page.goto('/')
  const asset = await page.locator('script[src^="/assets/"], script[src*="assets"]').first().getAttribute('src')
  const font = await page.locator('link[as=font]').first().getAttribute('href')
  // The scheduler is whatever the setting says; the rest is compared letter for letter.
  const { 'content-security-policy': policy, ...rest } = securityHeaders(
    {},
    inlinedIn(await (await page.request.get('/')).text()),
  )
  const pages = ['/', '/uz', '/dashboard', '/pricing', '/check', '/uz/check']
  const files = [asset!, font!, '/og/chess-en.png', '/favicon.svg', '/api/files/chess-endgames.webp']
  const changing = ['OPTIONS', 'POST', 'DELETE']
  const asked = [
    { status: 200, methods: ['GET'], addresses: [...pages, ...files, '/api/category'] },
    { status: 404, methods: ['GET'], addresses: ['/404x', '/courses/nothing', '/api/nowhere'] },
    { status: 405, methods: changing, addresses: ['/', '/pricing', '/404x', asset!] },
    { status: 404, methods: changing, addresses: ['/api/category'] },
  ].flatMap(({ status, methods, addresses }) =>
    methods.flatMap((method) => addresses.map((address) => ({ status, method, address }))),
  )
  for (const { status, method, address } of asked) {
    const answer = await page.request.fetch(address, { method })
    expect(answer.status(), `${method} ${address}`).toBe(status)
    const { 'content-security-policy': sent, ...headers } = answer.headers()
    expect(Object.fromEntries(Object.entries(headers).filter(([name]) => !plain.test(name))), address).toEqual(
      headersAt(address, rest),
    )
    expect(sent?.replace(/frame-src http:\/\/localhost:\d+;/, "frame-src 'none';"), address).toBe(policy)
  }
})

test.describe('in a frame', () => {
  test.use({ allowed: [/frame|Framing|CSP|ERR_BLOCKED|status of 404/i] })
  test('no page can be framed', async ({ page, baseURL }) => {
    await page.goto('/api/category')
    await page.evaluate(
      (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
      `${baseURL}/dashboard`,
    )
    await expect.poll(() => page.frames().length).toBe(2)
    expect(await page.frames()[1]!.content()).not.toContain('Nihol')
  })
})

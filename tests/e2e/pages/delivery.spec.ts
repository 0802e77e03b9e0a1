import { brotliCompressSync, gzipSync } from 'node:zlib'
import { addresses } from '../../house/addresses.ts'
import { addressIn, expect, test } from '../journeys/journey.ts'

const site = 'https://nihol.example'
const pages = addresses
  .filter(({ as }) => as === undefined)
  .flatMap(({ address }) =>
    (['en', 'uz'] as const).map((language) => ({ address, language, url: addressIn(language, address) })),
  )

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!)
const one = (html: string, pattern: RegExp) => {
  const found = all(html, pattern)
  expect(found, String(pattern)).toHaveLength(1)
  return found[0]!
}
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('every public page has its own texts, links, preview image and structured data', async ({ request }) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), images: new Set<string>() }
  for (const { address, language, url } of pages) {
    await test.step(url, async () => {
      const response = await request.get(url)
      expect(response.status()).toBe(200)
      const html = await response.text()
      const main = one(html, /<main[^>]*>(.*?)<\/main>/gs).replace(/<[^>]+>/g, '')
      expect(main.length).toBeGreaterThan(60)
      expect(html, 'a contact without JavaScript').toContain('hello@nihol.example')
      const own = site + url
      const title = one(html, /<title>([^<]+)<\/title>/g)
      seen.titles.add(title)
      seen.descriptions.add(one(html, /<meta name="description" content="([^"]{20,})"/g))
      expect(one(html, /<html lang="(\w+)"/g)).toBe(language)
      expect(one(html, /rel="canonical" href="([^"]+)"/g)).toBe(own)
      expect(all(html, /rel="alternate" hreflang="([^"]+)"/g)).toEqual(['en', 'uz', 'x-default'])
      expect(all(html, /rel="alternate" hreflang="[^"]+" href="([^"]+)"/g)).toEqual([
        `${site}${address}`,
        `${site}${addressIn('uz', address)}`,
        `${site}${address}`,
      ])
      expect(one(html, /property="og:title" content="([^"]+)"/g)).toBe(title)
      expect(one(html, /property="og:url" content="([^"]+)"/g)).toBe(own)
      expect(one(html, /name="twitter:card" content="([^"]+)"/g)).toBe('summary_large_image')
      seen.images.add(one(html, /property="og:image" content="([^"]+)"/g))
      expect(html.match(/<h1/g)).toHaveLength(1)

      const data = all(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g).map(
        (block) => JSON.parse(block) as Record<string, unknown>,
      )
      const types = data.map((object) => object['@type'])
      expect(new Set(data.map((object) => object['@context']))).toEqual(new Set(['https://schema.org']))
      expect(JSON.stringify(data)).not.toMatch(/"(aggregateRating|ratingValue|review\w*)"|undefined|":null/i)
      if (address === '/') expect(types).toEqual(['EducationalOrganization', 'WebSite'])
      else expect(types[0]).toBe('BreadcrumbList')
      if (address.startsWith('/courses/')) expect(types).toEqual(['BreadcrumbList', 'Course'])
      if (address === '/subjects') expect((data[1]!['itemListElement'] as unknown[]).length).toBe(10)
      if (address === '/support') expect(types).toEqual(['BreadcrumbList'])
    })
  }
  expect(seen.titles.size).toBe(pages.length)
  expect(seen.descriptions.size).toBe(pages.length)
  expect(seen.images.size).toBe(22)
  for (const image of seen.images) {
    const answer = await request.get(image.replace(site, ''))
    expect(answer.headers()['content-type'], image).toBe('image/png')
    expect(sizeOf(await answer.body()), image).toBe('1200x630')
  }
})

test('the sitemap lists every public page, and each exists', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = all(map, /<loc>([^<]+)<\/loc>/g)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.toSorted()).toEqual(
    pages
      .filter(({ address }) => !['/login', '/signup', '/forgot-password', '/check'].includes(address))
      .map(({ url }) => site + url)
      .toSorted(),
  )
  for (const url of listed) expect((await request.get(url.replace(site, ''))).status(), url).toBe(200)
  expect(all(map, /<(url)>/g)).toHaveLength(all(map, /<\/(url)>/g).length)
  expect(all(map, /hreflang="(x-default)"/g)).toHaveLength(listed.length)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(robots).toContain('Disallow: /dashboard')
  expect(await (await request.get('/llms.txt')).text()).toContain(`${site}/courses/chess`)
  const security = await (await request.get('/.well-known/security.txt')).text()
  expect(security).toContain('Contact: mailto:hello@nihol.example\n')
  const days = (Date.parse(one(security, /Expires: (.+)/g)) - Date.now()) / 86_400_000
  expect(days > 360 && days < 365, `${days} days`).toBe(true)
  expect((await request.get('/.well-known/change-password')).url()).toMatch(/\/forgot-password$/)
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest).toMatchObject({ id: '/', lang: 'en', description: expect.stringContaining('lessons') as unknown })
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200)
  for (const { src, sizes } of manifest.icons) expect(sizeOf(await (await request.get(src)).body())).toBe(sizes)
  for (const address of ['/dashboard', '/nowhere'])
    expect(await (await request.get(address)).text()).not.toContain('rel="canonical"')
})

test('text is small and compressed, hashed files are cached for ever, pages are not cached', async ({ request }) => {
  const home = await request.get('/', { headers: { 'accept-encoding': 'br' } })
  expect(home.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  const html = await home.text()
  const font = one(html, /rel="preload" href="([^"]+)" as="font"/g)
  expect((await request.get(font)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const style = one(html, /<style>(.*?)<\/style>/gs)
  expect(gzipSync(style).length, 'CSS, bytes gzip').toBeLessThan(16_000)
  expect(brotliCompressSync(html.replace(style, '')).length, 'the rest of the page, bytes brotli').toBeLessThan(16_000)
  // Before the first paint, only the font and the page's code are requested, the code at the end of the HTML; where the page requests data, only
  // the code of its frame. Browsers request a disabled style sheet too when they look ahead.
  const requested = (page: string) =>
    all(
      page.replace(/<template id="(?:scripts|booking|large|page)">.*?<\/template>/gs, ''),
      /<(?:script|link)(?=[^>]*\s(?:src="|rel="(?:stylesheet|modulepreload)"))[^>]*\s(?:src|href)="([^"]+)"/g,
    )
  const [entry] = all(html, /<script type="module"[^>]* src="([^"]+\/index-[^"]+)"/g)
  expect(requested(html)).toContain(entry)
  expect(html.slice(0, html.indexOf('</template>'))).not.toContain('modulepreload')
  const frame = requested(await (await request.get('/lessons')).text())
  expect(frame.filter((file) => !requested(html).includes(file))).toEqual([])
  expect(requested(html).length).toBeGreaterThan(frame.length)
  for (const [accepted, encoding] of [
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const answer = await request.get('/', { headers: { 'accept-encoding': accepted } })
    expect(answer.headers()['content-encoding']).toBe(encoding)
  }
  for (const hidden of ['_headers', '_redirects', '.hosting/nginx.conf', '.vite/manifest.json', 'assets/nothing.js'])
    expect((await request.get(`/${hidden}`)).status(), hidden).toBe(404)
})

for (const address of ['/', '/dashboard'])
  test(`${address} requests no style sheet, which is inlined`, async ({ page }) => {
    const sheets: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url())
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(sheets).toEqual([])
  })

// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cacheControl } from '@/build/hostingFiles.ts'
import { fileFor } from '@/build/pageFiles.ts'
import { headersAt } from '@/build/securityHeaders.ts'
import { respond } from '@/build/shareHead.ts'

const million = (unit: string) => `${unit.repeat(1_000_000 / unit.length)}\u0001`
const units = [
  'a',
  '/',
  ' ',
  '.',
  '%',
  '<',
  ':',
  '0',
  '\n',
  '\u200d',
  '\ud800',
  'www.',
  '://',
  ' 17:00-',
  '&show=class/a',
]

afterEach(() => vi.unstubAllGlobals())

// A pattern that takes the square of the length would need hours, and ends at the time limit of a test.
describe.each(units)('a million characters of %j', (unit) => {
  const text = million(unit)

  it('get an answer as an address', async () => {
    expect(fileFor(`/${text}`, new Set(), ['/classdetails/']).status).toBe(404)
    expect(headersAt(text, {})).toEqual({})
    expect(cacheControl(text)).toBe('no-cache')
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    for (const address of [`/lessons?show=${text}`, `/classdetails/${text}`, `/uz${text}`]) {
      const url = new URL(address, 'https://nihol.example').href
      expect(await respond(new Request(url), async () => new Response('page'))).toBeInstanceOf(Response)
    }
  })

  it('get a preview as the texts of a class', async () => {
    const texts = { title: text, description: text, imageUrl: text, startDate: text, price: text, category: text }
    for (const [id, more] of Object.entries({ title: texts, rest: { ...texts, title: 'Chess' } })) {
      // Responses are kept by id.
      const _id = `${id}${units.indexOf(unit)}`
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...more, _id })))
      const page = await respond(
        new Request(`https://nihol.example/classdetails/${_id}/class`),
        async () => new Response('<head></head>'),
      )
      const written = await page.text()
      expect(written.length).toBeLessThan(3000)
      if (id === 'rest') expect(written).toContain('content="Chess"')
    }
  })
})

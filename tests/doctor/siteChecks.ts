import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { securityHeaders, strictTransport } from '../../src/build/securityHeaders.ts'
import { inlinedIn } from '../inlined.ts'
import { host, type Check } from './check.ts'
import { isOk, says, type Answer } from './answer.ts'
import type { Visit } from './visit.ts'

const pages = [
  '/',
  '/uz',
  '/pricing',
  '/uz/pricing',
  '/courses/chess',
  '/lessons',
  '/dashboard',
  '/classdetails/doctor/class',
]
const missing = ['/no-such-page', '/uz/no-such-page', '/assets/no-such-file.js']
const typeOf = (answer: Answer | null) => answer?.headers.get('content-type') ?? 'no content type'
const isPage = (answer: Answer | null) => isOk(answer) && typeOf(answer).startsWith('text/html')

const look = ({ page }: Visit, places: readonly string[]) =>
  Promise.all(places.map(async (at) => ({ at, answer: await page(at) })))
/** An address and its answer in words. */
const told = ({ at, answer }: { at: string; answer: Answer | null }) => `${at} ${says(answer)}, ${typeOf(answer)}`
/** Where an answer is not as it should be. */
const strays = async (visit: Visit, places: readonly string[], isRight: (answer: Answer | null) => boolean) =>
  (await look(visit, places)).filter(({ answer }) => !isRight(answer))
const some = (places: readonly { at: string }[]) =>
  places
    .slice(0, 4)
    .map(({ at }) => at)
    .join(', ')

/** The files that a text of the build names, as addresses. */
const named = (text: string) =>
  [...text.matchAll(/(?:\/assets\/|["'`]\.\/|["'`]assets\/)([\w.-]+\.(?:js|css|woff2|webp|svg|png))(?![\w.])/g)].map(
    ([, file]) => `/assets/${file}`,
  )
const home = async ({ page }: Visit) => (await page('/'))?.text ?? ''

/** Every file that the pages need, those too that an open tab asks for later. */
async function assets(visit: Visit) {
  const found = new Map<string, { at: string; answer: Answer | null }>()
  let texts = (await look(visit, pages)).filter(({ answer }) => isPage(answer))
  while (texts.length > 0) {
    const fresh = new Set(texts.flatMap(({ answer }) => named(answer?.text ?? '')).filter((file) => !found.has(file)))
    const looked = await look(visit, [...fresh])
    for (const one of looked) found.set(one.at, one)
    texts = looked.filter(({ at, answer }) => /\.(js|css)$/.test(at) && isOk(answer))
  }
  return [...found.values()]
}
const types: Readonly<Record<string, RegExp>> = {
  '.js': /javascript/,
  '.css': /^text\/css/,
  '.woff2': /font|octet-stream/,
}
const isServed = ({ at, answer }: { at: string; answer: Answer | null }) =>
  isOk(answer) && (types[path.extname(at)] ?? /^image\//).test(typeOf(answer))

/** The files of the two previous releases that earlier visits found, by site. */
type Memory = Record<string, { now: string[]; before: string[] }>

/** Whether the host serves the build as the hosting files have it. */
export const siteChecks: readonly Check[] = [
  host(
    'pages',
    'Serve the pages of the build, and app.html for addresses of the signed-in area (src/build/README.md).',
    async (visit) => (await strays(visit, pages, isPage)).map(told),
  ),
  host(
    'headers',
    'Send the headers of dist/_headers or dist/.hosting/nginx.conf of this release, on errors and files too.',
    async (visit) => {
      const settings = visit.isCrossOrigin ? { ...visit.settings, VITE_API_URL: visit.api } : visit.settings
      const html = await home(visit)
      const expected = {
        ...securityHeaders(settings, inlinedIn(html)),
        ...(visit.site.startsWith('https:') && { 'strict-transport-security': strictTransport(settings) }),
      }
      const answers = (
        await look(visit, [
          '/',
          '/uz/pricing',
          '/dashboard',
          '/no-such-page',
          '/favicon.svg',
          ...named(html).slice(0, 1),
        ])
      ).filter(({ answer }) => answer)
      return Object.entries(expected).flatMap(([name, value]) => {
        const others = answers.filter(({ answer }) => answer?.headers.get(name) !== value)
        return others.length === 0
          ? []
          : [
              `${name} is ${others[0]?.answer?.headers.has(name) ? 'another' : 'missing'} on ${others.map(({ at }) => at).join(', ')}`,
            ]
      })
    },
  ),
  host(
    'not-found',
    'Answer 404 for what is not there: search engines index a 200, and open tabs take a page for the file they asked for.',
    async (visit) =>
      (await strays(visit, missing, (answer) => answer?.status === 404)).map(
        ({ at, answer }) => `${at} ${says(answer)}`,
      ),
  ),
  host('private-files', 'Publish dist only, and hide what begins with a dot.', async (visit) => {
    const maps = named(await home(visit))
      .filter((file) => file.endsWith('.js'))
      .slice(0, 2)
      .map((file) => `${file}.map`)
    return (
      await strays(
        visit,
        ['/.env', '/.git/HEAD', '/.hosting/nginx.conf', '/.vite/manifest.json', ...maps],
        (answer) => !isOk(answer) || isPage(answer),
      )
    ).map(({ at }) => `${at} is open to everybody`)
  }),
  host('compression', 'Serve the .br and .gz copies of the build, or compress on the way.', async (visit) => {
    const texts = [
      ...(await look(visit, ['/'])),
      ...(await assets(visit)).filter(({ at, answer }) => /\.(js|css)$/.test(at) && isOk(answer)),
    ].filter(({ answer }) => answer && answer.bytes.length > 2000)
    const plain = texts.filter(({ answer }) => !answer?.headers.has('content-encoding'))
    return plain.length === 0 ? [] : [`${plain.length} of ${texts.length} texts come uncompressed: ${some(plain)}`]
  }),
  host(
    'caching',
    'Keep /assets for a year (immutable); have browsers ask again for pages (no-cache).',
    async (visit) => {
      const has = (pattern: RegExp) => (answer: Answer | null) =>
        !isOk(answer) || pattern.test(answer.headers.get('cache-control') ?? '')
      const kept = await strays(visit, pages, has(/no-cache|no-store|max-age=0/))
      const asked = await strays(visit, named(await home(visit)).slice(0, 1), has(/immutable/))
      return [
        ...(kept.length ? [`Browsers keep ${some(kept)} unasked`] : []),
        ...(asked.length ? [`Browsers ask again for ${some(asked)}`] : []),
      ]
    },
  ),
  host(
    'assets',
    'Upload the whole build, assets before pages, and send each file with its own content type.',
    async (visit) => (await assets(visit)).filter((file) => !isServed(file)).map(told),
  ),
  host(
    'last-release',
    'Keep the assets of the release before for a day: open tabs still ask for them.',
    async (visit) => {
      const memory = JSON.parse(await readFile(visit.memory, 'utf8').catch(() => '{}')) as Memory
      const now = (await assets(visit)).map(({ at }) => at).sort()
      const last = memory[visit.site]
      const before = last === undefined ? [] : last.now.join() === now.join() ? last.before : last.now
      await mkdir(path.dirname(visit.memory), { recursive: true })
      await writeFile(visit.memory, JSON.stringify({ ...memory, [visit.site]: { now, before } } satisfies Memory))
      const gone = (
        await look(
          visit,
          before.filter((file) => !now.includes(file)),
        )
      ).filter((file) => !isServed(file))
      return gone.length === 0 ? [] : [`${gone.length} files of the last release are gone: ${some(gone)}`]
    },
  ),
]

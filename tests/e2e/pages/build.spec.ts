import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { inlinedIn } from '../../inlined.ts'

// Only the test of journey.ts knows when to repeat.
test.describe.configure({ retries: 0 })

const root = path.resolve(import.meta.dirname, '../../..')
/** The build of the test server: like `npm run build`, with the address of the stand-in scheduler. */
const dist = path.resolve(
  root,
  process.env['NIHOL_OUT'] ?? `node_modules/.cache/nihol-e2e-dist-${process.env['PORT'] ?? '4380'}`,
)
const files = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
const name = (file: string) => path.relative(dist, file).replaceAll('\\', '/')
const texts = () =>
  files()
    .filter((file) => /\.(html|js|css|json|txt|xml|svg|webmanifest)$|_headers$|\.conf$/.test(file))
    .map((file) => ({ file: name(file), text: readFileSync(file, 'utf8') }))

test('the build contains no private or hidden files', () => {
  expect(files().length).toBeGreaterThan(50)
  const hidden = /\.(map|ts|tsx|sqlite|env|log|bak|orig|pem|key)$|(^|\/)\.|mockServiceWorker|\.(test|spec)\.|(^|\/)__/i
  const published = /^\.(hosting\/|well-known\/security\.txt)/
  const names = files().map(name)
  expect(names.filter((file) => hidden.test(file) && !published.test(file))).toEqual([])
})

const forbidden: [what: string, pattern: RegExp][] = [
  ['a source map', /sourceMappingURL|"sourcesContent"/],
  ['a seeded account', /nihol-demo-1|@nihol\.test/],
  ['the stand-in', /__stand-in|tests\/backend|node:sqlite|schedulerPort|Sentinel: |sentinel-(teacher|student)/],
  ['a mock', /mockServiceWorker|\bmsw\b|fast-check|happy-dom|playwright/i],
  ['a key', /-----BEGIN [A-Z ]*PRIVATE KEY|\bsk_(live|test)_|\bAKIA[0-9A-Z]{16}\b|\bghp_\w{30,}|\beyJhbGciOi/],
  ['a path of the machine that built it', /\/home\/|\/work\/|\/Users\/|[A-Z]:\\\\Users/],
  // sweetalert2 can turn the text of a <template> into a function, but never gets one; the policy would block it.
  ['code from a string', /\beval\(|\bFunction\(["'`](?!return \$\{)/],
  ['an element from a string in a page of ours', /dangerouslySetInnerHTML:(?!null|void)\{__html/],
  ['a style or a handler in the markup', /<[a-z][^<>]*\s(style|on[a-z]+)="[^"]*"[^<>]*>/],
  ['a picture in a style sheet, which the policy does not allow', /url\(["']?data:/],
  ['the reporter, as no receiver is set', /sentry_version|\/envelope\/|assets\/report-/],
  ['a development build', /Minified React error.*development|react-dom-client\.development|process\.env\.NODE_ENV/],
]

test('no file contains secrets, fixtures, test code, inline handlers or a development build', () => {
  const found = texts().flatMap(({ file, text }) =>
    forbidden
      .filter(([what, pattern]) => (!what.includes('markup') || file.endsWith('.html')) && pattern.test(text))
      .map(([what, pattern]) => `${file}: ${what}: ${pattern.exec(text)?.[0].slice(0, 80)}`),
  )
  expect(found).toEqual([])
})

test('prerendered pages load code only from our own files', () => {
  for (const { file, text } of texts().filter((one) => one.file.endsWith('.html'))) {
    for (const [, tag = '', rest = ''] of text.matchAll(/<(script|link|img|iframe|source|image|use)\b([^>]*)>/g)) {
      for (const [, address = ''] of rest.matchAll(/\s(?:src|href|xlink:href)="([^"]*)"/g)) {
        // The public address of the site is in canonical and alternate links, which load nothing.
        if (tag === 'link' && /rel="(canonical|alternate)"/.test(rest)) continue
        expect(address, `${file}: <${tag}>`).toMatch(/^(\/(?!\/)|#)/)
      }
    }
    // The script within a page is the same on every page: the policy contains its hash.
    expect(text.match(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/(ld\+)?json")/g), file).toHaveLength(1)
    expect(inlinedIn(text), file).toEqual(inlinedIn(readFileSync(path.join(dist, 'index.html'), 'utf8')))
  }
})

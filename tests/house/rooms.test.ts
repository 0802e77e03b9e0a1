// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { filesBelow, importsOf, read, sources } from './sources.ts'

/** Who may import whom. A room not named here may not be imported from; `features/x` may also import itself. */
const rooms: Record<string, string[]> = {
  lib: ['lib'],
  i18n: ['lib', 'i18n'],
  content: ['lib', 'env', 'content'],
  ui: ['lib', 'i18n', 'ui'],
  api: ['lib', 'env', 'api'],
  paths: ['api'],
  auth: ['lib', 'paths', 'api', 'ui', 'auth'],
  frame: ['lib', 'env', 'paths', 'i18n', 'content', 'ui', 'api', 'auth', 'frame'],
  features: ['lib', 'env', 'paths', 'i18n', 'content', 'ui', 'api', 'auth'],
  routes: ['paths', 'auth', 'frame', 'features', 'ui'],
  App: ['routes', 'auth', 'i18n', 'lib', 'ui'],
  LanguageRouter: ['i18n', 'lib'],
  boot: ['api', 'env', 'i18n', 'lib'],
  report: ['api'],
  prefetchVisible: [],
  main: ['App', 'i18n', 'api', 'lib', 'paths'],
  prerender: ['App', 'build', 'content', 'env', 'features', 'i18n', 'paths', 'ui'],
  build: ['content', 'env', 'i18n', 'paths', 'routes', 'build', 'api', 'features', 'lib'],
  env: ['lib'],
  securityHeaders: [],
}

/** Which feature may use which other one. */
const featureEdges: Record<string, string[]> = {
  account: ['listing', 'site'],
  catalogue: ['filters', 'listing', 'nextClasses', 'related', 'saved', 'series', 'sheet', 'trial'],
  calendar: ['listing'],
  listing: ['secondClock'],
  timetable: ['calendar', 'listing', 'secondClock'],
  conflicts: ['listing'],
  filters: ['listing', 'saved'],
  details: ['calendar', 'conflicts', 'listing', 'related', 'saved', 'secondClock', 'series', 'share'],
  dashboard: ['filters', 'classroom', 'listing', 'nextClasses', 'secondClock', 'series', 'share', 'timetable', 'trial'],
  classroom: ['calendar', 'contact', 'listing', 'timetable'],
  related: ['listing', 'saved', 'series'],
  saved: ['listing'],
  share: ['listing'],
  sheet: ['details', 'listing', 'related', 'saved', 'trial'],
  series: ['conflicts', 'listing'],
  teaching: ['conflicts', 'listing', 'listingForm', 'series'],
  listingForm: ['conflicts', 'listing', 'series'],
  trial: ['calendar', 'listing', 'scheduler'],
  nextClasses: ['listing'],
  site: ['contact', 'nextClasses', 'trial'],
  home: ['contact', 'listing', 'site', 'trial'],
  courses: ['contact', 'site', 'trial'],
}

/** One library, one door. */
const doors: Record<string, RegExp> = {
  axios: /^src\/api\//,
  sweetalert2: /^src\/ui\/dialog\/sweetalert\.ts$/,
  swiper: /^src\/ui\/carousel\/Carousel/,
}

/** Beside the map of pages, every place that loads code on demand: what is too heavy for a first paint. */
const onDemand = [
  'src/auth/AuthProvider.tsx', // the backend's code, only for those who have a session
  'src/features/contact/lazyForms.ts', // forms, when they come into view or are opened
  'src/features/site/lazyParts.ts', // the comparison, the next classes, and the bar of phones, when the reader gets there
  'src/features/trial/lazyTrial.ts', // the booking, when it is opened
  'src/frame/SiteHeader.tsx', // the menu of small screens
  'src/ui/carousel/CarouselWhenNear.tsx', // swiper, when the reader comes near
  'src/ui/dialog/dialogs.ts', // sweetalert2, with the first dialog
]

const roomOf = (file: string) => {
  const [, first = '', second = ''] = file.split('/')
  const room = first.replace(/\.tsx?$/, '')
  return { room, feature: room === 'features' ? second : undefined }
}

describe('the rooms of src', () => {
  it.each(sources)('$file imports only what its room may', ({ file, text }) => {
    const { room, feature } = roomOf(file)
    const { fixed, onDemand: later } = importsOf(text)
    for (const from of [...fixed, ...later]) {
      expect(from, 'a path that climbs').not.toMatch(/^\.\.\//)
      expect(from, 'src never imports tests').not.toMatch(/tests\//)
      if (!from.startsWith('@/')) continue
      const target = roomOf(`src/${from.slice(2)}`)
      if (target.room === 'features' && room === 'features') {
        if (target.feature !== feature)
          expect(featureEdges[feature!] ?? [], `${file} → ${from}`).toContain(target.feature)
      } else expect(rooms[room] ?? [], `${file} → ${from}`).toContain(target.room)
    }
  })

  it.each(Object.entries(doors))('%s comes in by one door', (library, door) => {
    const users = sources.filter(({ text }) =>
      importsOf(text).fixed.some((from) => from === library || from.startsWith(`${library}/`)),
    )
    expect(users.map(({ file }) => file).filter((file) => !door.test(file))).toEqual([])
  })

  it('uses Intl and toLocale… only in i18n/clock.ts and for the offsets of zones, storage only in lib/storage/safeStorage.ts, import.meta.env only in env.ts', () => {
    const users = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
    expect(users(/\bIntl\.|\.toLocale(String|DateString|TimeString)\(/)).toEqual([
      'src/i18n/clock.ts',
      'src/lib/schedule/zoneOffset.ts',
    ])
    expect(
      users(/\b(localStorage|sessionStorage)\b(?!' )/).filter((file) => file !== 'src/lib/storage/safeStorage.ts'),
    ).toEqual([])
    expect(users(/import\.meta\.env/)).toEqual(['src/env.ts'])
  })

  it('loads code on demand in the map of pages and in few, named places, always with lazyComponent where it is drawn', () => {
    const places = sources.filter(({ text }) => /\bimport\(/.test(text)).map(({ file }) => file)
    expect(places).toEqual([...onDemand, 'src/routes.tsx'].sort())
    expect(onDemand.length).toBeLessThanOrEqual(7)
    expect(sources.filter(({ text }) => /\blazy\(/.test(text)).map(({ file }) => file)).toEqual([
      'src/ui/loading/lazyComponent.ts',
    ])
  })

  it('uses public interfaces of libraries only, and replaces nothing within them', () => {
    expect(sources.filter(({ text }) => /\b(UNSAFE_|unstable_)\w+/.test(text)).map(({ file }) => file)).toEqual([])
    const config = read('vite.config.ts')
    const aliases = [...config.matchAll(/\{\s+find: (.+?),\s+replacement/g)].map(([, from]) => from)
    // The builds that two packages do not name as their default for the browser, and our own folder.
    expect(aliases).toEqual(['/^sweetalert2$/', '/^react-router$/', "'@'"])
  })

  it('names the calls of the backend in endpoints.ts only', () => {
    const paths = [...read('src/api/endpoints.ts').matchAll(/path: '\/([\w-]+)/g)].map(([, word]) => word)
    const ours = new Set(['class', 'group', '{type}']) // words of our own addresses and keys as well
    const path = new RegExp(`['"\`]/(${[...new Set(paths)].filter((word) => word && !ours.has(word)).join('|')})\\b`)
    expect(
      sources.filter(({ file, text }) => file !== 'src/api/endpoints.ts' && path.test(text)).map(({ file }) => file),
    ).toEqual([])
  })

  it('names every file by what it exports, and has no barrels', () => {
    for (const { file, text } of sources) {
      const name = file
        .split('/')
        .at(-1)!
        .replace(/\.tsx?$/, '')
      expect(name, file).not.toMatch(/^(index|utils|helpers|common|misc|types|constants|hooks)$/)
      expect(text, file).not.toMatch(/^export \* from/m)
      expect(text, file).not.toMatch(/^export default/m)
      if (file.endsWith('.tsx') && !['main', 'routes', 'App', 'prerender'].includes(name))
        expect(text, `${file} exports ${name}`).toMatch(
          new RegExp(`export (async )?(function|const|class|type) ${name}\\b`),
        )
    }
  })

  it('writes no HTML from strings and no style attributes', () => {
    for (const { file, text } of sources) {
      expect(text, file).not.toMatch(/dangerouslySetInnerHTML|\.innerHTML\b|\beval\(|new Function\(/)
      expect(text, file).not.toMatch(/\sstyle=\{/)
    }
  })

  it('has no container queries: Chromium loses the boxes of a size container inside a fieldset whose state changes', () => {
    const styled = filesBelow('src').filter((file) => /\.(tsx?|css)$/.test(file))
    expect(
      styled.filter((file) =>
        /@container|container-type|['"\s]@(max-|min-)?(\[|\dxs|xs|sm|md|lg|\d?xl)/.test(read(file)),
      ),
    ).toEqual([])
  })

  it('keeps the stand-in independent of src', () => {
    for (const file of filesBelow('tests/backend')) expect(read(file), file).not.toMatch(/from ['"](@\/|.*\/src\/)/)
  })
})

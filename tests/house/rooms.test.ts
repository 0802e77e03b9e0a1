// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { paths } from '@/paths.ts'
import { filesBelow, importsOf, read, sources } from './sources.ts'

const ground = 'lib env paths i18n content ui api auth'

/** The rooms of each row may import the rooms in its second column, and themselves. lib imports nothing; no room imports the last row. */
const rows: readonly (readonly [rooms: string, may: string])[] = [
  ['env i18n', 'lib'],
  ['content api', 'lib env'],
  ['paths', 'api'],
  ['ui', 'lib i18n'],
  ['auth', 'lib paths api ui'],
  ['listing', 'lib paths i18n content ui api auth'],
  ['frame', ground],
  ['features', `${ground} listing`],
  ['app build report routes', `${ground} listing frame features app build routes`],
]

/** The only exception: an area of features imports no other, except the entries of the trial booking. */
const entries = ['src/features/trial/TrialButton.tsx', 'src/features/trial/lazyTrial.ts']

/** One library, one door. */
const doors: Record<string, RegExp> = {
  axios: /^src\/api\//,
  sweetalert2: /^src\/ui\/dialog\/sweetalert\.ts$/,
  swiper: /^src\/ui\/carousel\/Carousel/,
}

/** Besides the map of pages, every place that loads code on demand: code that is too heavy for a first paint. */
const onDemand = [
  'src/app/App.tsx', // prefetching, with the first interaction
  'src/auth/AuthProvider.tsx', // the backend's code, only for users with a session
  'src/features/pages/lazyParts.ts', // forms, the comparison, and the next classes, when the reader gets there
  'src/features/trial/lazyTrial.ts', // the booking, when it is opened, and the bar of phones
  'src/frame/SiteHeader.tsx', // the menu of small screens
  'src/listing/share/ShareLinks.tsx', // the drawing of a poster, with a press
  'src/ui/carousel/CarouselWhenNear.tsx', // swiper, when the reader comes near
  'src/ui/dialog/dialogs.ts', // sweetalert2, with the first dialog
]

const addressFiles = ['../paths.ts', '../i18n/languageAddress.ts']

const roomOf = (file: string) => file.split('/')[1]!.replace(/\.tsx?$/, '')
const areaOf = (file: string) => (roomOf(file) === 'features' ? file.split('/')[2] : undefined)

/** Every import of another file of src by its full path. */
const edges = sources.flatMap(({ file, text }) => {
  const { fixed, onDemand: later } = importsOf(text)
  return [...fixed, ...later]
    .filter((from) => from.startsWith('@/'))
    .map((from) => [file, `src/${from.slice(2)}`] as const)
})

const may = new Map(
  rows.flatMap(([names, targets]) => names.split(' ').map((name) => [name, targets.split(' ')] as const)),
)

describe('the rooms of src', () => {
  it('import only what their row allows', () => {
    const wrong = edges.filter(([file, target]) => {
      const [room, other] = [roomOf(file), roomOf(target)]
      return room !== other && !may.get(room)?.includes(other)
    })
    expect(wrong.map((edge) => edge.join(' → '))).toEqual([])
  })

  it('imports along every row', () => {
    const used = new Set(edges.map(([file, target]) => `${roomOf(file)} → ${roomOf(target)}`))
    const unused = rows
      .slice(0, -1) // The last row is the top: it may import everything.
      .flatMap(([names, targets]) =>
        names.split(' ').flatMap((name) => targets.split(' ').map((to) => `${name} → ${to}`)),
      )
      .filter((edge) => !used.has(edge))
    expect(unused).toEqual([])
  })

  it('keeps the areas of features apart', () => {
    const between = edges.filter(([file, target]) => {
      const [area, other] = [areaOf(file), areaOf(target)]
      return area !== undefined && other !== undefined && area !== other
    })
    expect(
      between.map((edge) => edge.join(' → ')).filter((edge) => !entries.some((entry) => edge.endsWith(entry))),
    ).toEqual([])
    expect(entries.filter((entry) => !between.some(([, target]) => target === entry))).toEqual([])
  })

  it.each(sources)('$file imports from its own folder with ./, and from others with @/', ({ file, text }) => {
    const { fixed, onDemand: later } = importsOf(text)
    for (const from of [...fixed, ...later]) {
      // vite.config.ts loads the build room before the alias exists.
      if (!file.startsWith('src/build/') || !addressFiles.includes(from))
        expect(from, 'a path that climbs').not.toMatch(/^\.\.\//)
      expect(from, 'src never imports tests').not.toMatch(/tests\//)
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
      'src/lib/time/zoneOffset.ts',
    ])
    expect(
      users(/\b(localStorage|sessionStorage)\b(?!' )/).filter((file) => file !== 'src/lib/storage/safeStorage.ts'),
    ).toEqual([])
    expect(users(/import\.meta\.env/)).toEqual(['src/env.ts'])
  })

  it('loads code on demand in the map of pages and in few, named places, always with lazyComponent where it is drawn', () => {
    const places = sources.filter(({ text }) => /\bimport\(/.test(text)).map(({ file }) => file)
    expect(places).toEqual([...onDemand, 'src/routes.tsx'].sort())
    expect(onDemand.length).toBeLessThanOrEqual(8)
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

  it('writes addresses in paths.ts and the prefix of Uzbek in languageAddress.ts only', () => {
    const words = new Set(Object.values(paths).map((path) => path.split('/')[1]))
    const address = new RegExp(`['"\`^]/(${[...words, 'uz', '404'].filter(Boolean).join('|')})(?![\\w-])`)
    const users = sources.filter(({ text }) => address.test(text.replace(/^\s*(?:\*|\/[*/]).*$|\/\/ .*$/gm, '')))
    expect(users.map(({ file }) => file)).toEqual(['src/i18n/languageAddress.ts', 'src/paths.ts'])
  })

  it('names the calls of the backend in endpoints.ts only', () => {
    const paths = [...read('src/api/endpoints.ts').matchAll(/path: '\/([\w-]+)/g)].map(([, word]) => word)
    const ours = new Set(['class', 'group', '{type}']) // words of our addresses and keys, too
    const path = new RegExp(`['"\`]/(${[...new Set(paths)].filter((word) => word && !ours.has(word)).join('|')})\\b`)
    expect(
      sources.filter(({ file, text }) => file !== 'src/api/endpoints.ts' && path.test(text)).map(({ file }) => file),
    ).toEqual([])
  })

  it('names the file of a component after its export, and has no barrels', () => {
    for (const { file, text } of sources) {
      const name = file
        .split('/')
        .at(-1)!
        .replace(/\.tsx?$/, '')
      expect(name, file).not.toMatch(/^(index|utils|helpers|common|misc|types|constants|hooks)$/)
      expect(text, file).not.toMatch(/^export \* from/m)
      expect(text, file).not.toMatch(/^export default/m)
      // A file in lower case holds several things of one subject.
      if (file.endsWith('.tsx') && /^[A-Z]/.test(name))
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

  it('has no :has() on html or body: each removed element would restyle the whole page', () => {
    const inPrint = ['src/features/trial/trialPrint.css']
    const styles = filesBelow('src').filter((file) => file.endsWith('.css') && !inPrint.includes(file))
    expect(styles.filter((file) => /(html|body|:root):has\(/.test(read(file)))).toEqual([])
  })

  it('keeps the stand-in independent of src', () => {
    for (const file of filesBelow('tests/backend')) expect(read(file), file).not.toMatch(/from ['"](@\/|.*\/src\/)/)
  })
})

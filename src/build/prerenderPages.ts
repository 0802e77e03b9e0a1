import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { addressIn } from '../i18n/languageAddress.ts'
import { isDataFirst, paths } from '../paths.ts'
import { buildReporter, type Reports } from './buildReporter.ts'
import { buildScript } from './buildScript.ts'
import { compressFiles } from './compressFiles.ts'
import { hostingFiles } from './hostingFiles.ts'
import {
  chunksOf,
  link,
  preloadFiles,
  preloadLinks,
  refuseCycles,
  withModulePaths,
  type Chunk,
  type PageCode,
} from './pageChunks.ts'
import { shareFiles } from './shareFiles.ts'
import type { Inlined } from './securityHeaders.ts'

type Language = 'en' | 'uz'
type Renderer = {
  publicPages: readonly string[]
  browserPages: readonly string[]
  unknownPage: string
  languages: readonly Language[]
  render: (address: string, language: Language) => Promise<{ head: string; note: string; body: string; code: PageCode }>
  codeOf: (address: string) => PageCode
  frameCode: PageCode
  bookingCode: PageCode
  renderNotes: (languages: readonly Language[]) => Promise<string>
  searchFiles: () => Record<string, string>
  reports: Reports
}

/** The file of a page in the build output; hosts serve `/pricing` from `pricing.html`. */
const fileOf = (address: string, language: Language) => {
  const page = addressIn(language, address)
  return `${page === '/' ? 'index' : page.slice(1)}.html`
}

/**
 * After the build: prerenders every public page in both languages (`/pricing`, `/uz/pricing`), `404.html`, and `app.html`, the empty shell of
 * the member area; writes the files for search engines and hosts; compresses all text files. The first paint needs no further request: the
 * CSS is inlined, and the scripts are in a template until src/app/boot.ts runs them. `headersFor` returns the headers of every response.
 */
export function prerenderPages(headersFor: (inlined: Inlined) => Readonly<Record<string, string>>): Plugin {
  let outDir = ''
  let root = ''
  let server = false
  let generated = false
  let chunks: Chunk[] = []
  let font = ''
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = path.resolve(root, config.build.outDir)
      server = Boolean(config.build.ssr)
    },
    transform: {
      order: 'pre',
      // Only the prerendered build writes preload links.
      handler: (source, id) => (server ? withModulePaths(source, path.relative(root, id)) : null),
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
      font = files.find(({ fileName }) => fileName.endsWith('.woff2'))?.fileName ?? ''
      chunks = files
        .filter((file) => file.type === 'chunk')
        .map(({ fileName, moduleIds, imports }) => ({
          file: fileName,
          modules: moduleIds.map((id) => path.relative(root, id)),
          imports,
        }))
      refuseCycles(chunks)
      generated = true
    },
    async closeBundle() {
      if (server || !generated) return // a failed build prints its own error
      const rendererDir = path.resolve(root, 'node_modules/.cache/nihol-prerender', path.basename(outDir))
      await build({
        root,
        logLevel: 'error',
        build: { ssr: 'src/app/prerender.tsx', outDir: rendererDir, emptyOutDir: true, copyPublicDir: false },
      })
      const renderer = createRequire(import.meta.url)(path.join(rendererDir, 'prerender.js')) as Renderer
      const {
        render,
        renderNotes,
        codeOf,
        frameCode,
        bookingCode,
        publicPages,
        browserPages,
        unknownPage,
        languages,
        searchFiles,
      } = renderer
      const reporter = await buildReporter(root, outDir, renderer.reports)
      const write = async (file: string, text: string) => {
        await mkdir(path.dirname(path.join(outDir, file)), { recursive: true })
        await writeFile(path.join(outDir, file), text)
      }

      const built = await readFile(path.join(outDir, 'index.html'), 'utf8')
      const [script] = /\s*<script type="module"[^>]*><\/script>/.exec(built)!
      const [styleLink, styleFile] = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(built)!
      const inlined = {
        script: await buildScript(root, 'src/app/boot.ts'),
        style: (await readFile(path.join(outDir, styleFile!), 'utf8')).trim(),
      }
      const fontLink = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin id="before-large" />`
      const shell = built
        .replace(script, '')
        .replace(styleLink, '')
        .replace('<!--boot-->', () => `<script>${inlined.script}</script><style>${inlined.style}</style>`)
      // React gets its own script, so that it runs in a separate task and a click between the two is handled sooner.
      const [react] = chunksOf(chunks, ['node_modules/react-dom/client.js'])
      const reactScript = `<script type="module" crossorigin src="/${react}"></script>`
      // Chunks that import the style sheet find this link and do not add one. It is disabled and outside the head, where browsers look ahead
      // for files to request, so it is never requested: the CSS is inlined.
      const inertStyle = styleLink.replace('<link', '<link disabled')
      const scripts = chunksOf(chunks, ['node_modules/react-dom/client.js', 'src/app/main.tsx'])
      const [data] = chunksOf(chunks, ['src/auth/checkSession.ts'])
      const [listing] = chunksOf(chunks, ['src/listing/ListingCard.tsx'])
      const pageOf = async (body: string, code: PageCode, address: string, ...of: Language[]) => {
        const linksOf = (part: PageCode) => preloadLinks(chunks, part, of, scripts)
        const held = (id: string, part: PageCode) => `<template id="${id}">${linksOf(part)}</template>`
        // Links at the end of the page load the files while a slow device lays it out. Where src/app/boot.ts requests data, the data comes
        // first, then the frame of the page, then its own code; the shell of the member area also leaves the language to it.
        const [first, page] = isDataFirst(address) ? [frameCode, held('page', code)] : [code, '']
        const links = of.length > 1 ? held('frame', first) : preloadFiles(scripts) + linksOf(first)
        const booking = body.includes('data-trial') ? held('booking', bookingCode) : ''
        return `${body}<template id="notes">${await renderNotes(of)}</template>${booking}<template id="scripts">${inertStyle}${reactScript}${reporter}${script.trim()}</template>${page}${links}`
      }

      // The dashboard is the usual first page of the member area.
      const app = await pageOf('<div id="root"></div>', codeOf(paths.dashboard), paths.dashboard, ...languages)
      // Nothing can be painted before the app runs: the scripts don't wait, and the data layer, the smallest of them, reads the session.
      const ahead = link(data!, ' id="before-page"') + preloadFiles(scripts)
      await write(
        'app.html',
        shell.replace('<!--head-->', () => `<title>Nihol</title>${ahead}`).replace('<div id="root"></div>', () => app),
      )
      for (const language of languages) {
        for (const address of [...publicPages, unknownPage]) {
          const { head, note, body, code } = await render(address, language)
          const content = await pageOf(`${note}<div id="root">${body}</div>`, code, address, language)
          const large = isDataFirst(address) ? `<template id="large">${preloadFiles([data!, listing!])}</template>` : ''
          const page = shell
            .replace('<html lang="en">', `<html lang="${language}" data-address="${address}" class="arriving">`)
            .replace('<!--head-->', () => fontLink + head)
            .replace('<div id="root"></div>', () => content + large)
          await write(fileOf(address, language), page)
        }
      }
      // The entry's name changes with every file of the app (lib/newRelease.ts).
      const [release] = /(?<=index-)[\w-]+(?=\.js)/.exec(script!)!
      for (const [file, text] of Object.entries({
        'version.json': JSON.stringify({ release }),
        ...searchFiles(),
        ...(await shareFiles(root)),
        ...hostingFiles(headersFor(inlined), publicPages, browserPages),
      }))
        await write(file, text)
      await rm(rendererDir, { recursive: true, force: true })
      await compressFiles(outDir)
    },
  }
}

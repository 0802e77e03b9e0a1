import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { compressFiles } from './compressFiles.ts'
import { hostingFiles } from './hostingFiles.ts'
import type { Inlined } from './securityHeaders.ts'

type Language = 'en' | 'uz'
type Renderer = {
  publicPages: readonly string[]
  unknownPage: string
  languages: readonly Language[]
  render: (address: string, language: Language) => Promise<{ head: string; note: string; body: string; pieces: readonly string[] }>
  renderNotes: (languages: readonly Language[]) => Promise<string>
  searchFiles: () => Record<string, string>
}

/** The file of a page below the output folder; the host serves `/pricing` from `pricing.html`. */
const fileOf = (address: string, language: Language) => {
  const name = address === '/' ? (language === 'en' ? '/index' : '') : address
  return `${language === 'en' ? '' : `/${language}`}${name}.html`.slice(1)
}

/** A built file of code: the modules in it, by their paths below the root, and the files that it imports. */
type Chunk = { file: string; modules: readonly string[]; imports: readonly string[] }

/** Links to the built files that hold pieces of code, with all that they import, and words; those in one of several languages are marked with it. */
function preloadLinks(chunks: readonly Chunk[], pieces: readonly string[], languages: readonly Language[]): string {
  const filesWith = (isWanted: (module: string) => boolean) => chunks.filter(({ modules }) => modules.some(isWanted)).map(({ file }) => file)
  const link = (file: string, mark = '') => `<link rel="modulepreload" crossorigin href="/${file}"${mark}>`
  const code = new Set<string>()
  const visit = (file: string) => {
    if (code.has(file)) return
    code.add(file)
    for (const imported of chunks.find((chunk) => chunk.file === file)?.imports ?? []) visit(imported)
  }
  for (const file of filesWith((module) => module === 'src/main.tsx' || pieces.some((piece) => module.endsWith(`/${piece}.tsx`) || module.endsWith(`/${piece}.ts`)))) visit(file)
  const words = languages.flatMap((language) => {
    const files = filesWith((module) => pieces.some((piece) => module === `src/i18n/${language}/${piece}.json`))
    return files.map((file) => link(file, languages.length > 1 ? ` data-words="${language}"` : ''))
  })
  return [...[...code].map((file) => link(file)), ...words].join('')
}

/** The script that runs before the first paint (src/boot.ts), as one text. */
async function buildBoot(root: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': path.join(root, 'src') } },
    build: { write: false, copyPublicDir: false, modulePreload: false, rolldownOptions: { input: path.join(root, 'src/boot.ts'), output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}

/**
 * After the build: prerenders every public page in both languages (`/pricing`, `/uz/pricing`), `404.html`, and `app.html`, the empty
 * shell of the signed-in area; then what search engines and hosts read, and a compressed copy of every text. The first paint needs nothing
 * but the page: its style is in it, and its scripts wait in a template until it has happened (src/boot.ts). `headersFor` are those of every
 * answer, by what is inlined.
 */
export function prerenderPages(headersFor: (inlined: Inlined) => Readonly<Record<string, string>>): Plugin {
  let outDir = ''
  let root = ''
  let server = false
  let failed = false
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
    buildEnd(error) {
      failed = error !== undefined
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
      font = files.find(({ fileName }) => fileName.endsWith('.woff2'))?.fileName ?? ''
      chunks = files
        .filter((file) => file.type === 'chunk')
        .map(({ fileName, moduleIds, imports }) => ({ file: fileName, modules: moduleIds.map((id) => path.relative(root, id)), imports }))
    },
    async closeBundle() {
      if (server || failed) return
      const rendererDir = path.resolve(root, 'node_modules/.cache/nihol-prerender', path.basename(outDir))
      await build({ root, logLevel: 'error', build: { ssr: 'src/prerender.tsx', outDir: rendererDir, emptyOutDir: true, copyPublicDir: false } })
      const { render, renderNotes, publicPages, unknownPage, languages, searchFiles } = createRequire(import.meta.url)(path.join(rendererDir, 'prerender.js')) as Renderer
      const write = async (file: string, text: string) => {
        await mkdir(path.dirname(path.join(outDir, file)), { recursive: true })
        await writeFile(path.join(outDir, file), text)
      }

      const built = await readFile(path.join(outDir, 'index.html'), 'utf8')
      const [script] = /\s*<script type="module"[^>]*><\/script>/.exec(built)!
      const [styleLink, styleFile] = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(built)!
      const inlined = { script: await buildBoot(root), style: (await readFile(path.join(outDir, styleFile!), 'utf8')).trim() }
      const fontLink = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`
      const shell = built
        .replace(script, '')
        // Not asked for: tells the files of code that name it, too, that it is there.
        .replace(styleLink, () => styleLink.replace('<link', '<link disabled'))
        .replace('<!--boot-->', () => `<script>${inlined.script}</script><style>${inlined.style}</style>`)
      // A script of its own, before the app: the libraries run in a task of their own, and a press need not wait for both.
      const libs = chunks.find(({ file }) => file.startsWith('assets/libs-'))!.file
      const libsScript = `<script type="module" crossorigin src="/${libs}"></script>`
      // Firefox reports an error of a link beside the script that loads the same file.
      const others = (links: string) => links.replace(/<link[^>]*assets\/(?:libs|index)-[^>]*>/g, '')
      const pageOf = async (body: string, pieces: readonly string[], ...of: Language[]) =>
        `${body}<template id="notes">${await renderNotes(of)}</template><template id="scripts">${libsScript}${others(preloadLinks(chunks, pieces, of))}${script.trim()}</template>`

      // The signed-in area: everything that its first page needs is named at once.
      const member = ['common', 'courses', 'dashboard', 'messages', 'classroom', 'classes', 'DataFrame', 'MemberFrame', 'DashboardPage', 'api/users']
      const app = await pageOf('<div id="root"></div>', member, ...languages)
      await write('app.html', shell.replace('<!--head-->', '<title>Nihol</title>').replace('<div id="root"></div>', () => app))
      for (const language of languages) {
        for (const address of [...publicPages, unknownPage]) {
          const { head, note, body, pieces } = await render(address, language)
          const content = await pageOf(`${note}<div id="root">${body}</div>`, pieces, language)
          const page = shell
            .replace('<html lang="en">', `<html lang="${language}" data-address="${address}" class="arriving">`)
            .replace('<!--head-->', () => fontLink + head)
            .replace('<div id="root"></div>', () => content)
          await write(fileOf(address, language), page)
        }
      }
      for (const [file, text] of Object.entries({ ...searchFiles(), ...hostingFiles(headersFor(inlined), publicPages) })) await write(file, text)
      await rm(rendererDir, { recursive: true, force: true })
      await compressFiles(outDir)
    },
  }
}

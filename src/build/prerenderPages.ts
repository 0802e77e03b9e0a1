import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, minify, type Plugin } from 'vite'
import { compressFiles } from './compressFiles.ts'
import { hostingFiles } from './hostingFiles.ts'

type Language = 'en' | 'uz'
type Renderer = {
  publicPages: readonly string[]
  unknownPage: string
  languages: readonly Language[]
  apiUrl: string
  render: (address: string, language: Language) => Promise<{ head: string; note: string; body: string; pieces: readonly string[] }>
  renderNotes: () => Promise<string>
  renderDashboards: () => Promise<string>
  searchFiles: () => Record<string, string>
}

/** The file of a page below the output folder; the host serves `/pricing` from `pricing.html`. */
const fileOf = (address: string, language: Language) => {
  const name = address === '/' ? (language === 'en' ? '/index' : '') : address
  return `${language === 'en' ? '' : `/${language}`}${name}.html`.slice(1)
}

/** A built file of code: the modules in it, by their paths below the root, and the files that it imports. */
type Chunk = { file: string; modules: readonly string[]; imports: readonly string[] }

/** Links to the built files that hold pieces of code, with all that they import, and words, each marked with its language. */
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
    return files.map((file) => link(file, ` data-words="${language}"`))
  })
  return [...[...code].map((file) => link(file)), ...words].join('')
}

/**
 * After the build: writes every public page as HTML in both languages (`/pricing`, `/uz/pricing`), `404.html`, and `app.html`, the empty
 * shell of the signed-in area; then what search engines and hosts read, and a compressed copy of every text. The first paint of a public
 * page needs no JavaScript: its scripts wait in a template until it has happened (public/boot.js).
 */
export function prerenderPages(headers: Readonly<Record<string, string>>): Plugin {
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
      const { render, renderNotes, renderDashboards, publicPages, unknownPage, languages, apiUrl, searchFiles } = (await import(pathToFileURL(path.join(rendererDir, 'prerender.js')).href)) as Renderer
      const write = async (file: string, text: string) => {
        await mkdir(path.dirname(path.join(outDir, file)), { recursive: true })
        await writeFile(path.join(outDir, file), text)
      }

      const built = await readFile(path.join(outDir, 'index.html'), 'utf8')
      const script = /\s*<script type="module"[^>]*><\/script>/.exec(built)![0]
      const fontLink = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`
      const notes = `<template id="notes">${await renderNotes()}</template>`
      const shell = built.replace(script, '').replace('<!--font-->', fontLink).replace('</body>', () => `${notes}</body>`)
      // A script of its own, before the app: the libraries run in a task of their own, and a press need not wait for both.
      const libs = chunks.find(({ file }) => file.startsWith('assets/libs-'))!.file
      const libsScript = `<script type="module" crossorigin src="/${libs}"></script>`
      // Firefox reports an error of a link beside the script that loads the same file.
      const others = (links: string) => links.replace(/<link[^>]*assets\/(?:libs|index)-[^>]*>/g, '')
      const scripts = (pieces: readonly string[]) => `<template id="scripts">${libsScript}${others(preloadLinks(chunks, pieces, languages))}${script.trim()}</template>`

      // The signed-in area: everything that its first page needs is named at once. Its large files in the head, for no paint waits for
      // anything; not the small ones and the font, or the backend's first answers would come after them.
      const member = ['common', 'dashboard', 'messages', 'classroom', 'classes', 'courses', 'DataFrame', 'MemberFrame', 'DashboardPage', 'api/users']
      const large = preloadLinks(chunks, member, []).match(/<link[^>]*assets\/(?:libs|data|index)-[^>]*>/g)!.join('')
      const app = shell
        .replace(fontLink, '')
        .replace('<!--head-->', `<title>Nihol</title>${large}`)
        .replace('<div id="root"></div>', `<div id="root"></div>${scripts(member)}`)
      const dashboards = await renderDashboards()
      await write('app.html', app.replace('<template id="notes">', (notes) => notes + dashboards))
      for (const language of languages) {
        for (const address of [...publicPages, unknownPage]) {
          const { head, note, body, pieces } = await render(address, language)
          const page = shell
            .replace('<html lang="en">', `<html lang="${language}" data-address="${address}">`)
            .replace('<!--head-->', () => head)
            .replace('<div id="root"></div>', () => `${note}<div id="root">${body}</div>${scripts(pieces)}`)
          await write(fileOf(address, language), page)
        }
      }
      for (const [file, text] of Object.entries({ ...searchFiles(), ...hostingFiles(headers, publicPages) })) await write(file, text)
      // Blocking, so every byte of it counts.
      const boot = (await readFile(path.join(outDir, 'boot.js'), 'utf8')).replace("'/api'", () => JSON.stringify(apiUrl))
      await write('boot.js', (await minify('boot.js', boot)).code)
      await rm(rendererDir, { recursive: true, force: true })
      await compressFiles(outDir)
    },
  }
}

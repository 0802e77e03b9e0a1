import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

type Rendered = { head: string; body: string }
type Renderer = {
  publicPages: readonly string[]
  unknownPage: string
  languages: readonly ('en' | 'uz')[]
  render: (address: string, language: 'en' | 'uz') => Promise<Rendered>
}

/** The file of a page below the output folder; the host serves `/pricing` from `pricing.html`. */
const fileOf = (address: string, language: string) => {
  const name = address === '/' ? (language === 'en' ? '/index' : '') : address
  return `${language === 'en' ? '' : `/${language}`}${name}.html`.slice(1)
}

/**
 * After the build: writes every public page as HTML in both languages (`/pricing`, `/uz/pricing`), `404.html`, and `app.html`, the
 * empty shell of the signed-in area. The first paint of a public page then needs no JavaScript.
 */
export function prerenderPages(): Plugin {
  let outDir = ''
  let root = ''
  let server = false
  let failed = false
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
    async closeBundle() {
      if (server || failed) return
      const rendererDir = path.resolve(root, 'node_modules/.cache/nihol-prerender', path.basename(outDir))
      await build({ root, logLevel: 'error', build: { ssr: 'src/prerender.tsx', outDir: rendererDir, emptyOutDir: true, copyPublicDir: false } })
      const { render, publicPages, unknownPage, languages } = (await import(pathToFileURL(path.join(rendererDir, 'prerender.js')).href)) as Renderer
      const shell = await readFile(path.join(outDir, 'index.html'), 'utf8')
      await writeFile(path.join(outDir, 'app.html'), shell.replace('<!--head-->', '<title>Nihol</title>'))
      for (const language of languages) {
        for (const address of [...publicPages, unknownPage]) {
          const { head, body } = await render(address, language)
          const file = path.join(outDir, fileOf(address, language))
          await mkdir(path.dirname(file), { recursive: true })
          await writeFile(file, shell.replace('<html lang="en">', `<html lang="${language}">`).replace('<!--head-->', () => head).replace('<div id="root"></div>', () => `<div id="root">${body}</div>`))
        }
      }
      await rm(rendererDir, { recursive: true, force: true })
    },
  }
}

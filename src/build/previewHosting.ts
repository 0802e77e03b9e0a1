import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Addresses whose pages exist only in the browser: the signed-in area, and values that a fixed catalogue may or may not have. */
const inBrowser = /^\/(dashboard|classroom\/|classes|classdetails\/|add-class-group|edit\/|contact$)/
const inCatalogue = /^\/(courses|upcoming-course)\/[^/]+$/

/** Which file answers an address, and with which status: the written page, the empty shell, or the page for unknown addresses. */
export function fileFor(address: string, files: ReadonlySet<string>): { file: string; status: number } {
  const plain = address.replace(/\/+$/, '') || '/'
  const entry = plain === '/uz' ? '/' : plain.startsWith('/uz/') ? plain.slice(3) : plain
  const written = plain === '/' ? 'index.html' : `${plain.slice(1)}.html`
  if (files.has(written)) return { file: written, status: 200 }
  if (inBrowser.test(entry)) return { file: 'app.html', status: 200 }
  // The page itself matches slugs in any letter case, and a wrong one is its own "not found".
  if (inCatalogue.test(entry)) return { file: 'app.html', status: [...files].some((file) => file.toLowerCase() === `${entry.slice(1)}.html`.toLowerCase()) ? 200 : 404 }
  return { file: entry === plain ? '404.html' : 'uz/404.html', status: 404 }
}

/** Makes `vite preview` answer as the hosting files do: written pages, fallbacks, and the same headers on everything. */
export function previewHosting(headers: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'preview-hosting',
    configurePreviewServer({ middlewares, config }) {
      const dist = path.resolve(config.root, config.build.outDir)
      const files = new Set(readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/')))
      middlewares.use((req, res, next) => {
        const { pathname } = new URL(req.url ?? '/', 'http://localhost')
        for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
        if (/^\/(api|__stand-in)\//.test(pathname) || (path.extname(pathname) !== '' && !pathname.endsWith('/'))) return next()
        const { file, status } = fileFor(pathname, files)
        readFile(path.join(dist, files.has(file) ? file : 'index.html')).then((html) => {
          res.statusCode = status
          res.setHeader('content-type', 'text/html; charset=utf-8')
          res.setHeader('cache-control', 'no-cache')
          res.end(html)
        }, next)
      })
    },
  }
}

import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { cacheControl, changePassword, previewFile, type Preview } from './hostingFiles.ts'
import { fileFor } from './pageFiles.ts'
import { headersAt } from './securityHeaders.ts'

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Makes `vite preview` respond like a configured host: prerendered pages, fallbacks, precompressed files, and the same headers. */
export function previewHosting(): Plugin {
  return {
    name: 'preview-hosting',
    // Vite's CORS middleware would answer OPTIONS requests first.
    config: () => ({ preview: { cors: false } }),
    configurePreviewServer({ middlewares, config }) {
      const dist = path.resolve(config.root, config.build.outDir)
      const { headers, browserPages } = JSON.parse(readFileSync(path.join(dist, previewFile), 'utf8')) as Preview
      const files = new Set(
        readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/')),
      )
      middlewares.use((req, res, next) => {
        const { pathname } = new URL(req.url ?? '/', 'http://localhost')
        for (const [name, value] of Object.entries(headersAt(pathname, headers)))
          if (name !== 'strict-transport-security') res.setHeader(name, value) // preview serves http
        if (/^\/(api|__stand-in)\//.test(pathname)) return next()
        if (req.method !== 'GET' && req.method !== 'HEAD') {
          res.statusCode = 405
          res.setHeader('allow', 'GET, HEAD')
          return res.end()
        }
        if (pathname === changePassword.from) {
          res.statusCode = 302
          res.setHeader('location', changePassword.to)
          return res.end()
        }
        const plain = decodeURI(pathname.replaceAll('%', '%25')).slice(1)
        const isPage = !/\.\w+$/.test(plain)
        const { file, status } = isPage ? fileFor(pathname, files, browserPages) : { file: plain, status: 200 }
        const type = types[path.extname(file).slice(1)]
        if (!files.has(file) || type === undefined || /(^|\/)(?!\.well-known\/)[._]/.test(file)) {
          res.statusCode = 404
          res.setHeader('content-type', types['txt']!)
          return res.end('Not found')
        }
        const accepted = String(req.headers['accept-encoding'] ?? '')
        const packed = encodings.find(([name, suffix]) => accepted.includes(name) && files.has(file + suffix))
        res.statusCode = status
        res.setHeader('content-type', type)
        res.setHeader('cache-control', cacheControl(`/${file}`))
        res.setHeader('vary', 'accept-encoding')
        if (packed) res.setHeader('content-encoding', packed[0])
        if (req.method === 'HEAD') return res.end()
        createReadStream(path.join(dist, file + (packed?.[1] ?? '')))
          .on('error', next)
          .pipe(res)
      })
    },
  }
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { script, style } from './schedulerPage.ts'

const source = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Schedule a trial lesson</title>
<style>${style}</style>
</head>
<body>
<main></main>
<script>${script}</script>
</body>
</html>
`

const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'),
)

const headers = {
  'content-security-policy': `default-src 'none'; script-src ${source(script)}; style-src ${source(style)}; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** The stand-in for the third-party scheduler: one page that may be framed from anywhere. */
export const schedulerApp = new Hono()
  .get('/', (c) => c.html(page, 200, headers))
  .get('/onest.woff2', (c) => c.body(font, 200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=3600' }))
  .notFound((c) => c.text('Not found', 404))

/** Serves the scheduler on this port of the loopback address (0: any free one); the caller closes it. */
export function startScheduler(port: number): Server {
  const handle = getRequestListener(schedulerApp.fetch, { overrideGlobalObjects: false })
  return createServer((req, res) => void handle(req, res)).listen(port, '127.0.0.1')
}

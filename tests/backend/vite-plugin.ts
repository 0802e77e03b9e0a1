import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { PreviewServer, Plugin, ViteDevServer } from 'vite'
import { type BackendOptions, createBackend } from './app.ts'
import { startScheduler } from './scheduler/scheduler.ts'

export type StandInOptions = Pick<BackendOptions, 'exposeRecord' | 'sentinels'> & {
  /** The database, relative to the project root. */
  file: string
  /** Where the stand-in scheduler page answers, as http://localhost:PORT/. */
  schedulerPort: number
}

function mountBackend(
  { middlewares, httpServer, config }: ViteDevServer | PreviewServer,
  { file, sentinels, exposeRecord }: StandInOptions,
) {
  const location = file === ':memory:' ? file : path.resolve(config.root, file)
  const backend = createBackend({ file: location, sentinels, exposeRecord })
  // As the doctor demands of a host (tests/doctor/apiChecks.ts).
  const { fetch } = new Hono().use(compress()).mount('/', backend.app.fetch)
  const handle = getRequestListener(fetch, { overrideGlobalObjects: false })
  // No mount path in use(): connect would strip it from req.url, and the app routes on the whole path.
  middlewares.use((req, res, next) => {
    const isOurs =
      /^\/(api|__stand-in\/reports)(\/|$)/.test(req.url ?? '') || (exposeRecord && req.url?.startsWith('/__stand-in/'))
    if (!isOurs) return next()
    handle(req, res).catch(next)
  })
  httpServer?.once('close', () => backend.close())
}

function runScheduler({ httpServer, config }: ViteDevServer | PreviewServer, port: number) {
  // Started with the server's own port, not before: on a restart the old server still holds the second port until then.
  httpServer?.once('listening', () => {
    const scheduler = startScheduler(port)
    scheduler.once('error', (error) => config.logger.warn(`The stand-in scheduler does not run: ${error.message}`))
    httpServer.once('close', () => {
      scheduler.close()
      scheduler.closeAllConnections()
    })
  })
}

/**
 * Serves the stand-in backend at /api on the dev and the preview server, and the stand-in scheduler on its own port.
 * With API_URL set a real API is proxied by the config, and only the scheduler runs; in Vitest nothing does (see msw.ts).
 */
export function standIn(options: StandInOptions): Plugin {
  const mount = (server: ViteDevServer | PreviewServer) => {
    if (process.env['VITEST']) return
    if (!process.env['API_URL']) mountBackend(server, options)
    runScheduler(server, options.schedulerPort)
  }
  return { name: 'stand-in-backend', configureServer: mount, configurePreviewServer: mount }
}

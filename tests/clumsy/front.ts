import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createBackend } from '../backend/app.ts'

/** A running server of the app with another stand-in: each seed has fresh data and meets only its own faults. */
export async function startFront(app: string) {
  const { hostname, port } = new URL(app)
  const backend = createBackend({ sentinels: true })
  const answer = getRequestListener(backend.app.fetch, { overrideGlobalObjects: false })
  const server = createServer((req, res) => {
    if (req.url?.startsWith('/api/')) return void answer(req, res)
    const passed = request({ hostname, port, method: req.method, path: req.url, headers: req.headers }, (found) => {
      res.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(res)
    })
    passed.on('error', () => res.destroy())
    req.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    backend,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      backend.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

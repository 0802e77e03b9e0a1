import { createServer } from 'node:net'

/** The first free port, starting with the given port. */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    const free = await new Promise<boolean>((resolve) => {
      const server = createServer()
      server.once('error', () => resolve(false))
      server.listen(port, () => server.close(() => resolve(true)))
    })
    if (free) return port
  }
  throw new Error(`no free port from ${wanted} on`)
}

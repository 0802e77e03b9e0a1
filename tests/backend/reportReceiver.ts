import { Hono } from 'hono'

/** A receiver of field reports: POST an envelope to /api/{project}/envelope/, GET the items of the last hundred. */
export function reportRoutes() {
  const received: unknown[] = []
  return new Hono()
    .post('/api/:project/envelope/', async (c) => {
      const [, , item = ''] = (await c.req.text()).split('\n')
      received.push(JSON.parse(item))
      received.splice(0, received.length - 100)
      return c.json({})
    })
    .get('/', (c) => c.json(received))
}

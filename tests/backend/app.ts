import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Env } from './routes/context.ts'
import { controlRoutes } from './controls.ts'
import { createFaults } from './faults.ts'
import { fileRoutes } from './routes/files.ts'
import { listingRoutes } from './routes/listings.ts'
import { mailRoutes } from './routes/mail.ts'
import { purchaseRoutes } from './routes/purchases.ts'
import { reportRoutes } from './reportReceiver.ts'
import { contractPath, createRecord } from './record.ts'
import { seed } from './seed/seed.ts'
import { seedSentinels } from './seed/sentinels.ts'
import { openStore } from './tables/store.ts'
import { refusalBody } from './routes/refusal.ts'
import { trialRoutes } from './routes/trials.ts'
import { userRoutes } from './routes/users.ts'

export type BackendOptions = {
  /** Where the data lives; in memory when absent. */
  file?: string
  /** Adds the hostile and broken listings of sentinels.ts. */
  sentinels?: boolean | undefined
  /** Opens the request record, the faults and the bulk listings under /__stand-in: for browser tests only. */
  exposeRecord?: boolean | undefined
  now?: () => Date
}

/** The stand-in for the fixed backend: the API of CONTRACT.md §7 over its store, with access for tests. */
export function createBackend({ file, sentinels = false, exposeRecord = false, now }: BackendOptions = {}) {
  const store = openStore(file, now)
  seed(store)
  if (sentinels) seedSentinels(store)
  const record = createRecord()
  const faults = createFaults(store)

  const api = new Hono<Env>()
    .use(record.layer)
    .use(faults.layer)
    .route('/', userRoutes(store))
    .route('/class', listingRoutes(store, 'class'))
    .route('/group', listingRoutes(store, 'group'))
    .route('/', purchaseRoutes(store))
    .get('/category', (c) => c.json(store.categories.all()))
    .route('/', fileRoutes(store))
    .route('/', mailRoutes(store))
    .route('/', trialRoutes(store))

  const app = new Hono<Env>().route('/api', api).route('/__stand-in/reports', reportRoutes())
  if (exposeRecord) app.route('/__stand-in', controlRoutes({ store, record, faults }))
  app.notFound((c) => c.json({ message: 'Not found' }, 404))
  app.onError((error, c) =>
    error instanceof HTTPException
      ? c.json(refusalBody(error, c.req.path), error.status)
      : c.json({ message: 'Internal server error' }, 500),
  )

  return {
    app,
    store,
    record,
    faults,
    /** Every call served, as CONTRACT.md §7 writes it, e.g. `PATCH /class/{id}`: for a test that compares it with the front end's table. */
    calls: api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${contractPath(path).replaceAll(/:(\w+)(\{\S+\})?/g, '{$1}')}`),
    close: () => {
      faults.clear()
      store.close()
    },
  }
}

export type Backend = ReturnType<typeof createBackend>

import { Hono } from 'hono'
import { benchmarkListing, benchmarkTeacherId } from './seed/benchmarkListing.ts'
import { bool, checkFields, field, filledText, optional, text } from './routes/checkFields.ts'
import { type Env, jsonBody } from './routes/context.ts'
import type { Fault, Faults } from './faults.ts'
import type { RequestRecord } from './record.ts'
import type { Store } from './tables/store.ts'

const wholeNumber = (from: number, to: number) =>
  field(
    `a whole number from ${from} to ${to}`,
    (value): value is number => typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to,
  )
const anything = field('anything', (value): value is unknown => value !== undefined)
const headers = field(
  'an object of texts',
  (value): value is Record<string, string> =>
    typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string'),
)

const fault = {
  path: filledText,
  method: optional(filledText),
  times: optional(wholeNumber(1, 1_000_000)),
  email: optional(filledText),
  status: optional(wholeNumber(200, 599)),
  body: optional(anything),
  contentType: optional(text),
  headers: optional(headers),
  delayMs: optional(wholeNumber(0, 600_000)),
  hang: optional(bool),
  dropConnection: optional(bool),
  afterHandling: optional(bool),
}

/** Endpoints for browser tests: the request record, faults, and bulk listings. */
export const controlRoutes = ({ store, record, faults }: { store: Store; record: RequestRecord; faults: Faults }) =>
  new Hono<Env>()
    .get('/requests', (c) => c.json(record.since(Number(c.req.query('since') ?? 0))))
    .get('/faults', (c) => c.json(faults.pending()))
    .post('/faults', async (c) => {
      const wanted: Fault = checkFields(fault, await jsonBody(c))
      return c.json({ number: faults.add(wanted) }, 201)
    })
    .delete('/faults', (c) => {
      faults.clear(c.req.query('email'))
      return c.json({ message: 'Faults cleared' })
    })
    .post('/listings', async (c) => {
      const { count } = checkFields({ count: wholeNumber(1, 100_000) }, await jsonBody(c))
      const categories = store.categories.all()
      store.atomically(() => {
        for (let i = 0; i < count; i += 1)
          store.listings.add(
            i % 2 === 0 ? 'class' : 'group',
            benchmarkListing(i, store.newId(), categories, store.now()),
          )
      })
      return c.json({ created: count }, 201)
    })
    .delete('/listings', (c) => c.json({ deleted: store.listings.removeOwnedBy(benchmarkTeacherId) }))

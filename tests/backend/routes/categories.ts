import { Hono } from 'hono'
import type { Env } from './context.ts'
import type { Store } from '../tables/store.ts'

/** The category list. */
export const categoryRoutes = (store: Store) => new Hono<Env>().get('/category', (c) => c.json(store.categories.all()))

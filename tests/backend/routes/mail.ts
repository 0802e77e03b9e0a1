import { Hono } from 'hono'
import { checkFields, email, filledText, oneOf, optional, text } from './checkFields.ts'
import { type Env, jsonBody } from './context.ts'
import type { Store } from '../tables/store.ts'

/** Contact leads and messages. The consultation form sends an empty message (CONTRACT.md §5). */
export const mailRoutes = (store: Store) =>
  new Hono<Env>().post('/mail', async (c) => {
    const mail = checkFields(
      { name: filledText, phoneNumber: filledText, email, message: text, countryCode: optional(oneOf('US', 'UZ')) },
      await jsonBody(c),
    )
    store.inbox.add('mail', mail)
    return c.json({ message: 'Message sent' }, 201)
  })

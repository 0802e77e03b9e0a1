import { Hono } from 'hono'
import { type Env, requireUser } from './context.ts'
import { imageTypeOf } from './imageSignature.ts'
import { refuse } from './refusal.ts'
import type { Store } from '../tables/store.ts'

export const maxFileBytes = 10 * 1024 * 1024

export const fileRoutes = (store: Store) =>
  new Hono<Env>()
    .post('/files', async (c) => {
      requireUser(c, store, 'teacher')
      const form = await c.req.formData().catch(() => refuse(400, 'The body must be multipart/form-data'))
      const stranger = [...form.keys()].find((key) => key !== 'name' && key !== 'file')
      if (stranger !== undefined) refuse(400, `Unknown field: ${stranger}`)
      const name = form.get('name') ?? refuse(400, 'name is required')
      const file = form.get('file') ?? refuse(400, 'file is required')
      if (typeof name !== 'string' || name.trim() === '') refuse(422, 'name must be a text that is not empty')
      if (typeof file === 'string') refuse(422, 'file must be a file')
      if (file.size > maxFileBytes) refuse(422, 'file must be at most 10 MB')
      const content = new Uint8Array(await file.arrayBuffer())
      const image = imageTypeOf(content) ?? refuse(422, 'file must be a PNG, JPEG or WebP image')
      return c.json({ src: store.files.add({ name, image, content }) }, 201)
    })
    .get('/files/:src{.+}', (c) => {
      const file = store.files.bySrc(c.req.param('src')) ?? refuse(404, 'File not found')
      return c.body(file.content, 200, {
        'content-type': file.contentType,
        'x-content-type-options': 'nosniff',
        // A stored name never gets other bytes, so a browser need not ask again.
        'cache-control': 'public, max-age=31536000, immutable',
      })
    })

import { Hono } from 'hono'
import { amount, checkFields, filledText, instant, oneOf, optional } from './checkFields.ts'
import { type Env, jsonBody, requireUser, userOf } from './context.ts'
import type { Listing, ListingType } from '../tables/listingTable.ts'
import { refuse } from './refusal.ts'
import type { Store } from '../tables/store.ts'
import type { User } from '../tables/userTable.ts'

// The link can be any text: the real server promises no more (a student's link may be old or
// written by hand), so the front end must not lean on a check made by us.
const created = {
  title: filledText,
  description: filledText,
  imageUrl: filledText,
  startDate: optional(instant),
  category: optional(filledText),
  link: filledText,
  price: amount,
  isPublished: oneOf('true'),
  teacherId: filledText,
}
// The picture is optional on edit (CONTRACT.md §5).
// An edit never changes the published state (CONTRACT.md §4): a draft of another client stays one.
const updated = {
  ...created,
  imageUrl: optional(filledText),
  isPublished: oneOf('true', 'false'),
  isActive: oneOf('true'),
}

/** Classes or groups: the public list, one item, the teacher's own, and the teacher's writes. */
export function listingRoutes(store: Store, type: ListingType) {
  const ownPath = type === 'class' ? '/own-classes' : '/own-groups'
  const word = type === 'class' ? 'Class' : 'Group'

  const find = (id: string): Listing => store.listings.byId(type, id) ?? refuse(404, `${word} not found`)
  const findOwn = (id: string, teacher: User): Listing => {
    const listing = find(id)
    return listing.teacherId === teacher._id ? listing : refuse(403, `This ${type} belongs to another teacher`)
  }
  const maySeeLink = (user: User | undefined, { _id, teacherId }: Pick<Listing, '_id' | 'teacherId'>) =>
    user !== undefined && (user.role === 'admin' || user._id === teacherId || store.purchases.has(user._id, type, _id))
  const checkReferences = ({ teacherId, category }: { teacherId: string; category?: string }, teacher: User) => {
    if (teacherId !== teacher._id) refuse(403, 'teacherId must be your own id')
    if (category !== undefined && !store.categories.has(category)) refuse(422, 'category must be the id of a category')
  }
  const dated = (startDate: string | undefined) =>
    startDate === undefined ? {} : { startDate: new Date(startDate).toISOString() }

  return new Hono<Env>()
    .get('/public', (c) => c.body(store.listings.openAsJson(type), 200, { 'content-type': 'application/json' }))
    .get(ownPath, (c) => c.json(store.listings.ownedBy(type, requireUser(c, store, 'teacher')._id)))
    .get('/:id', (c) => {
      const { link, ...listing } = find(c.req.param('id'))
      return c.json(maySeeLink(userOf(c, store), listing) ? { ...listing, link } : listing)
    })
    .post('/', async (c) => {
      const teacher = requireUser(c, store, 'teacher')
      const payload = checkFields(created, await jsonBody(c))
      checkReferences(payload, teacher)
      const listing: Listing = {
        ...payload,
        ...dated(payload.startDate),
        _id: store.newId(),
        isPublished: true,
        isActive: true,
      }
      store.listings.add(type, listing)
      return c.json(listing, 201)
    })
    .patch('/:id', async (c) => {
      const teacher = requireUser(c, store, 'teacher')
      const before = findOwn(c.req.param('id'), teacher)
      const payload = checkFields(updated, await jsonBody(c))
      checkReferences(payload, teacher)
      const listing: Listing = {
        ...before,
        ...payload,
        ...dated(payload.startDate),
        isPublished: payload.isPublished === 'true',
        isActive: true,
      }
      store.listings.replace(type, listing)
      return c.json(listing)
    })
    .delete('/:id', (c) => {
      const { _id } = findOwn(c.req.param('id'), requireUser(c, store, 'teacher'))
      store.listings.remove(type, _id)
      return c.json({ message: `${word} deleted` })
    })
}

import { Hono } from 'hono'
import { checkFields, filledText, oneOf } from './checkFields.ts'
import { type Env, jsonBody, requireUser } from './context.ts'
import type { ListingType } from '../tables/listingTable.ts'
import type { Purchase } from '../tables/purchaseTable.ts'
import { refuse } from './refusal.ts'
import { populatedStudent } from '../seed/sentinels.ts'
import type { Store } from '../tables/store.ts'

const confirmed = oneOf(true)

export function purchaseRoutes(store: Store) {
  const enroll = (userId: string, type: ListingType, listingId: string) => {
    const listing = store.listings.byId(type, listingId)
    if (!listing?.isPublished || !listing.isActive) refuse(404, `${type === 'class' ? 'Class' : 'Group'} not found`)
    return store.purchases.add(userId, type, listingId) ?? refuse(409, `You are already enrolled in this ${type}`)
  }
  /** Fills references in like a document database: the listing instead of its id, null if it was deleted. */
  const populate = (purchase: Purchase) =>
    'classId' in purchase
      ? { ...purchase, classId: store.listings.byId('class', purchase.classId) ?? null }
      : { ...purchase, groupId: store.listings.byId('group', purchase.groupId) ?? null }
  return new Hono<Env>()
    .get('/manual-purchase', (c) => {
      const { _id, email } = requireUser(c, store, 'student')
      const purchases = store.purchases.ofUser(_id)
      return c.json(email === populatedStudent ? purchases.map(populate) : purchases)
    })
    .post('/manual-purchase/class', async (c) => {
      const student = requireUser(c, store, 'student')
      const { classId } = checkFields({ classId: filledText, isConfirmed: confirmed }, await jsonBody(c))
      return c.json(enroll(student._id, 'class', classId), 201)
    })
    .post('/manual-purchase/group', async (c) => {
      const student = requireUser(c, store, 'student')
      const { groupId } = checkFields({ groupId: filledText, isConfirmed: confirmed }, await jsonBody(c))
      return c.json(enroll(student._id, 'group', groupId), 201)
    })
}

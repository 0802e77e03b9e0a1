import type { Listing } from '../../backend/tables/listingTable.ts'
import { api } from './freshBackend.ts'
import { accountId, listingId } from '../../backend/seed/seed.ts'

export const listings = async (path: string, token?: string) => (await api('GET', path, { token })).body as Listing[]

export const dilnoza = accountId('dilnoza@nihol.test')
export const kinds = [
  {
    type: 'class',
    own: '/class/own-classes',
    mine: listingId('class', 'phonics-short-vowels'),
    others: listingId('class', 'chess-endgames'),
  },
  {
    type: 'group',
    own: '/group/own-groups',
    mine: listingId('group', 'abacus-club'),
    others: listingId('group', 'python-beginners'),
  },
] as const

import { addresses } from '../../house/addresses.ts'
import { bookingStates } from './bookingStates.ts'
import { memberStates } from './memberStates.ts'
import type { Person, Who } from './person.ts'
import { siteStates } from './siteStates.ts'
import { teachingStates } from './teachingStates.ts'
import { weekStates } from './weekStates.ts'

/** A page in one state. */
export type State = {
  name: string
  address: string
  as?: Who
  /** Runs before the page opens. */
  before?: (person: Person) => Promise<void>
  /** Leads from the opened page to the state. */
  steps?: (person: Person) => Promise<void>
  /** Exists only on wide or on narrow screens. */
  screens?: 'wide' | 'narrow'
  /** Depends on the scroll position. */
  scrolled?: boolean
  /** A request stays pending: the page keeps loading. */
  unsettled?: boolean
}

/** Every page as it opens. */
export const pages: readonly State[] = addresses.map(({ address, as }) => ({
  name: as === undefined ? address : `${address} of a ${as}`,
  address,
  ...(as && { as }),
}))

/** Every page as it opens, and then in every other state that can be reached. */
export const table: readonly State[] = [
  ...pages,
  ...siteStates,
  ...bookingStates,
  ...memberStates,
  ...teachingStates,
  ...weekStates,
]

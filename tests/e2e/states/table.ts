import { addresses } from '../../house/addresses.ts'
import { bookingStates } from './bookingStates.ts'
import { memberStates } from './memberStates.ts'
import type { Person, Who } from './person.ts'
import { siteStates } from './siteStates.ts'
import { teachingStates } from './teachingStates.ts'

/** One page in one state. */
export type State = {
  name: string
  address: string
  as?: Who
  /** Before the page opens. */
  before?: (person: Person) => Promise<void>
  /** From the opened page to the state. */
  steps?: (person: Person) => Promise<void>
  /** The widths at which it exists; all of them when left out. */
  widths?: readonly number[]
  /** It is a matter of how far the page is scrolled. */
  scrolled?: boolean
  /** Something stays on its way: the page never stands still. */
  unsettled?: boolean
}

/** Every page as it opens, from the list of the house, and then in every other state that a person can meet. */
export const table: readonly State[] = [
  ...addresses.map(({ address, as }): State => ({ name: as === undefined ? address : `${address} of a ${as}`, address, ...(as && { as }) })),
  ...siteStates,
  ...bookingStates,
  ...memberStates,
  ...teachingStates,
]

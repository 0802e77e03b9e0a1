import type { Page } from '@playwright/test'
import type { Language } from '../../messages.ts'
import { addresses } from '../../house/addresses.ts'
import { bookingStates } from './bookingStates.ts'
import { catalogStates } from './catalogStates.ts'
import { memberStates } from './memberStates.ts'
import { type Answer, type Person, person, readThrough, stands, type Who } from './person.ts'
import { siteStates } from './siteStates.ts'
import type { Step } from './steps.ts'
import { teachingStates } from './teachingStates.ts'

export type State = {
  name: string
  address: string
  as?: Who
  /** What the backend answers instead, by method and path. */
  answers?: Readonly<Record<string, Answer>>
  /** Runs before the page opens. */
  before?: Step
  /** Leads from the opened page to the state. */
  steps?: Step | readonly Step[]
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
  ...catalogStates,
  ...memberStates,
  ...teachingStates,
]

export async function reach(page: Page, state: State, language: Language, width?: number): Promise<Person> {
  const { address, as, answers = {}, before, steps, screens, unsettled } = state
  const walker = await person(page, language, as)
  await page.setViewportSize({ width: width ?? (screens === 'narrow' ? 360 : 1280), height: 800 })
  for (const [call, answer] of Object.entries(answers)) {
    const [method = '', path = ''] = call.split(' ')
    await walker.backend(method, path, answer)
  }
  await before?.(walker)
  await page.goto(address)
  await stands(page, { waiting: unsettled && !steps })
  for (const step of [steps ?? []].flat()) await step(walker)
  if (!steps && !unsettled) await readThrough(page)
  return walker
}

import type { Page } from 'playwright-core'
import { controlsOf, press, type, type Visitor } from './gestures.ts'
import type { Invariant } from './invariants.ts'

export type Plant = {
  invariant: Invariant
  name: string
  address?: string
  plant: (page: Page) => Promise<unknown>
  act?: (visitor: Visitor) => Promise<unknown>
}

export const pressOne = async (visitor: Visitor, name: RegExp) =>
  press(
    visitor,
    (await controlsOf(visitor)).find((control) => control.region === 'main' && name.test(control.name))!,
  )

export const typeEmail = async (visitor: Visitor) =>
  type(
    visitor,
    (await controlsOf(visitor)).find(({ region, field }) => region === 'main' && field?.name === 'email')!,
    'dilshod@nihol.test',
  )

export const switchOver = async (visitor: Visitor) =>
  press(
    visitor,
    (await controlsOf(visitor)).find(({ switches }) => switches)!,
  )

export const say = (words: string) => (page: Page) =>
  page.evaluate((text) => document.querySelector('main')!.append(text), words)

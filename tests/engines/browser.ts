import { setTimeout as pause } from 'node:timers/promises'

/** An element of a page. */
export interface Found {
  run<Arguments extends unknown[], Result>(
    look: (element: HTMLElement, ...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Result>
  click(): Promise<void>
  /** Replaces a field's text by typing. */
  type(text: string): Promise<void>
  upload(file: string): Promise<void>
  /** Works in the page of a frame, whatever its origin. */
  inside(job: (frame: Place) => Promise<void>): Promise<void>
}

/** A page or a frame. Functions that run in it contain everything they need. */
export interface Place {
  run<Arguments extends unknown[], Result>(
    look: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Result>
  find<Arguments extends unknown[]>(
    look: (...values: Arguments) => Element | null | undefined,
    ...values: Arguments
  ): Promise<Found | null>
}

export interface Tab extends Place {
  goto(url: string): Promise<void>
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

/** The features that the journeys need. firefox.ts and webkit.ts implement them, each in its browser's protocol. */
export interface Browser {
  name: string
  /** The width of its narrowest window. */
  narrowest: number
  /** Opens a tab with its own profile. */
  open(): Promise<Tab>
  close(): Promise<void>
}

export type Engine = {
  name: string
  /** Debian packages. */
  packages: string[]
  isInstalled: () => boolean
  start: () => Promise<Browser>
}

/** Where people of the tests live. */
export const timeZone = 'America/New_York'

/** Polls a condition for at most 20 seconds. */
export async function until<Result>(what: string, look: () => Promise<Result> | Result) {
  const end = Date.now() + 20_000
  let reason = ''
  do {
    try {
      const result = await look()
      if (result) return result
      reason = ''
    } catch (error) {
      // A navigation, or a re-rendered element.
      reason = ` (${(error as Error).message})`
    }
    await pause(30)
  } while (Date.now() < end)
  throw new Error(`waited for ${what}${reason}`)
}

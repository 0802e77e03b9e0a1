/** The browser features that the journeys need. firefox.ts and webkit.ts implement them, each in its browser's protocol. */

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
  inside<Result>(job: (frame: Place) => Promise<Result>): Promise<Result>
}

/** A page or a frame. Functions that run in it contain everything they need. */
export interface Place {
  run<Arguments extends unknown[], Result>(
    look: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Result>
  find<Arguments extends unknown[]>(
    look: (...values: Arguments) => Element | null,
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

export interface Browser {
  name: string
  /** The width of its narrowest window. */
  narrowest: number
  /** A tab with its own profile. */
  open(): Promise<Tab>
  close(): Promise<void>
}

/** Where people of the tests live. */
export const timeZone = 'America/New_York'

/** A field of text. `key` tells it from all others and does not depend on the language; `form` is the draft it belongs to, or its place. */
export type Field = {
  key: string
  form: string
  kept: boolean
  name: string
  type: string
  value: string
  region: string
}
export type Control = {
  index: number
  kind: 'press' | 'text' | 'select' | 'file'
  /** Kind and name of a control, for people. */
  words: string
  name: string
  region: string
  submits: boolean
  /** A link that is followed in this tab. */
  leads: boolean
  /** Switches to the other language. */
  switches: boolean
  /** Presses and fields know their form, if they have one. */
  form: string
  field: Field | null
  /** Values of a select. */
  options: string[]
}
export type Spot = { x: number; y: number; covered: string | null }

declare global {
  interface Window {
    clumsy: {
      /** Whether the styles of an element and its ancestors make it visible. Reads the layout once. */
      shown: () => (element: Element) => boolean
      topmost: () => HTMLElement
      named: (element: Element) => string
      controls: () => Control[]
      fields: () => Field[]
      /** The field of text that has the focus. */
      focused: () => Field | null
      element: (index: number) => HTMLElement
      /** Whether the history has a page of the app; offline, one that needs no request. */
      canGo: (by: 1 | -1) => boolean
      point: (index: number) => Promise<Spot>
      isInView: (element: Element) => boolean
      /** The point at which to press an element, and the element covering it; null if none does. */
      spotOf: (element: Element) => Spot
    }
  }
}

import type { Page } from '@playwright/test'

declare global {
  interface Window {
    inspector: NonNullable<ReturnType<typeof inspector>>
  }
}

/** Tools that look at a page from inside, for the state walk and the clumsy visitor. Runs in the page; knows nothing of this module. */
export function inspector() {
  if (self !== top || Reflect.has(window, 'inspector')) return null

  // The order of the dialogs is known only to the browser.
  const dialogs: HTMLDialogElement[] = []
  const showModal = Reflect.get(HTMLDialogElement.prototype, 'showModal') as () => void
  HTMLDialogElement.prototype.showModal = function () {
    showModal.call(this)
    if (dialogs.includes(this)) dialogs.splice(dialogs.indexOf(this), 1)
    dialogs.push(this)
  }
  /** The dialog in front, or the body. */
  const topmost = () =>
    document.querySelector<HTMLElement>('[role=dialog]:not(dialog)') ??
    dialogs.findLast((dialog) => dialog.isConnected && dialog.matches(':modal')) ??
    document.body

  /** Whether the styles of an element and its ancestors make it visible. Reads the layout once. */
  const shown = () => {
    const known = new Map<Element, boolean>()
    const inPlace = (element: Element): boolean => {
      const before = known.get(element)
      if (before !== undefined) return before
      const parent = element.parentElement
      const { display, contentVisibility } = getComputedStyle(element)
      const folded = parent !== null && parent.matches('details:not([open])') && !element.matches('summary')
      const result =
        display !== 'none' &&
        contentVisibility !== 'hidden' &&
        !folded &&
        !element.matches('[inert], html.arriving .below-fold > :not([data-drawn])') && // or not rendered yet
        (parent === null || inPlace(parent))
      known.set(element, result)
      return result
    }
    return (element: Element) => inPlace(element) && getComputedStyle(element).visibility === 'visible'
  }

  const short = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 48)
  const nameOf = (element: Element) =>
    short(element.getAttribute('aria-label')) ||
    short((element as HTMLInputElement).labels?.[0]?.textContent) ||
    short(element.textContent) ||
    short(element.getAttribute('placeholder') ?? element.getAttribute('name') ?? element.getAttribute('class'))
  const regionOf = (element: Element) =>
    element
      .closest('dialog, [role=dialog]:not(dialog), footer, aside, header, main')
      ?.localName.replace('div', 'dialog') ?? 'body'
  /** Role, name, and region, for people. */
  const named = (element: Element) =>
    `${element.getAttribute('role') ?? element.localName} “${nameOf(element)}” in ${regionOf(element)}`

  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], label:has(input)'

  /** The texts below an element whose parents count. */
  const textNodes = (place: Node, counts: (element: Element) => boolean) => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const { parentElement } = text
      const isText =
        text.data.trim() !== '' && parentElement && !parentElement.closest('script, style, noscript, textarea')
      if (isText && counts(parentElement)) found.push(text)
    }
    return found
  }
  const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-roledescription']

  const tools = {
    shown,
    nameOf,
    named,
    regionOf,
    topmost,
    controls,
    textNodes,
    /** All texts and spoken names of elements that count. */
    words: (counts: (element: Element) => boolean) => {
      const names = [...document.body.querySelectorAll(spoken.map((name) => `[${name}]`).join())]
        .filter(counts)
        .flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''))
      const all = [document.title, ...textNodes(document.body, counts).map(({ data }) => data), ...names]
      return [...new Set(all.map((text) => text.trim()).filter(Boolean))]
    },
    /** Finite animations and transitions of rendered parts; parts that are not rendered would never end them. */
    moving: () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const target = (effect as KeyframeEffect | null)?.target
        return (
          playState === 'running' &&
          Number.isFinite(Number(effect?.getComputedTiming().endTime)) &&
          target?.checkVisibility({ contentVisibilityAuto: true }) === true
        )
      }),
    withoutBox: () => {
      const isShown = shown()
      return [...document.querySelectorAll(`h1, h2, h3, h4, h5, h6, ${controls}`)].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect()
        return (width > 0 && height > 0) || !isShown(element)
          ? []
          : [`${named(element)} has no box (${width} × ${height})`]
      })
    },
    sideways: () => {
      const { scrollWidth, clientWidth } = document.documentElement
      const wide = [
        document.documentElement,
        ...document.querySelectorAll('dialog[open], [role=dialog]:not(dialog)'),
      ].filter((box) => box.scrollWidth > box.clientWidth)
      if (wide.length === 0) return []
      const isShown = shown()
      const out = [...document.body.querySelectorAll('*')].filter(
        (element) => isShown(element) && element.getBoundingClientRect().right > clientWidth + 1,
      )
      const boxes = wide.map((box) => box.localName).join()
      return [
        `${boxes} scrolls sideways (${scrollWidth} in ${clientWidth} px): ${out.map(named).slice(-3).join(' · ')}`,
      ]
    },
    /** The main headings that are shown. */
    headings: () => [...document.querySelectorAll('h1')].filter(shown()).map(({ textContent }) => textContent),
  }
  window.inspector = tools
  return tools
}

/** Texts that code prints for a missing value. */
export const noValue = /\bundefined\b|\bNaN\b|\[object \w+\]|\bInvalid Date\b/

/** The answer of the page, where the inspector is installed first. */
export const inspect = <Answer>(page: Page, ask: () => Answer | Promise<Answer>): Promise<Answer> =>
  page.evaluate(`(${String(inspector)})(); (${String(ask)})()`)

/** Controls and headings without a box although neither they nor an ancestor are hidden. */
export const withoutBox = (page: Page) => inspect(page, () => window.inspector.withoutBox())

/** Waits until all finite animations and transitions have ended, for ten seconds at most. */
export const still = (page: Page) =>
  inspect(page, async () => {
    const { moving } = window.inspector
    const end = performance.now() + 10_000
    while (moving().length > 0 && performance.now() < end) {
      await Promise.race([
        Promise.allSettled(moving().map(({ finished }) => finished)),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ])
    }
  })

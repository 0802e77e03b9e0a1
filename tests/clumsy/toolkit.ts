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
type Spot = { x: number; y: number; covered: string | null }

declare global {
  interface Window {
    clumsy: NonNullable<ReturnType<typeof toolkit>>
  }
}

/** The visitor's tools inside the page. Runs there after the inspector and before the page's own code; knows nothing of this module. */
export function toolkit() {
  if (self !== top) return null
  // Nothing leaves this page: no paper, no tab, no other app.
  self.print = () => {}
  self.open = () => null
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (link && (link.target === '_blank' || !link.protocol.startsWith('http'))) event.preventDefault()
  })
  if ('clipboard' in navigator) navigator.clipboard.writeText = () => Promise.resolve()
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`CSP ${effectiveDirective} ${blockedURI}`),
  )

  const { shown, named, nameOf, regionOf, topmost } = window.inspector

  // Which draft of the app a field belongs to, by the names that the contract gives the fields.
  const draftOf = (field: HTMLInputElement | HTMLTextAreaElement) => {
    const beside = (name: string) => field.form?.elements.namedItem(name) != null
    if (/^(parent|children|hearAboutUs)/.test(field.name)) return 'trial'
    if (beside('firstName')) return 'message'
    if (beside('name')) return field.closest('dialog') ? 'contact' : 'consultation'
    if (beside('title')) return `listing ${location.pathname}${new URLSearchParams(location.search).get('from') ?? ''}`
    return field.name === 'email' ? 'account' : ''
  }
  const placeOf = (form: Element | null) => {
    const beside = [...document.forms].filter((one) => form && regionOf(one) === regionOf(form))
    return form
      ? `${location.pathname} ${regionOf(form)} ${beside.indexOf(form as HTMLFormElement)}`
      : `${location.pathname} -`
  }
  const formOf = (element: Element | null) => {
    const form = element?.closest('form') ?? null
    const first = form?.querySelector<HTMLInputElement>(
      'input:not([type=radio], [type=checkbox], [type=file], [type=password]), textarea',
    )
    return (first && draftOf(first)) || placeOf(form)
  }
  const texts = 'input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea'
  const fieldOf = (field: HTMLInputElement | HTMLTextAreaElement): Field => {
    const draft = draftOf(field)
    const form = formOf(field)
    const beside = [...(field.form ?? document).querySelectorAll(texts)]
    const name = field.name || `${field.type} ${beside.indexOf(field)}`
    return {
      key: `${draft || placeOf(field.form)} | ${name}`,
      form,
      kept: draft !== '',
      name,
      type: field.type,
      value: field.value,
      region: regionOf(field),
    }
  }
  const fields = () => {
    const isShown = shown()
    return [...document.querySelectorAll<HTMLInputElement>(texts)].filter(isShown).map(fieldOf)
  }

  let found: HTMLElement[] = []
  const pressable = 'a[href], button, summary, select, input, textarea, [role=tab], [role=button]'
  const controls = (): Control[] => {
    const isShown = shown()
    found = []
    return [...topmost().querySelectorAll<HTMLInputElement>(pressable)].flatMap((element) => {
      if (
        !isShown(element) ||
        element.matches(':disabled, [aria-disabled=true], [href="#main"]') ||
        element.closest('[aria-hidden=true]')
      )
        return []
      const target = element.matches('[type=radio]') ? (element.closest('label') ?? element) : element
      const { width, height } = target.getBoundingClientRect()
      if (width < 2 || height < 2) return []
      const isText = element.matches(texts)
      const language = element.closest('[role=group]') && element.matches('button[lang][aria-pressed=false]')
      return {
        index: found.push(target) - 1,
        kind: isText
          ? 'text'
          : element.matches('select')
            ? 'select'
            : element.matches('[type=file]')
              ? 'file'
              : 'press',
        words: element.matches('[type=radio], [type=checkbox]')
          ? `${element.type} “${nameOf(element)}” in ${regionOf(element)}`
          : named(element),
        name: element.matches('[type=radio]')
          ? `${element.name}=${element.value}`
          : element.matches('select')
            ? element.name
            : nameOf(element),
        region: regionOf(element),
        submits: element.matches('[type=submit]'),
        leads: element.matches('a:not([target])'),
        switches: Boolean(language),
        form: formOf(element),
        field: isText ? fieldOf(element) : null,
        options: element.matches('select')
          ? [...(element as unknown as HTMLSelectElement).options].map(({ value }) => value)
          : [],
      }
    })
  }
  /** The visible points where an element can be pressed; for a link within text, the middle of each line. */
  const spotsOf = (element: Element) =>
    [...element.getClientRects()].flatMap(({ left, top, right, bottom }) => {
      const [fromX, fromY, toX, toY] = [
        Math.max(left, 0),
        Math.max(top, 0),
        Math.min(right, innerWidth),
        Math.min(bottom, innerHeight),
      ]
      return toX - fromX >= 1 && toY - fromY >= 1 ? [{ x: (fromX + toX) / 2, y: (fromY + toY) / 2 }] : []
    })
  /** The button of the open menu that an element belongs to. */
  const openerOver = (element: Element | null) => {
    for (let panel = element; panel; panel = panel.parentElement) {
      const opener =
        panel.id === ''
          ? null
          : document.querySelector<HTMLElement>(`[aria-expanded=true][aria-controls="${CSS.escape(panel.id)}"]`)
      if (opener) return opener
    }
    return null
  }
  const coverAt = (element: Element, { x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y)
    const label = hit?.closest('label')
    if (element.contains(hit) || (label && label.control === element)) return null
    // An open menu covers the page around it, and so do a note that can be closed and the skip link.
    if (hit?.matches('[href="#main"]')) return null
    const note = hit?.closest('[role=alert]')
    if (note?.querySelector('button') && getComputedStyle(note).position === 'fixed') return null
    if (openerOver(hit)) return null
    return hit === null ? 'nothing' : named(hit)
  }
  /** The point at which to press an element, and the element covering it; null if none does. */
  const spotOf = (element: Element): Spot => {
    const spots = spotsOf(element)
    const free = spots.find((spot) => coverAt(element, spot) === null)
    if (free) return { ...free, covered: null }
    return spots[0]
      ? { ...spots[0], covered: coverAt(element, spots[0]) }
      : { x: 0, y: 0, covered: 'the edge of the window' }
  }
  const tools = {
    controls,
    fields,
    /** The field of text that has the focus. */
    focused: () =>
      document.activeElement?.matches(texts) ? fieldOf(document.activeElement as HTMLInputElement) : null,
    element: (index: number) => found[index]!,
    /** Whether the history has a page of the app; offline, one that needs no request. */
    canGo: (by: 1 | -1) => {
      const past = Reflect.get(window, 'navigation') as {
        currentEntry: { index: number }
        entries: () => { sameDocument: boolean }[]
      }
      const entry = past.entries()[past.currentEntry.index + by]
      return entry !== undefined && (navigator.onLine || entry.sameDocument)
    },
    point: async (index: number) => {
      const element = found[index]!
      // A page that still scrolls after a key takes the element along, and a press where it was would miss it.
      for (let again = 0, left: number, top: number; again < 10; again += 1) {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        ;({ left, top } = element.getBoundingClientRect())
        await window.still()
        const now = element.getBoundingClientRect()
        if (now.left === left && now.top === top) break
      }
      // A menu covering it is closed first, as people do.
      const { x, y } = spotOf(element)
      const over = document.elementFromPoint(x, y)
      const opener = element.contains(over) ? null : openerOver(over)
      if (opener !== null) {
        opener.click()
        await window.still()
      }
      return spotOf(element)
    },
    isInView: (element: Element) => spotsOf(element).length > 0,
    spotOf,
  }
  window.clumsy = tools
  return tools
}

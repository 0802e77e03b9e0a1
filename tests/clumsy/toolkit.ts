import type { Control, Field } from './control.ts'

/** The visitor's tools inside the page. Run there before the page's own code; know nothing of this module. */
export function toolkit() {
  if (self !== top) return
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

  // The order of the dialogs is known only to the browser.
  const dialogs: HTMLDialogElement[] = []
  const showModal = Reflect.get(HTMLDialogElement.prototype, 'showModal') as () => void
  HTMLDialogElement.prototype.showModal = function () {
    showModal.call(this)
    if (dialogs.includes(this)) dialogs.splice(dialogs.indexOf(this), 1)
    dialogs.push(this)
  }
  const topmost = () =>
    document.querySelector<HTMLElement>('[role=dialog]:not(dialog)') ??
    dialogs.findLast((dialog) => dialog.isConnected && dialog.matches(':modal')) ??
    document.body

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
        !element.matches('[inert]') &&
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
  const named = (element: Element) =>
    `${element.getAttribute('role') ?? element.localName} “${nameOf(element)}” in ${regionOf(element)}`

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
  window.clumsy = {
    shown,
    topmost,
    named,
    controls,
    fields,
    focused: () =>
      document.activeElement?.matches(texts) ? fieldOf(document.activeElement as HTMLInputElement) : null,
    element: (index) => found[index]!,
    canGo: (by) => {
      const past = Reflect.get(window, 'navigation') as {
        currentEntry: { index: number }
        entries: () => { sameDocument: boolean }[]
      }
      const entry = past.entries()[past.currentEntry.index + by]
      return entry !== undefined && (navigator.onLine || entry.sameDocument)
    },
    point: async (index) => {
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
      const { x, y } = window.spots.best(element)
      const over = document.elementFromPoint(x, y)
      const opener = element.contains(over) ? null : window.spots.openerOver(over)
      if (opener !== null) {
        opener.click()
        await window.still()
      }
      return window.spots.best(element)
    },
    isInView: (element) => window.spots.of(element).length > 0,
    spotOf: (element) => window.spots.best(element),
  }
}

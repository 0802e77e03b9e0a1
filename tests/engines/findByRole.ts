/** An element to find in a page: a role and an accessible name, both as in ARIA. */
export type Query = {
  role: string
  name?: string
  /** The name only begins so. */
  begins?: boolean
  /** Where: the last of this role in the page, or the one of a role and a name. */
  within?: string | readonly [role: string, name: string]
  /** Accepts any of several matches. */
  any?: boolean
}

/**
 * Runs in a page. The visible element with a role and a name that isn't inert behind a dialog; null if there is none, or if
 * several elements match.
 */
export function findByRole({ role, name, begins = false, within, any = false }: Query): HTMLElement | null {
  const roles: Readonly<Record<string, string>> = {
    alert: '[role=alert]',
    article: 'article',
    button: 'button, summary, [role=button]',
    combobox: 'select',
    contentinfo: 'body footer, [role=contentinfo]',
    dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
    field: 'input:not([type=radio], [type=checkbox], [type=hidden], [type=file]), textarea',
    file: 'input[type=file]',
    form: 'form',
    frame: 'iframe',
    group: 'fieldset, [role=group]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    link: 'a[href]',
    main: 'main',
    navigation: 'nav',
    radio: 'input[type=radio]',
    status: '[role=status]',
  }
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  /** The announced text of an element. */
  const spoken = (element: Element): string =>
    plain(
      [...element.childNodes]
        .map((node) =>
          node instanceof Element
            ? node.getAttribute('aria-hidden') === 'true'
              ? ''
              : (node.getAttribute('aria-label') ?? (node instanceof HTMLImageElement ? node.alt : spoken(node)))
            : node.textContent,
        )
        .join(' '),
    )
  const nameOf = (element: HTMLElement): string => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (labelledBy.length > 0)
      return plain(
        labelledBy
          .map((id) => document.getElementById(id))
          .map((label) => (label ? spoken(label) : ''))
          .join(' '),
      )
    const own = plain(element.getAttribute('aria-label'))
    if (own !== '') return own
    const { labels } = element as HTMLInputElement
    return (
      (labels && labels.length > 0 ? plain([...labels].map(spoken).join(' ')) : spoken(element)) || plain(element.title)
    )
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    // A file field is drawn by its label, and a form has no box of its own.
    return (
      element.matches('form, [type=file]') ||
      (width > 0 &&
        height > 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[aria-hidden=true], [inert]') === null)
    )
  }
  // The topmost has the focus, wherever it is in the document.
  const modals = [...document.querySelectorAll('dialog:modal')]
  const modal = modals.find((one) => one.contains(document.activeElement)) ?? modals.at(-1)
  const [place, placeName] = typeof within === 'string' ? [within] : (within ?? [])
  const area =
    place === undefined
      ? document
      : [...document.querySelectorAll<HTMLElement>(roles[place]!)].findLast(
          (one) => isSeen(one) && (placeName === undefined || nameOf(one) === placeName),
        )
  if (!area) return null
  const right = [...area.querySelectorAll<HTMLElement>(roles[role]!)].filter((element) => {
    if (!isSeen(element) || (modal && !modal.contains(element))) return false
    const own = nameOf(element)
    return name === undefined || own === name || (begins && own.startsWith(name))
  })
  return right.length === 1 || any ? (right[0] ?? null) : null
}

/**
 * Runs in a page. The visible element with a role and a name as in ARIA, in the last visible place that a selector finds; none if several
 * match.
 */
export function findByRole(role: string, name: string, within: string): HTMLElement | undefined {
  const roles: Readonly<Record<string, string>> = {
    button: 'button, summary, [role=button]',
    dialog: 'dialog[open], [role=dialog]',
    field: 'input:not([type=radio], [type=checkbox], [type=hidden], [type=file]), select, textarea',
    frame: 'iframe',
    group: 'fieldset, [role=group]',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    radio: 'input[type=radio]',
    status: '[role=status]',
  }
  /** The announced text. */
  const spoken = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    return node.getAttribute('aria-label') || node.getAttribute('alt') || [...node.childNodes].map(spoken).join(' ')
  }
  const nameOf = (element: HTMLElement) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = ids.length > 0 ? ids.map((id) => document.getElementById(id)!) : (element as HTMLInputElement).labels
    const text = labels?.length ? [...labels].map(spoken).join(' ') : spoken(element)
    return text.replace(/\s+/g, ' ').trim() || element.title
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true]')
    )
  }
  // Behind a modal dialog everything is inert. The topmost has the focus, wherever it is in the document.
  const modals = [...document.querySelectorAll('dialog:modal')]
  const modal = modals.find((one) => one.contains(document.activeElement)) ?? modals.at(-1)
  const area = within === '' ? document : [...document.querySelectorAll(within)].findLast(isSeen)
  const [found, ...others] = [...(area?.querySelectorAll<HTMLElement>(roles[role]!) ?? [])].filter(
    (element) => isSeen(element) && (!modal || modal.contains(element)) && (name === '' || nameOf(element) === name),
  )
  return others.length === 0 ? found : undefined
}

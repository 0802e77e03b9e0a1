/** Describes the page in a few lines: its title, open dialogs, alerts, rejected fields, and the start of the text. Runs in a browser, too. */
export function seenOn(): string {
  const textOf = (element: Element, limit: number) =>
    ((element as HTMLElement).innerText ?? element.textContent).replace(/\s+/g, ' ').trim().slice(0, limit)
  const all = (what: string, selector: string, limit: number) =>
    [...document.querySelectorAll(selector)]
      .map((element) => textOf(element, limit))
      .filter(Boolean)
      .slice(0, 3)
      .map((text) => `${what}: ${text}`)
  return [
    `${document.title} (${location.pathname}${location.search})`,
    ...all('dialog', 'dialog[open], [role="dialog"]:not(dialog)', 300),
    ...all('alert', '[role="alert"]', 200),
    ...all('field error', '[id$="-error"]', 100),
    ...all('page', 'main, #root', 300).slice(0, 1),
  ].join('\n')
}

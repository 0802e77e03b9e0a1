/**
 * Translates the page as Chrome and Edge do, into the same words: every text is moved into two <font> elements, and once more a moment later;
 * what is added or changed afterwards as well. Runs in the page, before its code, and begins once React has hydrated it.
 */
export function translate() {
  if (self !== top) return
  const times = new WeakMap<Text, number>()
  const pass = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const before = times.get(text) ?? 0
      if (before === 2 || text.data.trim() === '' || text.parentElement?.closest('script, style, textarea')) continue
      const translated = new Text(text.data)
      times.set(translated, before + 1)
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(translated)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const isHydrated = () =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')) &&
    document.querySelector('html:is(.covered, .arriving), fieldset[role=presentation]:disabled') === null
  let begun = false
  new MutationObserver(() =>
    setTimeout(() => {
      begun ||= isHydrated()
      if (begun) pass()
    }, 20),
  ).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

/** The texts of React's last render that are missing from the page, and the text nodes that React holds. Runs in the page. */
export function unshownTexts(): string[] {
  const own = (node: object, name: string): unknown =>
    Object.entries(node).find(([key]) => key.startsWith(`__react${name}$`))?.[1]
  const found: string[] = []
  const walker = document.createTreeWalker(document.body)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (node.data.trim() !== '' && own(node, 'Fiber') !== undefined) found.push(`held: ${node.data}`)
      continue
    }
    const { children } = (own(node, 'Props') ?? {}) as { children?: unknown }
    const isText = typeof children === 'string' || typeof children === 'number'
    if (isText && String(children) !== node.textContent)
      found.push(`${node.textContent} instead of ${String(children)}`)
  }
  return found
}

/**
 * Returns a function that lists the text nodes that React has created since its last call. A browser that translates the page replaces text
 * nodes: React then fails to remove them, or updates a detached one. React sets the only text of an element as its content, without a node.
 * Browsers do not translate spaces.
 */
export function heldTexts(page: Document) {
  const created: Text[] = []
  const create = page.createTextNode.bind(page)
  page.createTextNode = (text) => {
    const node = create(text)
    created.push(node)
    return node
  }
  return (): string[] =>
    created
      .splice(0)
      .filter((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber')) && node.data.trim() !== '')
      .map(({ data }) => data)
}

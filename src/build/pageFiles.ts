/** Addresses whose pages exist only in the browser: the signed-in area and forwards. One that ends in a slash stands for all below it. */
export const inBrowserOnly = ['/dashboard', '/classroom/', '/classes', '/classdetails/', '/add-class-group', '/edit/', '/contact'] as const

const isInBrowser = (address: string) => inBrowserOnly.some((path) => (path.endsWith('/') ? address.startsWith(path) : address === path))
/** Values that a fixed catalogue may or may not have. */
export const inCatalogue = /^\/(courses|upcoming-course)\/[^/]+$/

/** Which file answers an address, and with which status: the written page, the empty shell, or the page for unknown addresses. */
export function fileFor(address: string, files: ReadonlySet<string>): { file: string; status: number } {
  const plain = address.replace(/\/+$/, '') || '/'
  const entry = plain === '/uz' ? '/' : plain.startsWith('/uz/') ? plain.slice(3) : plain
  const written = plain === '/' ? 'index.html' : `${plain.slice(1)}.html`
  if (files.has(written)) return { file: written, status: 200 }
  if (isInBrowser(entry)) return { file: 'app.html', status: 200 }
  // The page itself matches slugs in any letter case, and a wrong one is its own "not found".
  if (inCatalogue.test(entry)) return { file: 'app.html', status: [...files].some((file) => file.toLowerCase() === `${entry.slice(1)}.html`.toLowerCase()) ? 200 : 404 }
  return { file: entry === plain ? '404.html' : 'uz/404.html', status: 404 }
}

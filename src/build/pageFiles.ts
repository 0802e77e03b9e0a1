/** Pages of the fixed lists, whose slug may be unknown. */
export const inCatalogue = /^\/(courses|upcoming-course)\/[^/]+$/

/** The file and status that answer a pathname: a prerendered page, the empty shell (`browserPages`), or the 404 page. */
export function fileFor(
  address: string,
  files: ReadonlySet<string>,
  browserPages: readonly string[],
): { file: string; status: number } {
  const plain = address.replace(/(?<!\/)\/+$/, '') || '/'
  const entry = plain === '/uz' ? '/' : plain.startsWith('/uz/') ? plain.slice(3) : plain
  const prerendered = plain === '/' ? 'index.html' : `${plain.slice(1)}.html`
  if (files.has(prerendered)) return { file: prerendered, status: 200 }
  if (browserPages.some((path) => (path.endsWith('/') ? entry.startsWith(path) : entry === path)))
    return { file: 'app.html', status: 200 }
  // The app matches slugs ignoring case and has its own "not found" page for unknown ones.
  if (inCatalogue.test(entry))
    return {
      file: 'app.html',
      status: [...files].some((file) => file.toLowerCase() === `${entry.slice(1)}.html`.toLowerCase()) ? 200 : 404,
    }
  return { file: entry === plain ? '404.html' : 'uz/404.html', status: 404 }
}

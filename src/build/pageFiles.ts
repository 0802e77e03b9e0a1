import { splitAddress } from '../i18n/languageAddress.ts'
import { isPublic, paths, unknownPage } from '../paths.ts'

/** The folders of pages that a fixed catalog describes, such as `/courses`: a slug below them may be unknown. */
export const catalogFolders = Object.values(paths)
  .filter((path) => isPublic(path) && path.includes(':'))
  .map((path) => path.slice(0, path.lastIndexOf('/')))

/** A page in one of these folders. */
export const inCatalog = new RegExp(`^(${catalogFolders.join('|')})/[^/]+$`)

/** The file and status that answer a pathname: a prerendered page, the empty shell (`browserPages`), or the 404 page. */
export function fileFor(
  address: string,
  files: ReadonlySet<string>,
  browserPages: readonly string[],
): { file: string; status: number } {
  const plain = address.replace(/(?<!\/)\/+$/, '') || '/'
  const { prefix, plain: entry } = splitAddress(plain)
  const prerendered = plain === '/' ? 'index.html' : `${plain.slice(1)}.html`
  if (files.has(prerendered)) return { file: prerendered, status: 200 }
  if (browserPages.some((path) => (path.endsWith('/') ? entry.startsWith(path) : entry === path)))
    return { file: 'app.html', status: 200 }
  // The app matches slugs ignoring case and has its own "not found" page for unknown ones.
  if (inCatalog.test(entry))
    return {
      file: 'app.html',
      status: [...files].some((file) => file.toLowerCase() === `${entry.slice(1)}.html`.toLowerCase()) ? 200 : 404,
    }
  return { file: `${prefix}${unknownPage}.html`.slice(1), status: 404 }
}

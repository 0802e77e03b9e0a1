import { matchPath } from 'react-router-dom'
import { isId, isListingType } from '@/api/ids.ts'
import { paths } from '@/paths.ts'

const signedIn = [
  paths.dashboard,
  paths.classroom,
  paths.classes,
  paths.classDetails,
  paths.addListing,
  paths.editListing,
]

/** The address to open after login: `next` (with its query) if it is one of our signed-in pages, otherwise the dashboard. */
export function safeNext(next: string | null): string {
  if (next === null || !/^\/[A-Za-z0-9]/.test(next) || /[\\\u0000-\u0020\u007f]/.test(next)) return paths.dashboard
  const [path = ''] = next.split(/[?#]/)
  const query = next.slice(path.length).split('#')[0] ?? ''
  for (const pattern of signedIn) {
    const params = matchPath({ path: pattern, caseSensitive: true }, path)?.params as
      | Record<string, string | undefined>
      | undefined
    if (!params) continue
    const known = Object.entries(params).every(([name, value]) => (name === 'id' ? isId(value) : isListingType(value)))
    // matchPath decodes the path; rejecting encoded characters ensures that the checked path is the returned path.
    if (known && /^[A-Za-z0-9/_-]+$/.test(path)) return path + query
  }
  return paths.dashboard
}

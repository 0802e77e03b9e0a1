import { useSearchParams } from 'react-router-dom'
import { isId, isListingType } from '@/api/ids.ts'
import { withNext, paramsOf, memberPaths, paths } from '@/paths.ts'

/** The address to open after login: `next` (with its query) if it is one of our signed-in pages, otherwise the dashboard. */
export function safeNext(next: string | null): string {
  if (next === null || !/^\/[A-Za-z0-9]/.test(next) || /[\\\u0000-\u0020\u007f]/.test(next)) return paths.dashboard
  const [path = ''] = next.split(/[?#]/)
  const query = next.slice(path.length).split('#')[0] ?? ''
  for (const pattern of Object.values(memberPaths)) {
    const params = paramsOf(pattern, path)
    if (!params) continue
    const known = Object.entries(params).every(([name, value]) => (name === 'id' ? isId(value) : isListingType(value)))
    // The router decodes the path, so it must not hold encoded characters.
    if (known && /^[A-Za-z0-9/_-]+$/.test(path)) return path + query
  }
  return paths.dashboard
}

/** The address to open after login (`nextPath`), and links to the other account pages that keep it (`withNext`). */
export function useNext() {
  const [params] = useSearchParams()
  const next = params.get('next')
  return {
    nextPath: safeNext(next),
    withNext: (path: string) => withNext(path, next),
  }
}

import { useSearchParams } from 'react-router-dom'
import { safeNext } from './safeNext.ts'

/** Where to go after login (`nextPath`), and how to link to another account page without losing that (`withNext`). */
export function useNext() {
  const [params] = useSearchParams()
  const next = params.get('next')
  return {
    nextPath: safeNext(next),
    withNext: (pathname: string) => ({ pathname, search: next === null ? '' : `?next=${encodeURIComponent(next)}` }),
  }
}

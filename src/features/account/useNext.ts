import { useSearchParams } from 'react-router-dom'
import { safeNext } from './safeNext.ts'

/** Where the person wanted to go: the address to go on to after log-in, and an account page's address that still knows it. */
export function useNext() {
  const [params] = useSearchParams()
  const next = params.get('next')
  return {
    goOn: safeNext(next),
    keep: (pathname: string) => ({ pathname, search: next === null ? '' : `?next=${encodeURIComponent(next)}` }),
  }
}

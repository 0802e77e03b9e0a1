import { useSearchParams } from 'react-router-dom'
import { withNext } from '@/paths.ts'
import { safeNext } from './safeNext.ts'

/** The address to open after login (`nextPath`), and links to the other account pages that keep it (`withNext`). */
export function useNext() {
  const [params] = useSearchParams()
  const next = params.get('next')
  return {
    nextPath: safeNext(next),
    withNext: (path: string) => withNext(path, next),
  }
}

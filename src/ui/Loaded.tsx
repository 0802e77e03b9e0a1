import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { asFault } from '@/lib/fault.ts'
import { ErrorNote } from './ErrorNote.tsx'
import type { MessageKey } from './useFaultWords.ts'

/** What Loaded needs of a query; a page that combines several builds one of these. */
export type Loadable<T> = { data: T | undefined; error: Error | null; refetch: () => unknown }

type Props<T> = {
  query: Loadable<T>
  /** Shapes of what will come. */
  skeleton: ReactNode
  /** The words of SPEC.md §8 when it cannot be loaded. */
  failure: MessageKey
  /** What stands there when the backend says that it does not exist. */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

/** The one way to show what a read brings: skeleton, then content; or the error of this place with Try again. */
export function Loaded<T>({ query, skeleton, failure, missing, children }: Props<T>) {
  const { t } = useTranslation()
  if (query.data !== undefined) return children(query.data)
  if (query.error !== null) {
    const fault = asFault(query.error)
    if (fault.kind === 'notFound' && missing !== undefined) return missing
    return <ErrorNote fault={fault} place={failure} onRetry={() => void query.refetch()} />
  }
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden="true">{skeleton}</div>
    </div>
  )
}

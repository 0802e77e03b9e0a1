import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { asFault } from '@/lib/fault.ts'
import { ErrorNote } from '@/ui/error/ErrorNote.tsx'
import type { MessageKey } from '@/ui/error/useFaultWords.ts'

/** The part of a query result that Loaded needs; a page that combines several queries builds one. */
export type Loadable<T> = { data: T | undefined; error: Error | null; refetch: () => unknown }

type Props<T> = {
  query: Loadable<T>
  skeleton: ReactNode
  /** The message of CONTRACT.md §8 if loading fails. */
  failure: MessageKey
  /** Shown for a 404; defaults to the error message. */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

/** Renders a query: skeleton, then content, or an error message with Try again. */
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

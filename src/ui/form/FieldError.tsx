import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The error message below a field. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (error === undefined) return null
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-semibold text-brick">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{error}</span>
    </p>
  )
}
